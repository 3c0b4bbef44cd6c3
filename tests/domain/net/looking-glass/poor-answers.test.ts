import { describe, expect, it } from 'vitest';
import { UnreadableAnswer } from '@/domain/net/looking-glass/answer';
import { readAdvertised, readFound, readReceived, readSummary, readTable } from '@/domain/net/looking-glass/bgp';
import { commandOf, questionOf } from '@/domain/net/looking-glass/command';
import {
  readBfd,
  readOspf,
  readOspf6,
  readOspf6Peers,
  readOspfPeers,
  readRib,
} from '@/domain/net/looking-glass/inside';
import { readFilters, readSession, whyFiltered, whyNotTold } from '@/domain/net/looking-glass/policy';
import { incoming, outgoing } from '@/domain/net/looking-glass/standing';

const OPEN = { map: '', list: '', others: [], isMissing: false };
const SESSION = {
  ...{
    asNumber: 64601,
    localAs: 64500,
    description: '',
    state: 'Established',
    isInternal: false,
    uptimeMs: 1,
    advertised: 1,
  },
  in: OPEN,
  out: OPEN,
};
const NONE = readFilters({}, {});
const by = (list: string) => ({ ...OPEN, list });

/** A prefix list of the BGP daemon. */
const listOf = (name: string, ...entries: object[]) =>
  readFilters(
    {},
    { BGP: { [name]: { entries: entries.map((one, index) => ({ sequenceNumber: index + 5, ...one })) } } },
  );

describe('BEY-41 a router that tells less, or otherwise', () => {
  it('refuses in its own words, under either name', () => {
    expect(() => readSummary({ error: 'Malformed' })).toThrow('Malformed');
    expect(() => readTable({ warning: 'No BGP process is configured' })).toThrow(UnreadableAnswer);
  });

  it('is asked nothing in the place of a value that is missing', () => {
    const command = commandOf('neighbor');
    expect(command.args).toContain('<address>');
    expect(questionOf(command)).toBeNull();
  });

  it('has routes without a list, rows that are none, and hops of the link alone', () => {
    expect(readTable({}).rows).toEqual([]);
    expect(readAdvertised({ advertisedRoutes: { '10.0.0.0/8': 7 } })).toEqual({ rows: [], total: 1, unread: 1 });
    const paths = [
      { aspath: { string: 'Local' }, peer: { peerId: '0.0.0.0', type: 'internal' } },
      { nexthops: [{ ip: 'fe80::1', scope: 'link-local' }], peer: { peerId: '::' } },
      { nexthops: [{ ip: '192.0.2.1', scope: 'global' }], peer: { peerId: '192.0.2.1' } },
    ];
    expect(readFound({ prefix: '10.0.0.0/8', paths }).rows.map((one) => [one.path, one.nextHop, one.peer])).toEqual([
      ['', '', ''],
      ['', 'fe80::1', ''],
      ['', '192.0.2.1', '192.0.2.1'],
    ]);
  });

  it('keeps no received routes, or a table that is more than is read', () => {
    const accepted = readTable({ routes: { '10.0.0.0/8': [{ path: '64601', bestpath: true }] } });
    expect(incoming(null, accepted, SESSION, NONE)).toMatchObject({ total: 1, unread: 0 });
    const told = readReceived({ receivedRoutes: { '10.0.0.0/8': { path: '64601' } } });
    expect(outgoing(told, null, '192.0.2.1', SESSION, NONE)).toMatchObject({ total: 1, unread: 0 });
  });

  it('tells OSPF without lists, roles and counts', () => {
    const peer = { nbrState: 'Full/DR', ifaceName: 'eth0:192.0.2.1' };
    const peers = readOspfPeers({
      neighbors: { '10.0.0.1': peer, '10.0.0.2': [{}], '10.0.0.3': [{ ...peer, role: 'BDR' }] },
    });
    expect(peers.rows.map(({ routerId, role, port }) => [routerId, role, port])).toEqual([
      ['10.0.0.1', 'DR', 'eth0'],
      ['10.0.0.3', 'BDR', 'eth0'],
    ]);
    expect(peers.unread).toBe(1);
    const v6 = readOspf6Peers({ neighbors: [{ neighborId: '10.0.0.1', state: 'Twoway' }, 'cut'] });
    expect(v6).toMatchObject({ rows: [{ state: '2-Way', port: '' }], unread: 1 });
    expect(readOspf({ areas: { '0.0.0.0': 'cut' } }).areas.unread).toBe(1);
    const areas = readOspf6({ areas: { '0.0.0.1': { lsaStatistics: [] }, '0.0.0.2': 'cut' } }).areas;
    expect(areas).toMatchObject({ rows: [{ ports: null, byKind: [] }], unread: 1 });
  });

  it('tells BFD and the routing table without times, sources and hops', () => {
    const up = { peer: '192.0.2.1', status: 'up', uptime: 7 };
    const down = { peer: '192.0.2.2', status: 'down', downtime: 9 };
    const bfd = readBfd([up, down, 'cut']);
    expect(bfd.rows.map(({ uptimeS }) => uptimeS)).toEqual([7, 9]);
    expect(bfd.unread).toBe(1);
    const rib = readRib({ '10.0.0.0/8': [{ protocol: 'static' }], '10.1.0.0/16': [{}], '10.2.0.0/16': 'cut' });
    expect(rib).toMatchObject({ rows: [{ source: 'static', hops: [] }], unread: 2 });
  });

  it('says of a neighbor of no family what it knows', () => {
    expect(readSession({ '192.0.2.1': { bgpState: 'Idle' } }, '192.0.2.1')).toMatchObject({ state: 'Idle', in: OPEN });
  });
});

describe('BEY-41 a prefix list', () => {
  const permit = { type: 'permit', prefix: '10.0.0.0/8' };

  it.each(['10.1.0.0/16', '2001:db8::/32'])('that names any prefix is about %s', (prefix) => {
    const any = listOf('any', { type: 'deny', prefix: 'any' });
    expect(whyFiltered(prefix, by('any'), any)).toEqual({ kind: 'list', list: 'any', entry: 5 });
  });

  it.each([
    ['10.1.0.0/16', { minimumPrefixLength: 12 }, true],
    ['10.0.0.0/8', { minimumPrefixLength: 12 }, false],
    ['10.1.0.0/16', { maximumPrefixLength: 12 }, false],
    ['10.0.0.0/8', { maximumPrefixLength: 12 }, true],
    ['10.0.0.0/8', {}, true],
    ['10.1.0.0/16', {}, false],
  ])('takes %s with the lengths %o: %s', (prefix, lengths, isTaken) => {
    const why = whyFiltered(prefix, by('some'), listOf('some', { ...permit, ...lengths }));
    expect(why).toEqual(isTaken ? null : { kind: 'noEntry', list: 'some' });
  });

  it('takes everything without entries, and is not judged where it is not known', () => {
    expect(whyFiltered('10.1.0.0/16', by('empty'), listOf('empty'))).toBeNull();
    expect(whyFiltered('10.1.0.0/16', by('gone'), NONE)).toEqual({ kind: 'unjudged', filter: 'gone', clause: '' });
  });

  it('says nothing of a route that no filter holds back', () => {
    const route = { prefix: '10.1.0.0/16', peer: '192.0.2.9', isInternal: false };
    expect(whyNotTold(route, '192.0.2.1', SESSION, NONE)).toEqual({ kind: 'unknown' });
  });
});
