import * as z from 'zod';
import { edgeGroupApi } from '@/api/account-center/edge-group';
import { type EdgeNode, edgeNodeApi } from '@/api/account-center/edge-node';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import type { Chosen } from '@/ui/list/use-selection';
import { TreePick } from '@/ui/tree/tree-pick';

const form = z.object({ groupId: z.string().nullish() });
const { Field } = formOf(form);

/** The directory that the chosen nodes go to, or none; the list says which of them could not. */
export function MoveNodes({ chosen, onClose }: { chosen: Chosen<EdgeNode>; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="edgeNodeMove"
      title={t('edgeNode.moveTitle', { count: chosen.count })}
      schema={form}
      permit={can(edgeNodeApi.move)}
      onSubmit={({ groupId = null }) => edgeNodeApi.move({ ...chosen.target, groupId }).then(chosen.settle)}
      onClose={onClose}
    >
      <Field name="groupId" label={t('edgeNode.targetGroup')} help={t('edgeNode.targetGroupHelp')}>
        <TreePick source={edgeGroupApi} />
      </Field>
    </FormDrawer>
  );
}
