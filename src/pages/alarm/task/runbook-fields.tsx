import { Input, Radio } from 'antd';
import { runbookApi, runbookInput } from '@/api/alarm/runbook';
import type { Scene } from '@/api/alarm/scene';
import { alarmTaskInput } from '@/api/alarm/task';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { ListContext } from '@/ui/form/form-context';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { optionsOf } from '@/ui/list/options';

const { Field, useValue } = formOf(runbookInput);
const KINDS = {
  none: 'alarmTask.runbookKind.none',
  text: 'alarmTask.runbookKind.text',
  address: 'alarmTask.runbookKind.address',
} as const;

/** What to do when an alarm comes, in words or where they stand. */
export function RunbookFields() {
  const t = useT();
  const kind = useValue('kind');
  return (
    <>
      <Field name="kind" label={t('alarmTask.runbookKind')} help={t('alarmTask.runbookHelp')}>
        <Radio.Group options={optionsOf(t, KINDS)} />
      </Field>
      {kind === 'text' && (
        <Field name="text" label={t('alarmTask.runbookText')}>
          <Input.TextArea rows={6} />
        </Field>
      )}
      {kind === 'address' && (
        <Field name="address" label={t('alarmTask.runbookAddress')} help={t('alarmTask.runbookAddressHelp')}>
          <Input inputMode="url" dir="ltr" spellCheck={false} />
        </Field>
      )}
    </>
  );
}

// In the form of a task its fields are named below this part, as those of an entry are below their list.
const IN_TASK = { item: ['runbook'], full: ['runbook'] };
const ofTask = formOf(alarmTaskInput);

/** The runbook in the form of a new task, once that has a scene as the other sections do, for who may write one. */
export function RunbookSection({ scenes }: { scenes: readonly Scene[] }) {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const sceneId = ofTask.useValue('sceneId');
  const isOpen = scenes.some(({ id }) => id === sceneId);
  if (!isOpen || !offers(runbookApi.update) || can(runbookApi.update) !== true) return null;
  return (
    <FormSection title={t('alarm.runbook')}>
      <ListContext.Provider value={IN_TASK}>
        <RunbookFields />
      </ListContext.Provider>
    </FormSection>
  );
}
