import { type IndicatorFinding, intelLookups } from '@/api/system-settings/intel-lookup';
import { intelPreviews, type PreviewLine } from '@/api/system-settings/intel-preview';
import type { IntelSource } from '@/api/system-settings/intelligence-source';
import { type Indicator, recognize } from '@/domain/intel/indicator';
import { isSameFinding } from '@/domain/intel/til';
import { contains, parseAddress, parseCidr } from '@/lib/ip/address';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { entryName, knowledgeOf, libraryOf } from './intel-library';
import { LOCAL_ID, sourcesOf } from './intelligence-source';

const WILDCARD = '*.';

/** How exactly an indicator names a text: 0 itself, above 0 the wider the more, null not at all. */
function distance({ type, value }: Indicator, wanted: { type: string; key: string }): number | null {
  const own = recognize(value);
  if (type === wanted.type && own?.key === wanted.key) return 0;
  if (type === 'cidr' && wanted.type !== 'domain') {
    const network = parseCidr(value);
    const item = parseAddress(wanted.key) ?? parseCidr(wanted.key);
    return network && item && contains(network, item) ? 1 + 128 - network.prefix : null;
  }
  const isBelow = type === 'domain' && wanted.type === 'domain' && own?.key.startsWith(WILDCARD) === true;
  return own && isBelow && wanted.key.endsWith(`.${own.key.slice(WILDCARD.length)}`) ? 1 : null;
}

type Candidate = { source: IntelSource; indicator: Indicator; far: number };

/** The most exact of a source is what it says. */
function candidatesOf(world: World, wanted: { type: string; key: string }): Candidate[] {
  return sourcesOf(world).flatMap((source) => {
    const all = [...knowledgeOf(world, source).values()].flatMap((indicator) => {
      const far = distance(indicator, wanted);
      return far === null ? [] : [{ source, indicator, far }];
    });
    return all.sort((a, b) => a.far - b.far).slice(0, 1);
  });
}

const order = (a: Candidate, b: Candidate) =>
  a.source.priority - b.source.priority || a.far - b.far || b.source.updatedAt - a.source.updatedAt;

function outcomeOf(one: Candidate, winner: Candidate | undefined, now: number): IndicatorFinding['outcome'] {
  if (one === winner) return 'wins';
  if (one.source.status !== 'enabled') return 'disabled';
  if (one.indicator.expiresAt !== null && one.indicator.expiresAt <= now) return 'expired';
  if (one.source.priority !== winner?.source.priority) return 'lowerPriority';
  return one.far === winner.far ? 'older' : 'lessExact';
}

/** Who knows a text, and whose word counts. */
export function lookUp(world: World, text: string): { indicator: string; list: IndicatorFinding[] } {
  const wanted = recognize(text) ?? refuse('INVALID', { fields: ['indicator'] });
  const now = world.now();
  const all = candidatesOf(world, wanted).sort(order);
  const winner = all.find(
    ({ source, indicator }) =>
      source.status === 'enabled' && (indicator.expiresAt === null || indicator.expiresAt > now),
  );
  const list = all.map((one) => ({
    sourceId: one.source.id,
    syncSource: one.source.syncSource,
    priority: one.source.priority,
    matched: one.indicator.value,
    threat: one.indicator.threat,
    level: one.indicator.level,
    expiresAt: one.indicator.expiresAt,
    outcome: outcomeOf(one, winner, now),
  }));
  return {
    indicator: wanted.key,
    list: list.sort((a, b) => Number(b.outcome === 'wins') - Number(a.outcome === 'wins')),
  };
}

function overlapOf(world: World) {
  const sources = sourcesOf(world).filter(({ status }) => status === 'enabled');
  const known = new Map(sources.map((one) => [one.id, knowledgeOf(world, one)]));
  const of = (id: string) => known.get(id) ?? new Map<string, Indicator>();
  const pairs = sources.flatMap(({ id: a }, index) =>
    sources.slice(index + 1).flatMap(({ id: b }) => {
      const shared = [...of(a)].flatMap(([name, one]) => {
        const other = of(b).get(name);
        return other ? [isSameFinding(one, other)] : [];
      });
      return [{ a, b, shared: shared.length, conflicting: shared.filter((isSame) => !isSame).length }];
    }),
  );
  return {
    sources: sources.map(({ id, syncSource }) => {
      const others = sources.filter((one) => one.id !== id);
      const only = [...of(id).keys()].filter((name) => !others.some((one) => of(one.id).has(name))).length;
      return { id, syncSource, total: of(id).size, only };
    }),
    pairs,
  };
}

export const intelLookup = implement(intelLookups, {
  get: ({ indicator }, { world }) => lookUp(world, indicator),
  getOverlap: (_, { world }) => overlapOf(world),
});

const said = ({ threat, level, expiresAt }: Indicator) => ({ threat, level, expiresAt });

/** What an import would make of each line, in the order of the file. */
function linesOf(world: World, fileId: string): PreviewLine[] {
  const { entries, rejects } = libraryOf(world, fileId);
  const local = knowledgeOf(world, { id: LOCAL_ID });
  const good = entries.map((entry): PreviewLine => {
    const before = local.get(entryName(entry));
    const action = !before ? 'add' : isSameFinding(before, entry) ? 'same' : 'update';
    return {
      id: String(entry.line),
      line: entry.line,
      action,
      value: entry.value,
      before: before ? said(before) : null,
      after: said(entry),
      reason: null,
      other: null,
    };
  });
  const left = rejects.map(
    ({ line, reason, text, other }): PreviewLine => ({
      id: String(line),
      line,
      action: 'reject',
      value: text,
      before: null,
      after: null,
      reason,
      other: other ?? null,
    }),
  );
  return [...good, ...left].sort((a, b) => a.line - b.line);
}

function previewOf(world: World, fileId: string) {
  const counts = { add: 0, update: 0, same: 0, reject: 0 };
  for (const { action } of linesOf(world, fileId)) {
    if (action === 'add' || action === 'update' || action === 'same' || action === 'reject') counts[action] += 1;
  }
  const { entries } = libraryOf(world, fileId);
  const sources = sourcesOf(world).filter(({ status }) => status === 'enabled');
  const own = sources.find(({ id }) => id === LOCAL_ID)?.priority ?? Number.POSITIVE_INFINITY;
  const overlaps = sources.flatMap((source) => {
    const known = knowledgeOf(world, source);
    const shared = entries.filter((entry) => known.has(entryName(entry))).length;
    if (source.id === LOCAL_ID || shared === 0) return [];
    return [{ id: source.id, syncSource: source.syncSource, shared, wins: source.priority < own ? shared : 0 }];
  });
  return { ...counts, overlaps };
}

export const intelPreview = implement(intelPreviews, {
  get: ({ fileId }, { world }) => previewOf(world, fileId),
  list: ({ filters, ...request }, { world }) => {
    const fileId = filters?.fileId?.[0] ?? refuse('NOT_FOUND');
    const { action } = filters ?? {};
    return pageOf(
      linesOf(world, fileId),
      { ...request, ...(action && { filters: { action } }) },
      { keyword: ['value'] },
    );
  },
});
