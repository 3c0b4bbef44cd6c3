import { type Silence, silenceApi } from '@/api/alarm/silence';
import { useHistoryTab } from '@/components/history/use-history-tab';
import { ScreenLinks } from '@/components/screen-link/screen-links';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { useSilenceActions } from './actions';
import { aboutOf, STATE, untilText, WORKS, whenText } from './labels';
import { Preview } from './preview';
import './silence.css';

/** One silence: what it is about, when and why, and what it comes to. */
export default function SilenceDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const history = useHistoryTab('silence', id);
  const actionsOf = useSilenceActions();
  const loaded = useLoad(silenceApi.get, { id });
  return (
    <DetailPage
      title={loaded.data?.name ?? t('silence.detailTitle')}
      loaded={loaded}
      actions={actionsOf}
      identity={(silence) => ({
        name: silence.name,
        id: silence.id,
        state: <StatusTag value={silence.state} map={STATE} />,
        facts: [
          { label: t('silence.when'), value: <bdi>{whenText(t, silence.schedule)}</bdi> },
          { label: t('silence.until'), value: untilText(t, silence.schedule) },
          { label: t('silence.createdBy'), value: <bdi>{silence.createdBy.name}</bdi> },
          { label: t('silence.createdAt'), value: <FullTime at={silence.createdAt} /> },
          ...(silence.endedAt === null ? [] : [{ label: t('silence.endedAt'), value: <Ended silence={silence} /> }]),
        ],
      })}
    >
      {(silence) => (
        <UrlTabs
          tabs={[{ key: 'silence', label: t('silence.facts'), content: <Parts silence={silence} /> }, ...history]}
        />
      )}
    </DetailPage>
  );
}

function Ended({ silence: { endedAt, endedBy } }: { silence: Silence }) {
  return (
    <>
      <FullTime at={endedAt} /> <bdi>{endedBy?.name}</bdi>
    </>
  );
}

interface Named {
  id: string;
  name: string;
}

const NODE = '/system_settings/node_access_management/business_node_management/:id/network';
const ofNode = ({ id, name }: Named) => ({ id, name, to: to(NODE, { id }) });
const ofTask = ({ id, name }: Named) => ({
  id,
  name,
  to: to('/alarm/monitoring_alarm/task_management/:id', { id }),
});

function Parts({ silence }: { silence: Silence }) {
  const t = useT();
  const { id, matchers, schedule, reason, state, work } = silence;
  return (
    <>
      <Section title={t('silence.about')}>
        <Facts
          items={[
            ...aboutOf(t, silence).map(({ label, text, nodes, tasks }) => {
              const objects = nodes?.map(ofNode) ?? tasks?.map(ofTask);
              return { label, value: objects ? <ScreenLinks of={objects} /> : <bdi>{text}</bdi> };
            }),
            ...(work === null || work === undefined
              ? []
              : [{ label: t('silence.work'), value: codeText(t, WORKS, work) }]),
            { label: t('silence.reason'), value: reason === '' ? '' : <bdi className="silence-whole">{reason}</bdi> },
          ]}
        />
      </Section>
      {state !== 'ended' && (
        <Section title={t('silence.preview')}>
          <Preview draft={{ id, matchers, schedule }} />
        </Section>
      )}
    </>
  );
}
