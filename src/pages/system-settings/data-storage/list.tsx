import { storageApi } from '@/api/system-settings/data-storage';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Overlays } from '@/ui/feedback/overlays';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { LogCard } from './log-card';
import './data-storage.css';

const Edit = lazyComponent(() => import('./edit'));

/** What each type of log takes, and how long it is kept. */
export default function DataStorage() {
  const t = useT();
  const panel = usePanel();
  const loaded = useLoad(storageApi.getUsage, {});
  return (
    <Screen title={t('storage.title')} note={t('storage.note')}>
      <LoadedPanel loaded={loaded}>
        {({ list }) => {
          const edited = panel.name === 'edit' ? list.find(({ type }) => type === panel.id) : undefined;
          return (
            <>
              <div className="storage-cards">
                {list.map((log) => (
                  <LogCard key={log.type} log={log} onEdit={() => panel.open('edit', log.type)} />
                ))}
              </div>
              <Overlays onLost={panel.close} onRetry={panel.reopen}>
                {edited && <Edit log={edited} onClose={panel.close} />}
              </Overlays>
            </>
          );
        }}
      </LoadedPanel>
    </Screen>
  );
}
