import { go, useParams } from '@/lib/navigation';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage, Section } from '@/ui/page/detail-page';
import type { Action } from '@/ui/page/row-actions';
import { usePanel } from '@/ui/page/use-panel';
import { type Key, keyApi, STATUS, to, useT } from './key';

/** That of the list. */
declare function useKeyActions(edit: (key: Key) => void, leave?: () => void): (key: Key) => Action[];

const Edit = lazyComponent(() => import('./edit'));
const History = lazyComponent(
  () => import('@/components/history/history').then(({ History }) => History),
  ['components/log'], // its messages; those of the screen are its route's `texts`
);

export default function KeyDetail() {
  const t = useT();
  const { id = '' } = useParams(); // @/lib/navigation
  const panel = usePanel();
  const actions = useKeyActions(
    (key) => panel.open('edit', key.id),
    () => go(to('/keys')),
  );
  return (
    <>
      <DetailPage
        title={t('key.detailTitle')} // until its name is there
        loaded={useLoad(keyApi.get, { id })}
        actions={actions}
        identity={({ name, status, createdAt }) => ({
          name,
          id,
          state: <StatusTag value={status} map={STATUS} />,
          facts: [{ label: t('key.createdAt'), value: <Time at={createdAt} /> }],
        })}
      >
        {() => (
          <Section title={t('detail.history')}>
            <History kind="secretKey" id={id} />
          </Section>
        )}
      </DetailPage>
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
      </Overlays>
    </>
  );
}
