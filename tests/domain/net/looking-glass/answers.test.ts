import { describe, expect, it } from 'vitest';
import { checkSize, MOST_CHARS, MOST_ROWS, notJson, UnreadableAnswer } from '@/domain/net/looking-glass/answer';
import {
  readAdvertised,
  readCounts,
  readFound,
  readReceived,
  readSummary,
  readTable,
} from '@/domain/net/looking-glass/bgp';
import {
  readBfd,
  readOspf,
  readOspf6,
  readOspf6Peers,
  readOspfPeers,
  readRib,
} from '@/domain/net/looking-glass/inside';
import { readFilters, readSession, whyFiltered, whyNotTaken, whyNotTold } from '@/domain/net/looking-glass/policy';
import { incoming, outgoing } from '@/domain/net/looking-glass/standing';
import { frr } from './frr';

const FILTERS = readFilters(frr('route-maps'), frr('prefix-lists'));
const SESSION = readSession(frr('neighbor'), '192.0.2.1');

/** What is wrong with an answer, or null. */
function faultOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (thrown) {
    if (thrown instanceof UnreadableAnswer) return thrown.fault;
    throw thrown;
  }
}

describe('BEY-41 what a router of FRR answers', () => {
  it('is every route of a neighbor with how it stands, and by which rule it was filtered', () => {
    const { rows, unread } = incoming(readReceived(frr('received')), readTable(frr('accepted')), SESSION, FILTERS);
    expect(unread).toBe(0);
    expect(rows.map(({ prefix, standing }) => [prefix, standing])).toEqual([
      ['0.0.0.0/0', 'best'],
      ['203.0.113.0/24', 'accepted'],
      ['203.0.114.0/24', 'best'],
      ['223.5.5.5/32', 'filtered'],
    ]);
    expect(rows.map(({ why }) => why())).toEqual([
      null,
      null,
      null,
      { kind: 'rule', map: 'learned-ipv4', rule: 10, list: 'anycast', entry: 5 },
    ]);
  });

  it('is what goes to a neighbor, and of the rest why it does not', () => {
    const { rows } = outgoing(
      readAdvertised(frr('advertised')),
      readTable(frr('table')),
      '192.0.2.1',
      SESSION,
      FILTERS,
    );
    expect(rows.map(({ prefix, standing, why }) => [prefix, standing, why()?.kind])).toEqual([
      ['223.5.5.5/32', 'advertised', undefined],
      ['0.0.0.0/0', 'withheld', 'fromThere'],
      ['203.0.113.0/24', 'withheld', 'noRule'],
      ['203.0.114.0/24', 'withheld', 'fromThere'],
      ['203.0.115.0/24', 'withheld', 'noRule'],
    ]);
  });

  it('judges ranges of a list, a missing policy and an own AS number in the path', () => {
    const session = readSession(frr('list-filter'), '192.0.2.10');
    const filters = readFilters({ BGP: {} }, frr('list-ranges'));
    const why = (prefix: string) => whyFiltered(prefix, session.in, filters);
    expect(why('223.5.5.5/32')).toEqual({ kind: 'list', list: 'ranges', entry: 5 });
    expect(why('223.5.0.0/16')).toBeNull();
    expect(why('198.51.100.0/25')).toEqual({ kind: 'noEntry', list: 'ranges' });
    expect(whyFiltered('10.0.0.0/8', readSession(frr('no-policy'), '198.51.100.10').in, filters)).toEqual({
      kind: 'noPolicy',
    });
    expect(whyNotTaken({ prefix: '10.0.0.0/8', path: '64600 64512 1' }, SESSION, FILTERS)).toEqual({
      kind: 'loop',
      asNumber: 64_512,
    });
    expect(whyNotTaken({ prefix: '10.0.0.0/8', path: '64600 1' }, SESSION, FILTERS)).toEqual({ kind: 'unknown' });
    const inside = { ...SESSION, isInternal: true };
    expect(
      whyNotTold({ prefix: '10.0.0.0/8', peer: '10.0.0.9', isInternal: true }, '192.0.2.1', inside, FILTERS),
    ).toEqual({ kind: 'inside' });
  });

  it('says which filter it cannot judge in the place of a reason that may be wrong', () => {
    const rule = (number: number, type: string, clauses: string[], action = 'Exit routemap') => ({
      ...{ sequenceNumber: number, type, matchClauses: clauses, action },
    });
    const judged = (...rules: object[]) => {
      const filters = readFilters({ BGP: { m: { rules } } }, { BGP: {} });
      return whyFiltered('10.0.0.0/8', { map: 'm', list: '', others: [], isMissing: false }, filters);
    };
    expect(judged(rule(10, 'deny', ['community 1']))).toEqual({
      kind: 'unjudged',
      filter: 'm 10',
      clause: 'community 1',
    });
    expect(judged(rule(10, 'deny', []))).toEqual({ kind: 'everything', map: 'm', rule: 10 });
    expect(judged(rule(10, 'permit', [], 'Continue to next'))).toMatchObject({ kind: 'unjudged' });
    expect(judged(rule(10, 'permit', []))).toBeNull();
    const unknown = { map: 'gone', list: '', others: [], isMissing: false };
    expect(whyFiltered('10.0.0.0/8', unknown, FILTERS)).toEqual({ kind: 'unjudged', filter: 'gone', clause: '' });
    expect(whyFiltered('10.0.0.0/8', { ...unknown, map: '', others: ['as-list'] }, FILTERS)).toMatchObject({
      filter: 'as-list',
    });
    expect(whyFiltered('no prefix', unknown, FILTERS)).toEqual({ kind: 'unknown' });
  });

  it('is its neighbors, counts, areas, sessions and routes', () => {
    expect(readSummary(frr('summary')).rows).toHaveLength(4);
    expect(readCounts(frr('prefix-counts'))).toEqual({ received: 4, accepted: 3, best: 2 });
    expect(readFound(frr('longest-match')).rows.map(({ peer, isBest }) => [peer, isBest])).toEqual([
      ['192.0.2.1', false],
      ['198.51.100.1', true],
    ]);
    expect(readFound(frr('no-match')).rows).toEqual([]);
    expect(readReceived(frr('received-v6')).rows[0]?.nextHop).toBe('2001:db8:1::1');
    expect(readOspf(frr('ospf'))).toMatchObject({
      external: 1,
      areas: { rows: [{ area: '0.0.0.0', adjacent: 1, lsas: 3 }] },
    });
    expect(readOspf6(frr('ospf6')).areas.rows[0]?.byKind).toEqual([
      { kind: 'router', count: 2 },
      { kind: 'network', count: 1 },
    ]);
    expect(readOspfPeers(frr('ospf-neighbors')).rows).toMatchObject([
      { routerId: '192.0.2.1', state: 'Full', port: 'eth0' },
    ]);
    expect(readOspf6Peers(frr('ospf6-neighbors')).rows).toMatchObject([{ state: 'Full', port: 'eth0' }]);
    expect(readBfd(frr('bfd')).rows).toMatchObject([{ peer: '192.0.2.1', state: 'up', multiplier: 3 }]);
    const defaults = readRib(frr('routes')).rows.filter(({ prefix }) => prefix === '0.0.0.0/0');
    expect(defaults.map(({ source, isUsed }) => [source, isUsed])).toEqual([
      ['bgp', false],
      ['static', true],
    ]);
    expect(readRib(frr('routes-v6')).unread).toBe(0);
  });
});

