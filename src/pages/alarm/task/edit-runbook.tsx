import { runbookApi, runbookInput } from '@/api/alarm/runbook';
import type { AlarmTask } from '@/api/alarm/task';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { RunbookFields } from './runbook-fields';

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
          <RunbookFields />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
