import { Alert } from 'antd';
import { announcementApi } from '@/api/system-settings/announcement';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { drain } from '@/domain/net/drain';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { RunButton } from '@/ui/page/run-button';
import { readStaged, stageAll } from './staged-set';
import './still-announced.css';

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

const ANNOUNCED: ReadonlySet<string> = new Set(['announced', 'last', 'unanswered']);

/** Stages the drain of a node and leads to its review; where something else is staged or applied, that comes first. */
function useDrainFirst(id: string) {
  const t = useT();
  const report = useReport();
  return async () => {
    if (readStaged(id) === null) {
      const network = await nodeNetworkApi.get({ id });
      const edits = drain(network.config);
      if (!stageAll(network, edits)) return report.warning(t('stillAnnounced.notKept'));
      report.info(t('stillAnnounced.staged', { count: edits.length, name: network.name }));
    }
    go(to(NETWORK, { id }, { tab: 'review' }));
  };
}

/**
 * In the question before the services of a node stop: which addresses it goes on announcing and attracts the
 * traffic of, and the way to drain it first. Where the gateway says nothing of announcements, nor does this.
 */
export default function AnnouncedNote({ id }: { id: string }) {
  const t = useT();
  const can = useCan();
  const drainFirst = useDrainFirst(id);
  const { data } = useLoad(announcementApi.getOthers, { id });
  const announced = data?.list.filter(({ reach }) => ANNOUNCED.has(reach)) ?? [];
  if (announced.length === 0) return null;
  const description = (
    <>
      <ul className="still-announced">
        {announced.map(({ address, others }) => (
          <li key={address}>
            <bdi className="code" dir="ltr">
              {address}
            </bdi>{' '}
            {others === 0 && <strong>{t('stillAnnounced.last')}</strong>}
          </li>
        ))}
      </ul>
      <RunButton permit={can(nodeNetworkApi.apply)} run={drainFirst}>
        {t('stillAnnounced.drain')}
      </RunButton>
    </>
  );
  return <Alert type="warning" showIcon title={t('stillAnnounced.title')} description={description} />;
}
