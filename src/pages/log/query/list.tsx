import { Button } from 'antd';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { threatType } from '@/api/console/threat';
import { type LogArea, type LogEntry, logApi, TOP_FIELDS, type TopField } from '@/api/log/query';
import { kindText, LEVEL, LOG_RESULT, VERB_FILTER, VERBS, verbText } from '@/components/log/labels';
import type { LogValue } from '@/components/log/log-value';
import { threatName } from '@/components/threat/labels';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { upTo } from '@/lib/list-snapshot';
import { isGoneTo, useLocation } from '@/lib/navigation';
import { dateText, quickRange, type Range } from '@/lib/time';
import { OBJECTS } from '@/objects';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ResourceTable } from '@/ui/list/resource-table';
import { ScrollChoice } from '@/ui/list/scroll-choice';
import { useScrolling } from '@/ui/list/use-scrolling';
import { useSnapshot } from '@/ui/list/use-snapshot';
import { type ListView, readView, useNarrowing, writeView } from '@/ui/list/use-view';
import { Screen } from '@/ui/page/screen';
import { useNarrow } from '@/ui/page/use-narrow';
import { usePanel } from '@/ui/page/use-panel';
import { changeQuery, useQuery } from '@/ui/page/use-query';
import { AREAS, areaOf, type LogFilters } from './areas';
import { Around } from './around';
import { logColumns } from './columns';
import { Histogram } from './histogram';
import { FIELD_LABELS, WITHOUT, WITNESS } from './narrow';
import { RowValues } from './row-values';
import { topField, topText } from './top-field';
import { ValueButton } from './value-button';

/** In the address of a log that was opened on seven days and shows all that is kept. */
const EVERYTHING = { range: 'all' } as const;

/** What an alarm does in the log. */
const TRIGGER = 'trigger';

/** Entries are never changed. */
const ENTRIES_AS_OF = { at: upTo };

const ScrollTable = lazyComponent(() =>
  import('@/ui/list/scroll-table').then((module) => module.ScrollTable<LogEntry, LogFilters>),
);
const Top = lazyComponent(() => import('./top'));
const Entry = lazyComponent(() => import('@/components/log/entry-drawer'));

/**
 * The filters of an area; who and what can be chosen is the gateway's word, or what this console has words for. One object
 * is named by the address that leads here from its history.
 */
function useFilters(area: LogArea) {
  const t = useT();
  const { data, isUnoffered } = useLoad(logApi.getScope, {});
  const [query] = useQuery();
  const verbs = query.get('verb') ?? '';
  const objects = query.get('objectId') ?? '';
  // By its content: the address changes with every page.
  const without = JSON.stringify(TOP_FIELDS.map((field) => [field, query.get(WITHOUT[field]) ?? '']));
  const isAsked = TOP_FIELDS.some((field) => query.has(WITHOUT[field]));
  const isTop = useLoad(logApi.getTop, WITNESS, { isReady: isAsked }).isUnoffered !== true;
  return useMemo(() => {
    const kind = {
      name: 'kind' as const,
      label: t('log.kind'),
      options: (isUnoffered ? Object.keys(OBJECTS) : (data?.kinds ?? [])).map((value) => ({
        value,
        label: kindText(t, value),
      })),
    };
    const verb = {
      name: 'verb' as const,
      label: t('log.verb'),
      // The common ones, and those that an entry named.
      options: [...new Set([...VERB_FILTER, ...verbs.split(',').filter((one) => Object.hasOwn(VERBS, one))])].map(
        (value) => ({ value, label: verbText(t, value) }),
      ),
    };
    const statusOptions = (map: typeof LOG_RESULT | typeof LEVEL) =>
      Object.entries(map).map(([value, { label }]) => ({ value, label: t(label) }));
    const result = { name: 'result' as const, label: t('log.result'), options: statusOptions(LOG_RESULT) };
    const level = { name: 'level' as const, label: t('log.level'), options: statusOptions(LEVEL) };
    const account = {
      name: 'account' as const,
      label: t('log.account'),
      options: (data?.accounts ?? []).map(({ id, name }) => ({ value: id, label: name })),
    };
    const threat = {
      name: 'threatType' as const,
      label: t('logQuery.threat'),
      options: [
        { value: 'any', label: t('logQuery.anyThreat') },
        ...threatType.options.map((value) => ({ value, label: threatName(t, value) })),
      ],
    };
    // One does not choose an object by its id: it comes with an entry or an address.
    const object = {
      name: 'objectId' as const,
      label: t('log.objectId'),
      options: objects.split(',').map((value) => ({ value, label: value })),
    };
    const sorts =
      area === 'alarm' ? [level, threat] : area === 'operation' ? [kind, verb, result] : [kind, verb, result, level];
    const own = data?.isFull ? [...sorts, account] : sorts;
    const pairs: [TopField, string][] = JSON.parse(without);
    const names = new Map(account.options.map(({ value, label }) => [value, label]));
    const textOf = (field: TopField, value: string) => topText(t, field, value, names.get(value) ?? '');
    const others = pairs
      .filter(([, values]) => isTop && values !== '')
      .map(([field, values]) => ({
        name: WITHOUT[field],
        label: t('logQuery.withoutField', { text: t(FIELD_LABELS[field]) }),
        options: values.split(',').map((value) => ({ value, label: textOf(field, value) })),
      }));
    return [...(objects === '' || area === 'alarm' ? [] : [object]), ...own, ...others];
  }, [t, data, isUnoffered, area, verbs, objects, isTop, without]);
}

