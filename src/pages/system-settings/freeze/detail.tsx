import { type Freeze, freezeApi } from '@/api/system-settings/node-freeze';
import { useHistoryTab } from '@/components/history/use-history-tab';
import { ScreenLinks } from '@/components/screen-link/screen-links';
import { ZonedTime } from '@/components/time-zone/zoned-time';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { Link, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime, Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { useFreezeActions } from './actions';
import { STATE } from './labels';
import './freeze.css';

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

/** One freeze: when, why, of what, who may override it, and who did. */
export default function FreezeDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const history = useHistoryTab('nodeFreeze', id);
  const actionsOf = useFreezeActions();
  const loaded = useLoad(freezeApi.get, { id });
  return (
    <DetailPage
      title={loaded.data?.name ?? t('freeze.detailTitle')}
      loaded={loaded}
      actions={actionsOf}
      identity={({ name, id: own, state, zone, startAt, endAt, createdBy, createdAt, endedAt, endedBy }) => ({
        name,
        id: own,
        state: <StatusTag value={state} map={STATE} />,
        facts: [
          { label: t('freeze.startAt'), value: <ZonedTime at={startAt} zone={zone} /> },
          { label: t('freeze.endAt'), value: <ZonedTime at={endAt} zone={zone} /> },
          { label: t('freeze.createdBy'), value: <bdi>{createdBy.name}</bdi> },
          { label: t('freeze.createdAt'), value: <FullTime at={createdAt} /> },
          ...(endedAt === null
            ? []
            : [
                {
                  label: t('freeze.endedAt'),
                  value: (
                    <>
                      <FullTime at={endedAt} /> <bdi>{endedBy?.name}</bdi>
                    </>
                  ),
                },
              ]),
        ],
      })}
    >
      {(freeze) => (
        <UrlTabs tabs={[{ key: 'freeze', label: t('freeze.facts'), content: <Parts freeze={freeze} /> }, ...history]} />
      )}
    </DetailPage>
  );
}

function Scope({ of: { scope, groups, nodes } }: { of: Freeze }) {
  const t = useT();
  if (scope.kind === 'all') return t('freeze.scopeAll');
  if (scope.kind === 'groups') return <ScreenLinks of={groups} />;
  return <ScreenLinks of={nodes.map(({ id, name }) => ({ id, name, to: to(NETWORK, { id }) }))} />;
}

function Who({ of: { roles, accounts } }: { of: Freeze }) {
  const t = useT();
  if (roles.length + accounts.length === 0) return t('freeze.nobody');
  return (
    <ScreenLinks
      of={[
        ...roles.map(({ id, name }) => ({ id, name, to: to('/business_account/role_management/:id', { id }) })),
        ...accounts.map(({ id, name }) => ({ id, name, to: to('/business_account/account_management/:id', { id }) })),
      ]}
    />
  );
}

function Parts({ freeze }: { freeze: Freeze }) {
  const t = useT();
  const { reason, overrides } = freeze;
  return (
    <>
      <Section title={t('freeze.about')}>
        <Facts
          items={[
            { label: t('freeze.reason'), value: <bdi>{reason}</bdi> },
            { label: t('freeze.scope'), value: <Scope of={freeze} /> },
            { label: t('freeze.who'), value: <Who of={freeze} /> },
          ]}
        />
      </Section>
      <Section title={t('freeze.overridesCount', { count: overrides.length })}>
        {overrides.length === 0 ? (
          <p className="absent">{t('freeze.noOverrides')}</p>
        ) : (
          <ul className="freeze-overrides">
            {overrides.map(({ at, by, nodeId, node, reason: why }) => (
              <li key={`${at} ${nodeId}`}>
                <Time at={at} /> <bdi>{by}</bdi>
                {DOT}
                <Link to={to(NETWORK, { id: nodeId }, { tab: 'history' })}>{node}</Link>
                {DOT}
                <q>{why}</q>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