describe('BEY-41 an answer that is none', () => {
  it('is named by what is wrong with it', () => {
    expect(notJson('{"routes":{"10.0.0.0/8":[').fault).toBe('cut');
    expect(notJson(' \n').fault).toBe('notRunning');
    expect(notJson(`% Unknown command ${'x'.repeat(1000)}`)).toMatchObject({ fault: 'words' });
    expect(notJson(`% ${'x'.repeat(1000)}`).words).toHaveLength(200);
    expect(faultOf(() => checkSize('x'.repeat(MOST_CHARS + 1)))).toBe('tooLarge');
    expect(faultOf(() => checkSize('x'))).toBeNull();
    expect(faultOf(() => readReceived(frr('not-kept')))).toBe('notKept');
    expect(faultOf(() => readReceived(frr('no-neighbor')))).toBe('noNeighbor');
    expect(faultOf(() => readSession(frr('unknown-neighbor'), '198.51.100.99'))).toBe('noNeighbor');
    expect(faultOf(() => readSession({}, '198.51.100.99'))).toBe('notRunning');
    expect(faultOf(() => readTable({ warning: 'Out of memory' }))).toBe('said');
    expect(faultOf(() => readTable({ warning: 'Default BGP instance not found' }))).toBe('notRunning');
  });

  it.each([null, 7, 'text', [], [[]], { routes: 'none' }, { routes: [1] }])(
    'of another form is said to be so, and breaks nothing: %j',
    (value) => {
      for (const read of [
        readSummary,
        readCounts,
        readReceived,
        readAdvertised,
        readTable,
        readFound,
        readOspf,
        readOspf6,
        readOspfPeers,
        readOspf6Peers,
        readBfd,
        readRib,
      ]) {
        expect([null, 'form'], read.name).toContain(faultOf(() => read(value)));
      }
      expect(['form', 'notRunning']).toContain(faultOf(() => readSession(value, '10.0.0.1')));
      expect([null, 'form']).toContain(faultOf(() => readFilters(value, value)));
    },
  );

  it('loses the rows that cannot be read and keeps the others, with what they lack left open', () => {
    const routes = { '10.0.0.0/8': [{ path: 7 }, 'text'], '10.1.0.0/16': 'text', '10.2.0.0/16': [] };
    expect(readTable({ routes })).toEqual({
      total: 3,
      unread: 2,
      rows: [{ prefix: '10.0.0.0/8', path: '', nextHop: '', peer: '', isBest: false, reason: '', isInternal: false }],
    });
    const peers = { a: { state: 'Established', pfxRcd: 'many', pfxSnt: -1 }, b: { state: 1 } };
    expect(readSummary({ ipv4Unicast: { peers } })).toMatchObject({
      unread: 1,
      rows: [{ accepted: null, advertised: null }],
    });
    expect(readRib({ '10.0.0.0/8': [{ protocol: 'bgp', nexthops: [1] }], x: {} })).toMatchObject({
      unread: 1,
      rows: [{ source: 'bgp' }],
    });
  });

  it('of more rows than are shown is read so far and counted whole', () => {
    const row = [{ path: '1' }];
    const many = Object.fromEntries(
      Array.from({ length: MOST_ROWS + 5 }, (_, index) => [`2001:db8:${index.toString(16)}::/48`, row]),
    );
    const { rows, total } = readTable({ routes: many });
    expect([rows.length, total]).toEqual([MOST_ROWS, MOST_ROWS + 5]);
  });
});