/** Whose logs these are, in words; nothing where the gateway does not say. */
function ScopeNote() {
  const t = useT();
  const { data, isUnoffered } = useLoad(logApi.getScope, {});
  if (isUnoffered) return null;
  // Keeps its line: what is below does not move when it comes.
  if (!data) return '\u00a0';
  return data.isFull
    ? t('logQuery.scopeFull', { since: dateText(data.keptSince) })
    : t('logQuery.scopeOwn', { account: data.account });
}

/**
 * Logs that are opened without a question show the last seven days: what was kept for half a year is a wall of equal columns.
 * The range stands in the address like any other, so that it can be seen, changed and taken off.
 */
function useOpened(): boolean {
  const { search } = useLocation();
  const [isOpened, setOpened] = useState(search !== '');
  // Not sooner: where screen and router are drawn together, the router does not hear of changes yet.
  useEffect(() => {
    if (!isOpened) changeQuery(writeView({ range: quickRange('last7Days', gatewayNow()) }));
  }, [isOpened]);
  // Only once the range is there: whoever takes it off afterwards sees everything.
  if (!isOpened && search !== '') setOpened(true);
  // The menu opens the log that is open already anew.
  if (isOpened && search === '' && isGoneTo()) setOpened(false);
  // What was narrowed and is no more says so in its address: Back, a reload and a copied link show the same.
  const isWide = isOpened && search === '' && !isGoneTo();
  useEffect(() => {
    if (isWide) changeQuery(EVERYTHING);
  }, [isWide]);
  return isOpened;
}

export default function LogList() {
  return useOpened() ? <Logs /> : null;
}

/** An alarm that goes on is written down at every look at it: among all logs they can be left out at a press, as any value. */
function WithoutTriggers({ view: { filters } }: { view: Pick<ListView, 'filters'> }) {
  const t = useT();
  const name = WITHOUT.verb;
  const others = (filters[name] ?? []).filter((verb) => verb !== TRIGGER);
  const isLeftOut = others.length !== (filters[name] ?? []).length;
  return (
    <Button
      aria-pressed={isLeftOut}
      ghost={isLeftOut}
      type={isLeftOut ? 'primary' : 'default'}
      onClick={() =>
        changeQuery(writeView({ page: 1, filters: { [name]: isLeftOut ? others : [...others, TRIGGER] } }))
      }
    >
      {t('logQuery.withoutTriggers')}
    </Button>
  );
}

function Logs() {
  const t = useT();
  const area = areaOf(useLocation().pathname);
  const panel = usePanel();
  const [query] = useQuery();
  const filters = useFilters(area);
  const isTop = useOffers()(logApi.getTop);
  const top = query.get('top');
  const scope = useLoad(logApi.getScope, {});
  const [now] = useState(gatewayNow);
  const { asOf } = useSnapshot(AREAS[area].list, ENTRIES_AS_OF);
  const open = panel.open;
  const [row, setRow] = useState<LogEntry>();
  const isPhone = useNarrow();
  const hasAccounts = scope.data?.isFull === true;
  const columns = useMemo(
    () =>
      logColumns({
        t,
        area,
        look: (entry) => {
          setRow(entry);
          open('entry', entry.id);
        },
        hasAccounts,
        isPhone,
      }),
    [t, area, open, hasAccounts, isPhone],
  );
  const view = useNarrowing(readView(query, filters, ['at']));
  const keptSince = scope.data?.keptSince;
  const kept = useMemo<Range | null>(() => (keptSince === undefined ? null : [keptSince, now]), [keptSince, now]);
  const [isScrolled, scroll] = useScrolling();
  const list = {
    columns,
    keyword: t('logQuery.search'),
    time: t('log.at'),
    filters,
    empty: <EmptyState title={t('logQuery.emptyTitle')} text={t('logQuery.emptyText')} />,
  };
  return (
    <Screen
      title={t(AREAS[area].title)}
      note={<ScopeNote />}
      actions={
        <>
          {isTop && area === 'all' && <WithoutTriggers view={view} />}
          {isTop && (
            <Button
              aria-expanded={top !== null}
              onClick={() => changeQuery({ top: top === null ? 'account' : undefined })}
            >
              {t('logQuery.top')}
            </Button>
          )}
          <ScrollChoice isScrolled={isScrolled} onChange={scroll} />
        </>
      }
    >
      {kept && <Histogram area={area} view={view} kept={kept} />}
      {!kept && !scope.failure && !scope.isUnoffered && <div className="histogram" aria-hidden />}
      <Overlays onLost={() => changeQuery({ top: undefined })} onRetry={() => changeQuery({ top: 'account' })}>
        {isTop && top !== null && (
          <Suspense fallback={<div className="log-top" aria-hidden />}>
            <Top area={area} view={view} filters={filters} field={topField(area, top)} />
          </Suspense>
        )}
      </Overlays>
      <RowValues filters={filters}>
        {isScrolled ? (
          <Overlays onLost={() => scroll(false)} onRetry={() => scroll(true)}>
            <Suspense fallback={<div className="table-skeleton" aria-hidden />}>
              <ScrollTable {...list} load={AREAS[area].list} label={t(AREAS[area].title)} />
            </Suspense>
          </Overlays>
        ) : (
          <ResourceTable {...list} load={AREAS[area].list} asOf={asOf} />
        )}
      </RowValues>
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'entry' && (
          <Entry
            id={panel.id}
            row={row?.id === panel.id ? row : undefined}
            onClose={panel.close}
            toolOf={(value: LogValue, at: number) => <ValueButton value={value} at={at} filters={filters} />}
            moreOf={(entry: LogEntry) => <Around entry={entry} filters={filters} />}
          />
        )}
      </Overlays>
    </Screen>
  );
}
