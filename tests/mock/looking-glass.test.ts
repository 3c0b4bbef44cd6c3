import { journalOf } from '@mock/runtime/journal';
import { describe, expect, it } from 'vitest';
import { invocationApi } from '@/api/system-settings/invocation';
import { askRouter, lookingGlassApi } from '@/api/system-settings/looking-glass';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { routingStateApi } from '@/api/system-settings/routing-state';
import { readAdvertised, readCounts, readReceived, readSummary, readTable } from '@/domain/net/looking-glass/bgp';
import {
  readBfd,
  readOspf,
  readOspf6,
  readOspf6Peers,
  readOspfPeers,
  readRib,
} from '@/domain/net/looking-glass/inside';
import { readFilters, readSession, whyNotTaken } from '@/domain/net/looking-glass/policy';
import { failureOf } from '@/lib/contract/failure';
import { signIn } from '../support/gateway';

const ID = 'BN2026-0001';
const PEER = '192.0.2.1';
const V4 = { family: 'ipv4', address: PEER };

const refusal = (call: Promise<unknown>) => call.then(() => null, failureOf);

describe('BEY-41 the router of a node', () => {
  it('answers in figures that agree with each other, with the sessions and with what is announced', async () => {
    signIn();
    const { bgp, bfd, ospf } = await routingStateApi.getRoutingState({ id: ID });
    const peers = readSummary(await askRouter(ID, 'summary')).rows;
    const up = peers.filter(({ state }) => state === 'Established');
    expect(up.length).toBeGreaterThan(2);
    for (const { id, accepted, advertised, family } of up) {
      expect(bgp.find(({ address }) => address === id)).toMatchObject({ received: accepted, sent: advertised });
      const values = { family, address: id };
      const [counts, received, taken, told] = [
        readCounts(await askRouter(ID, 'prefixCounts', values)),
        readReceived(await askRouter(ID, 'received', values)),
        readTable(await askRouter(ID, 'accepted', values)),
        readAdvertised(await askRouter(ID, 'advertised', values)),
      ];
      expect([counts.received, counts.accepted, told.total]).toEqual([received.total, taken.total, advertised]);
      expect(counts.best).toBe(taken.rows.filter(({ isBest }) => isBest).length);
    }
    const best = readTable(await askRouter(ID, 'table', { family: 'ipv4' })).rows.filter(({ isBest }) => isBest);
    expect(new Set(best.map(({ prefix }) => prefix)).size).toBe(best.length);
    const learned = readRib(await askRouter(ID, 'routes4')).rows.filter(({ source }) => source === 'bgp');
    expect(learned).toHaveLength(best.filter(({ peer }) => peer !== '').length);
    expect(readBfd(await askRouter(ID, 'bfd')).rows).toHaveLength(bfd.length);
    const neighbors = [
      ...readOspfPeers(await askRouter(ID, 'ospfNeighbors')).rows,
      ...readOspf6Peers(await askRouter(ID, 'ospf6Neighbors')).rows,
    ];
    expect(neighbors).toHaveLength(ospf.flatMap((one) => one.neighbors).length);
    expect(readOspf(await askRouter(ID, 'ospf')).areas.total).toBe(4);
    expect(readOspf6(await askRouter(ID, 'ospf6')).areas.total).toBe(2);
  });

  it('filters by the rules that it tells of, and by what was applied', async () => {
    const world = signIn();
    const why = async () => {
      const [maps, lists] = await Promise.all([askRouter(ID, 'routeMaps'), askRouter(ID, 'prefixLists4')]);
      const session = readSession(await askRouter(ID, 'neighbor', V4), PEER);
      const taken = new Set(readTable(await askRouter(ID, 'accepted', V4)).rows.map(({ prefix }) => prefix));
      const received = readReceived(await askRouter(ID, 'received', V4)).rows;
      const kept = received.filter(({ prefix }) => !taken.has(prefix));
      return kept.map((one) => [one.prefix, whyNotTaken(one, session, readFilters(maps, lists)).kind]);
    };
    const before = await why();
    expect(before).toContainEqual(['192.88.99.53/32', 'rule']);
    const { version, config } = await nodeNetworkApi.get({ id: ID });
    const [first] = config.anycast;
    if (!first) throw new Error('the seed announces something');
    const withdrawn = {
      section: 'anycast',
      key: first.id,
      before: first,
      after: { ...first, isAdvertised: false },
    } as const;
    await nodeNetworkApi.apply({ id: ID, version, changes: [withdrawn], isGuarded: false });
    world.setClock(Date.now() + 10_000);
    expect(await why()).not.toContainEqual(['192.88.99.53/32', 'rule']);
    expect(readAdvertised(await askRouter(ID, 'advertised', V4)).rows).toEqual([]);
  });

  it('is asked what is on the list, by whoever may, while it is linked', async () => {
    signIn();
    const args = ['show', 'running-config'];
    const command = { nodeId: ID, command: 'vtysh', daemon: 'bgpd', args } as const;
    expect(await refusal(invocationApi.doInvoke(command))).toMatchObject({ kind: 'business', code: '60000' });
    expect(await refusal(askRouter('GONE', 'summary'))).toMatchObject({ code: '60004' });
    expect(await refusal(askRouter('BN2026-0004', 'summary'))).toBeNull();
  });

  it('is refreshed by whoever may change it, which the log says, and only while the session is up', async () => {
    const world = signIn();
    await lookingGlassApi.softRefresh({ id: ID, address: PEER, direction: 'in' });
    const told = { verb: 'softRefresh', object: { kind: 'businessNode', id: ID }, result: 'success' };
    expect(journalOf(world).at(-1)).toMatchObject(told);
    const down = lookingGlassApi.softRefresh({ id: ID, address: '203.0.113.1', direction: 'in' });
    expect(await refusal(down)).toMatchObject({ code: '60006' });
    signIn('readonly');
    expect(readSummary(await askRouter(ID, 'summary')).rows).not.toHaveLength(0);
    const asReader = lookingGlassApi.softRefresh({ id: ID, address: PEER, direction: 'in' });
    expect(await refusal(asReader)).toMatchObject({ code: '60005' });
    expect(world.isEnded).toBe(false);
  });

  it('was otherwise an hour and a day before, as far as the session goes back', async () => {
    signIn();
    const { list } = await lookingGlassApi.getRouteCounts({ id: ID });
    const of = (address: string) => list.find((one) => one.address === address);
    expect(of(PEER)?.hourAgo).toMatchObject({ advertised: 1 });
    expect(of('203.0.113.1')).toMatchObject({ hourAgo: null, dayAgo: null });
  });
});
