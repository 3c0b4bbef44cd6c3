import { Input } from 'antd';
import type * as z from 'zod';
import { edgeNodeApi, edgeNodeInput } from '@/api/account-center/edge-node';
import { useT } from '@/i18n/use-t';
import { isTaken } from '@/lib/contract/taken';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { EdgeNodeFields } from './fields';

const { Field } = formOf(edgeNodeInput);

interface Props {
  /** What the form starts with: the directory where the operator stood, or what a clone takes over. */
  from: Partial<z.input<typeof edgeNodeInput>>;
  onClose: () => void;
}

export default function CreateEdgeNode({ from, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const idTaken = async (nodeId: string) =>
    (await isTaken(edgeNodeApi.list, 'nodeId', nodeId)) ? t('edgeNode.nodeIdTaken') : null;
  return (
    <FormDrawer
      name="edgeNodeCreate"
      title={t('edgeNode.create')}
      verb={t('form.add')}
      schema={edgeNodeInput}
      initial={from}
      success={({ nodeId }) => t('edgeNode.created', { name: nodeId })}
      permit={can(edgeNodeApi.add)}
      onSubmit={(input) => edgeNodeApi.add(input)}
      onClose={onClose}
    >
      <Field name="nodeId" label={t('edgeNode.nodeId')} help={t('edgeNode.nodeIdHelp')} check={idTaken}>
        <Input spellCheck={false} />
      </Field>
      <EdgeNodeFields />
    </FormDrawer>
  );
}
