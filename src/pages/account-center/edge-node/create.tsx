import { Input } from 'antd';
import { edgeNodeApi, edgeNodeInput } from '@/api/account-center/edge-node';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { EdgeNodeFields } from './fields';

const { Field } = formOf(edgeNodeInput);

/** `groupId` is where the operator stood: the directory that the form starts with. */
export default function CreateEdgeNode({ groupId, onClose }: { groupId: string | null; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="edgeNodeCreate"
      title={t('edgeNode.create')}
      schema={edgeNodeInput}
      initial={{ groupId }}
      success={({ nodeId }) => t('edgeNode.created', { name: nodeId })}
      permit={can(edgeNodeApi.add)}
      onSubmit={(input) => edgeNodeApi.add(input)}
      onClose={onClose}
    >
      <Field name="nodeId" label={t('edgeNode.nodeId')} help={t('edgeNode.nodeIdHelp')}>
        <Input spellCheck={false} />
      </Field>
      <EdgeNodeFields />
    </FormDrawer>
  );
}
