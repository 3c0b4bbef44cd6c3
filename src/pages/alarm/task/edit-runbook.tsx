import { Input, Radio } from 'antd';
import { runbookApi, runbookInput } from '@/api/alarm/runbook';
import type { AlarmTask } from '@/api/alarm/task';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { optionsOf } from '@/ui/list/options';

const { Field, useValue } = formOf(runbookInput);
const KINDS = {
  none: 'alarmTask.runbookKind.none',
  text: 'alarmTask.runbookKind.text',
  address: 'alarmTask.runbookKind.address',
} as const;

/** Writes what to do when an alarm of a task comes. */
export function EditRunbook({ task: { id, name }, onClose }: { task: AlarmTask; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const loaded = useLoad(runbookApi.get, { id });
  return (
    <LoadedDrawer title={t('alarm.runbook')} loaded={loaded} onClose={onClose}>
      {({ version, kind, text, address }) => (
        <FormDrawer
          name={`alarmRunbook:${id}`}
          title={t('alarm.runbook')}
          schema={runbookInput}
          initial={kind === 'address' ? { kind, ...(address && { address }) } : { kind: 'text', ...(text && { text }) }}
          permit={can(runbookApi.update)}
          success={t('alarmTask.runbookSaved', { name })}
          onSubmit={(input) => runbookApi.update({ id, version, ...input })}
          onClose={onClose}
        >
          <Fields />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}

function Fields() {
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
