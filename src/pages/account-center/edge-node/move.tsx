import { Radio } from 'antd';
import * as z from 'zod';
import { edgeGroupApi } from '@/api/account-center/edge-group';
import { type EdgeNode, edgeNodeApi } from '@/api/account-center/edge-node';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useAgreement } from '@/ui/feedback/use-agreement';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { optionsOf } from '@/ui/list/options';
import type { Chosen } from '@/ui/list/use-selection';
import { TreePick } from '@/ui/tree/tree-pick';

/** None is a choice of its own: what was left untouched takes no node out of anything. */
const form = z.discriminatedUnion('to', [
  z.object({ to: z.literal('one'), groupId: z.string().min(1) }),
  z.object({ to: z.literal('none') }),
]);
type Move = z.output<typeof form>;
const { Field, useValue } = formOf(form);
const TO = { one: 'edgeNode.toGroup', none: 'edgeNode.toNoGroup' } as const;

/** The directory that the chosen nodes go to, or none, which asks first; the list says which of them could not. */
export function MoveNodes({ chosen, onClose }: { chosen: Chosen<EdgeNode>; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const agree = useAgreement();
  const { target, count, settle } = chosen;
  const move = async (chosenForm: Move) => {
    const groupId = chosenForm.to === 'one' ? chosenForm.groupId : null;
    const question = {
      title: t('edgeNode.takeOutTitle', { count }),
      content: t('edgeNode.takeOutText'),
      verb: t('edgeNode.takeOut'),
    };
    if (groupId === null && !(await agree(question))) return false;
    return settle(await edgeNodeApi.move({ ...target, groupId }));
  };
  return (
    <FormDrawer
      name="edgeNodeMove"
      title={t('edgeNode.moveTitle', { count })}
      verb={t('edgeNode.move')}
      schema={form}
      initial={{ to: 'one' }}
      permit={can(edgeNodeApi.move)}
      onSubmit={move}
      onClose={onClose}
    >
      <MoveFields />
    </FormDrawer>
  );
}

function MoveFields() {
  const t = useT();
  const to = useValue('to');
  return (
    <>
      <Field name="to" label={t('edgeNode.moveTo')}>
        <Radio.Group options={optionsOf(t, TO)} />
      </Field>
      {to === 'one' && (
        <Field name="groupId" label={t('edgeNode.targetGroup')}>
          <TreePick source={edgeGroupApi} placeholder={t('edgeNode.chooseTarget')} />
        </Field>
      )}
    </>
  );
}
