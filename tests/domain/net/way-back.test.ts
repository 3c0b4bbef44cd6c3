import { describe, expect, it } from 'vitest';
import type { BgpNeighbor } from '@/domain/net/bgp/schema';
import { withChanges } from '@/domain/net/change-set';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { wayBack } from '@/domain/net/way-back';
import { config, route } from './node-configs';

const before = route('r1', '10.0.0.0', '8', '192.0.2.1');
const after = { ...before, nextHop: '192.0.2.2' };
const hop: Change = { section: 'routes', key: 'r1', before, after };
const added: Change = { section: 'routes', key: 'r1', before: null, after };
const removed: Change = { section: 'routes', key: 'r1', before, after: null };
const peer: BgpNeighbor = {
  id: 'peer',
  address: '192.0.2.1',
  asNumber: 64_601,
  multiHop: null,
  isLoopback: false,
  hasPassword: true,
  bfd: '',
};
const open = { ...peer, hasPassword: false };
const ofPeer = (was: BgpNeighbor | null, is: BgpNeighbor | null, secrets?: string[]): Change => ({
  section: 'bgpNeighbors',
  key: 'peer',
  before: was,
  after: is,
  ...(secrets && { secrets }),
});
const withRoute = (one: typeof before | null) => config({ routes: one ? [one] : [] });
const withPeer = (one: BgpNeighbor | null) => config({ bgpNeighbors: one ? [one] : [] });

describe('BEY-08 the way back from an apply', () => {
  it.each<[string, Change, NodeConfig, Change[], boolean]>([
    ['a changed entry', hop, withRoute(after), [{ ...hop, before: after, after: before }], false],
    ['an added entry', added, withRoute(after), [{ ...added, before: after, after: null }], false],
    ['a removed entry', removed, withRoute(null), [{ ...removed, before: null, after: before }], false],
    ['one that is as it was already', hop, withRoute(before), [], false],
    ['an added one that is gone already', added, withRoute(null), [], false],
    [
      'one of which another field was changed since',
      hop,
      withRoute({ ...after, mask: '9' }),
      [{ ...hop, before: { ...after, mask: '9' }, after: { ...before, mask: '9' } }],
      false,
    ],
    [
      'one whose field was changed once more',
      hop,
      withRoute({ ...after, nextHop: '192.0.2.3' }),
      [{ ...hop, before: after, after: before }],
      true,
    ],
    ['a changed one that somebody removed', hop, withRoute(null), [{ ...hop, before: after, after: before }], true],
    [
      'an added one that somebody changed',
      added,
      withRoute({ ...after, mask: '9' }),
      [{ ...added, before: after, after: null }],
      true,
    ],
    [
      'a removed one that somebody made again',
      removed,
      withRoute({ ...before, mask: '9' }),
      [{ ...removed, before: null, after: before }],
      true,
    ],
    [
      'a neighbor with a password that goes',
      ofPeer(open, peer, ['password']),
      withPeer(peer),
      [ofPeer(peer, open)],
      false,
    ],
    ['a password to be entered again', ofPeer(peer, null), withPeer(null), [ofPeer(null, peer, ['password'])], false],
    [
      'a password that was replaced',
      ofPeer(peer, peer, ['password']),
      withPeer(peer),
      [ofPeer(peer, peer, ['password'])],
      false,
    ],
  ])('of %s', (_, applied, now, changes, isClashing) => {
    expect(wayBack([applied], now)).toEqual({
      changes: changes.map((one) => ({ secrets: undefined, ...one })),
      isClashing,
    });
  });

  it('leads to the configuration of before where nothing was changed since', () => {
    const old = config({ routes: [before], bgpNeighbors: [open] });
    const applied: Change[] = [hop, ofPeer(open, { ...open, asNumber: 64_700 })];
    const now = withChanges(old, applied);
    expect(withChanges(now, wayBack(applied, now).changes)).toEqual(old);
  });

  it('takes a field that is not there any more for one that was changed once more', () => {
    const { nextHop: _, ...rest } = after;
    expect(wayBack([hop], config({ routes: [rest as typeof after] })).isClashing).toBe(true);
  });

  it('leaves both sides to be compared where they make no valid entry together', () => {
    const theirs = { ...after, mask: '9' };
    expect(wayBack([hop], withRoute(theirs), () => false)).toMatchObject({
      changes: [{ before: after, after: before }],
      isClashing: true,
    });
  });
});
