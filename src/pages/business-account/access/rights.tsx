import { Button, Segmented } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { type AccessFacts, accessApi } from '@/api/business-account/access';
import { type EffectiveRight, effectiveRights } from '@/api/business-account/effective-rights';
import { authorizationApi } from '@/api/business-account/resource-row';
import { placeOf } from '@/components/access/place-of';
import { useFacts } from '@/components/access/use-facts';
import { actionText } from '@/components/console-action/action-text';
import { consoleScreens } from '@/components/console-action/console-screens';
import { OPERATIONS } from '@/components/resource-rows/labels';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { both } from '@/ui/data/both';
import { Facts } from '@/ui/data/facts';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState } from '@/ui/feedback/states';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { Keyword } from '@/ui/list/keyword';
import { type PartColumn, PartTable } from '@/ui/list/part-table';
import { Section } from '@/ui/page/detail-page';
import './rights.css';

type Kind = EffectiveRight['kind'];

const KINDS = {
  menu: 'access.rights.menu',
  resource: 'access.rights.resource',
  screen: 'access.rights.screen',
  action: 'access.rights.action',
} as const satisfies Record<Kind, MessageId>;

const ALL_KINDS = ['menu', 'resource', 'screen', 'action'] as const satisfies readonly Kind[];

/** As many as are looked at in one go: an account may have a thousand resources. */
const STEP = 100;

/** Whose rights they are, and what gives it any. */
function Given({ facts: { account, role, policies, organization, dataAccess } }: { facts: AccessFacts }) {
  const t = useT();
  return (
    <Facts
      items={[
        {
          label: t('access.account'),
          value: (
            <Link to={to('/business_account/account_management/:id', { id: account.id })}>
              <bdi>{account.name}</bdi>
            </Link>
          ),
        },
        {
          label: t('access.rights.role'),
          value: role ? (
            <Link to={to('/business_account/role_management/:id', { id: role.id })}>
              <bdi>{role.name}</bdi>
            </Link>
          ) : (
            t('common.none')
          ),
        },
        ...(organization ? [{ label: t('access.rights.organization'), value: <bdi>{organization.name}</bdi> }] : []),
        {
          label: t('access.rights.policies'),
          value:
            policies.length === 0
              ? t('common.none')
              : policies.map(({ id, name }) => (
                  <div key={id}>
                    <Link to={to('/business_account/policy_management/:id', { id })}>
                      <bdi>{name}</bdi>
                    </Link>
                  </div>
                )),
        },
        { label: t('access.rights.dataAccess'), value: t(OPERATIONS[dataAccess]) },
      ]}
    />
  );
}

interface Line extends EffectiveRight {
  /** What it is, in words. */
  title: string;
  /** What gives it, in words. */
  from: string;
  href: string | null;
}

interface Words {
  screens: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, string>;
  types: ReadonlyMap<string, string>;
}

function titleOf(
  t: T,
  { kind, name, product, type = '' }: EffectiveRight,
  { screens, products, types }: Words,
): string {
  if (kind === 'screen') return screens.get(name) ?? name;
  if (kind === 'action') return actionText(t, name);
  const within = products.get(product) ?? product;
  if (kind === 'menu') return `${within} / ${name}`;
  return `${types.get(type) ?? type} ${name} · ${within}`;
}

/** The rights that an account has in effect, to be searched, each with what gives it and the way there. */
function Rights({ facts, lines }: { facts: AccessFacts; lines: readonly Line[] }) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const [shown, setShown] = useState(STEP);
  const wanted = useDeferredValue(keyword.trim().toLocaleLowerCase());
  const matching = useMemo(
    () =>
      lines.filter(({ title, name, from }) =>
        [title, name, from].some((text) => text.toLocaleLowerCase().includes(wanted)),
      ),
    [lines, wanted],
  );
  const rows = matching.filter((line) => kind === 'all' || line.kind === kind);
  const countOf = (one: Kind) => matching.filter((line) => line.kind === one).length;
  const labeled = (label: MessageId, count: number) => t('access.rights.counted', { label: t(label), count });
  const columns: PartColumn<Line>[] = [
    { key: 'title', title: t('access.rights.what'), render: ({ title }) => <bdi>{title}</bdi> },
    { key: 'kind', title: t('access.rights.kind'), width: 140, render: (line) => t(KINDS[line.kind]) },
    {
      key: 'operation',
      title: t('access.operation'),
      width: 110,
      render: ({ operation }) => (operation === null ? t('common.none') : t(OPERATIONS[operation])),
    },
    {
      key: 'from',
      title: t('access.rights.from'),
      render: ({ from, href }) => (href === null ? from : <Link to={href}>{from}</Link>),
    },
  ];
  return (
    <Section title={t('access.rights.title')}>
      {(facts.account.isLocked || facts.license.status !== 'normal') && (
        <p className="screen-note">{t('access.rights.blocked')}</p>
      )}
      {!facts.account.isMain && <p className="screen-note">{t('access.rights.gatewayNote')}</p>}
      {facts.actions === undefined && <p className="screen-note">{t('access.rights.actionsUnsaid')}</p>}
      <div className="account-rights-bar">
        <Keyword value={keyword} label={t('access.rights.search')} onChange={setKeyword} />
        <Segmented<Kind | 'all'>
          aria-label={t('access.rights.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'all', label: labeled('access.rights.all', matching.length) },
            ...ALL_KINDS.map((one) => ({ value: one, label: labeled(KINDS[one], countOf(one)) })),
          ]}
        />
      </div>
      <PartTable
        columns={columns}
        rows={rows.slice(0, shown)}
        keyOf={({ key }) => key}
        minWidth={720}
        emptyText={<EmptyState title={t(lines.length === 0 ? 'access.rights.none' : 'table.noMatch')} />}
      />
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + STEP)}>
          {t('access.rights.more', { count: Math.min(STEP, rows.length - shown) })}
        </Button>
      )}
    </Section>
  );
}

/** What the gateway gives an account by itself, which is said once above the list. */
const BY_GATEWAY: ReadonlySet<string> = new Set(['role.screen', 'action.granted']);

const NO_OPTIONS: readonly { value: string; label: string }[] = [];

/** What an account may do as it stands, all of it, and where each right comes from. */
export function AllRights({ id }: { id: string }) {
  const t = useT();
  const facts = useFacts(id);
  const targets = useLoad(accessApi.getTargets, {});
  const types = useLoad(authorizationApi.getOptions, {}).data?.types ?? NO_OPTIONS;
  const lines = useMemo(() => {
    if (!facts.data || !targets.data) return [];
    const words: Words = {
      screens: consoleScreens(t),
      products: new Map(targets.data.products.map(({ code, name }) => [code, name])),
      types: new Map(types.map(({ value, label }) => [value, label])),
    };
    const own = facts.data;
    return effectiveRights(own, targets.data).map((right): Line => {
      const { reason, subject } = right.by;
      return {
        ...right,
        title: titleOf(t, right, words),
        from: BY_GATEWAY.has(reason) ? t('access.rights.gateway') : t(`access.reason.${reason}`, { subject }),
        href: placeOf(right.by, own),
      };
    });
  }, [t, facts.data, targets.data, types]);
  return (
    <LoadedPanel loaded={both(facts, targets)}>
      {([own]) => (
        <>
          <Given facts={own} />
          <Rights facts={own} lines={lines} />
        </>
      )}
    </LoadedPanel>
  );
}
