import { type ConfigRecord, configBackupApi } from '@/api/system-settings/config-backup';
import { moduleName } from '@/components/config-differences/module-name';
import { useT } from '@/i18n/use-t';
import { StatusTag } from '@/ui/data/status-tag';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';
import { useUnderWay } from '@/ui/data/use-under-way';
import { MODULE_STATE, STATUS } from './labels';
import './config-backup.css';

const RUNNING = { status: ['backingUp', 'recovering'] };

/** The backup or recovery under way, module by module; the lists are loaded again when it ends. */
export function Running() {
  const { data, isUnoffered } = usePoll(configBackupApi.getRunning, {}, ({ list }) => list.length === 0);
  useFollow(data?.list.map(({ id }) => id).join(), configBackupApi.list);
  const underWay = useUnderWay(configBackupApi.list, { filters: RUNNING, isReady: isUnoffered === true });
  return (data?.list ?? underWay)?.map((record) => <RunningLine key={record.id} record={record} />);
}

function RunningLine({ record: { status, modules } }: { record: ConfigRecord }) {
  const t = useT();
  const done = modules.filter(({ state }) => state === 'done').length;
  return (
    <section className="config-running" aria-label={t('configBackup.progress')}>
      <div className="config-running-head">
        <span role="status">
          <StatusTag value={status} map={STATUS} />
        </span>
        <span className="tabular">{t('configBackup.doneOf', { done, count: modules.length })}</span>
      </div>
      <progress aria-label={t('configBackup.progress')} max={modules.length} value={done} />
      <ul>
        {modules.map(({ module, state }) => (
          <li key={module}>
            {moduleName(t, module)} <StatusTag value={state} map={MODULE_STATE} />
          </li>
        ))}
      </ul>
    </section>
  );
}
