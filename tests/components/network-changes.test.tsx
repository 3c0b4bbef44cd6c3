import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stagedNodeIds, useStagedNodeIds } from '@/components/network-changes/staged-keys';
import {
  lostSecrets,
  type SecretField,
  type SecretState,
  secretState,
  secretsOf,
} from '@/components/network-changes/staged-secrets';
import {
  beginApply,
  discardAll,
  discardChange,
  endApply,
  readStaged,
  rebaseStaged,
  stageChange,
} from '@/components/network-changes/staged-set';
import { useStaged } from '@/components/network-changes/use-staged';
import type { BgpNeighbor } from '@/domain/net/bgp/schema';
import type { Change } from '@/domain/net/node-config';
import { setDraftOwner } from '@/lib/drafts';
import { storedKeys, writeStored, writeText } from '@/lib/storage';
import { config, route } from '../domain/net/node-configs';
import { clearStaged } from '../support/staged';

const NODE = { id: 'BN1', version: 3 };
const before = route('r1', '10.0.0.0', '8', '192.0.2.1');
const hop = (nextHop: string) => ({ section: 'routes' as const, key: 'r1', before, after: { ...before, nextHop } });
const dns: Change = { section: 'dns', key: '', before: { servers: '' }, after: { servers: '192.0.2.53' } };

afterEach(() => {
  for (const owner of ['a', 'b']) {
    setDraftOwner(owner);
    clearStaged();
  }
  setDraftOwner('');
});

const signed: BgpNeighbor = {
  id: 'peer',
  address: '192.0.2.1',
  asNumber: 64_601,
  multiHop: null,
  isLoopback: false,
  hasPassword: true,
  bfd: '',
};
const open: BgpNeighbor = { ...signed, hasPassword: false };
const password: SecretField = { section: 'bgpNeighbors', key: 'peer', field: 'password' };

describe('a secret of a staged entry', () => {
  const edit = (before: BgpNeighbor | null, after: BgpNeighbor, secrets?: string[]): Change => ({
    section: 'bgpNeighbors',
    key: 'peer',
    before,
    after,
    secrets,
  });
  const withPeer = (peer: BgpNeighbor | null) => config({ bgpNeighbors: peer ? [peer] : [] });

  it.each<[string, SecretState, BgpNeighbor | null, Change[], SecretField[]]>([
    ['where the gateway has none', 'none', open, [], []],
    ['of an entry that is not there', 'none', null, [], []],
    ['that the gateway has', 'kept', signed, [], []],
    ['that the gateway has, while it is staged to go', 'kept', signed, [edit(signed, open)], []],
    ['of a new entry', 'entered', null, [edit(null, signed, ['password'])], []],
    ['that replaces the one of the gateway', 'entered', signed, [edit(signed, signed, ['password'])], []],
    ['that a reload lost', 'lost', null, [edit(null, signed, ['password'])], [password]],
    [
      'that a reload lost, over the one of the gateway',
      'lost',
      signed,
      [edit(signed, signed, ['password'])],
      [password],
    ],
    ['beside one of another entry', 'kept', signed, [], [{ ...password, key: 'other' }]],
  ])('%s is %s', (_, state, peer, changes, lost) => {
    expect(secretState({ base: withPeer(peer), changes, lost }, password)).toBe(state);
  });
});

describe('a secret that is entered in two tabs', () => {
  const edit: Change = { section: 'bgpNeighbors', key: 'peer', before: open, after: signed };
  const lost = () => {
    const set = readStaged('BN1');
    return lostSecrets('BN1', set?.changes ?? [], set?.marks);
  };

  it('is asked for again in the tab whose value was replaced', () => {
    setDraftOwner('a');
    stageChange(NODE, edit, { password: 'first' });
    expect(lost()).toEqual([]);
    const mine = readStaged('BN1');
    const marks = Object.fromEntries(Object.keys(mine?.marks ?? {}).map((place) => [place, 'of the other tab']));
    writeStored('network-changes:a:BN1', { ...mine, marks });
    expect(lost()).toEqual([password]);
    stageChange(NODE, edit, { password: 'third' });
    expect(lost()).toEqual([]);
  });

  it('is never taken from an edit that the other tab gave up before it made another', () => {
    setDraftOwner('a');
    stageChange(NODE, edit, { password: 'first' });
    const mine = readStaged('BN1');
    // Gone and made again over there: this tab was never told to forget.
    writeStored('network-changes:a:BN1', { ...mine, marks: undefined });
    expect(lost()).toEqual([password]);
  });

  it('is still there when the apply went back, whatever else was staged meanwhile', () => {
    setDraftOwner('a');
    stageChange(NODE, edit, { password: 'first' });
    beginApply('BN1', 'T1', readStaged('BN1') ?? { version: 3, changes: [] });
    stageChange({ ...NODE, version: 4 }, dns);
    endApply('BN1', 'T1', { isKept: false, version: 5 });
    expect(readStaged('BN1')?.changes).toHaveLength(2);
    expect(lost()).toEqual([]);
  });
});

describe('BEY-01 what is staged on nodes', () => {
  it('is kept in the browser, over a reload, on the version of the first edit', () => {
    setDraftOwner('a');
    expect(stageChange(NODE, hop('192.0.2.2'))).toBe(true);
    stageChange({ ...NODE, version: 4 }, dns);
    expect(readStaged('BN1')).toEqual(expect.objectContaining({ version: 3, changes: [hop('192.0.2.2'), dns] }));
    expect(stagedNodeIds()).toEqual(['BN1']);
  });

  it('is given back one by one or as a whole, and leaves nothing behind', () => {
    setDraftOwner('a');
    stageChange(NODE, hop('192.0.2.2'));
    stageChange(NODE, dns);
    discardChange('BN1', dns);
    expect(readStaged('BN1')?.changes).toEqual([hop('192.0.2.2')]);
    discardChange('BN1', hop(''));
    discardChange('BN1', dns);
    stageChange({ ...NODE, id: 'BN2' }, dns);
    discardAll('BN2');
    expect(storedKeys('network-changes:')).toEqual([]);
  });

  it('of one account is never seen by another', () => {
    setDraftOwner('a');
    stageChange(NODE, dns);
    setDraftOwner('b');
    expect(readStaged('BN1')).toBeNull();
    expect(stagedNodeIds()).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['another format', JSON.stringify({ format: 2, version: 1, changes: [dns] })],
    ['an entry that is not valid', JSON.stringify({ format: 1, version: 1, changes: [{ ...dns, after: 7 }] })],
    ['nothing at all', JSON.stringify({ format: 1, version: 1, changes: [] })],
  ])('is nothing where the browser kept %s', (_, text) => {
    setDraftOwner('a');
    stageChange(NODE, dns);
    expect(storedKeys('network-changes:')).toEqual(['network-changes:a:BN1']);
    writeText('network-changes:a:BN1', text);
    expect(readStaged('BN1')).toBeNull();
    writeStored('network-changes:a:BN1', null);
  });

  it('keeps the other edits where one cannot be read', () => {
    setDraftOwner('a');
    stageChange(NODE, hop('192.0.2.2'));
    const set = staged();
    writeStored('network-changes:a:BN1', { ...set, format: 1, changes: [{ ...dns, after: 7 }, ...set.changes] });
    expect(readStaged('BN1')).toEqual(set);
  });

  it('moves to a newer version of the node with the edits that are left', () => {
    setDraftOwner('a');
    expect(rebaseStaged({ id: 'BN1', version: 9 }, [dns])).toBe(false);
    stageChange(NODE, hop('192.0.2.2'));
    expect(rebaseStaged({ id: 'BN1', version: 9 }, [dns])).toBe(true);
    expect(readStaged('BN1')).toMatchObject({ version: 9, changes: [dns] });
  });

  const staged = (nodeId = 'BN1') => {
    const set = readStaged(nodeId);
    if (!set) throw new Error('nothing is staged');
    return set;
  };

  it('waits aside while it is applied, and only that is over when it is kept', () => {
    setDraftOwner('a');
    stageChange(NODE, hop('192.0.2.2'));
    beginApply('BN1', 'T1', staged());
    expect(staged()).toMatchObject({ changes: [], applying: { taskId: 'T1', version: 3 } });
    expect(stagedNodeIds()).toEqual(['BN1']);
    stageChange({ ...NODE, version: 4 }, dns);
    endApply('BN1', 'another task', { isKept: true, version: 4 });
    endApply('BN1', 'T1', { isKept: true, version: 4 });
    expect(staged()).toEqual({ format: 1, version: 4, changes: [dns] });
    endApply('BN1', 'T1', { isKept: true, version: 4 });
    expect(staged().changes).toEqual([dns]);
  });

  it('is staged again when it went back, on the version that it led to, under what was staged meanwhile', () => {
    setDraftOwner('a');
    stageChange(NODE, hop('192.0.2.2'));
    beginApply('BN1', 'T1', staged());
    const again: Change = {
      section: 'routes',
      key: 'r1',
      before: hop('192.0.2.2').after,
      after: hop('192.0.2.3').after,
    };
    stageChange({ ...NODE, version: 4 }, again);
    endApply('BN1', 'T1', { isKept: false, version: 5 });
    expect(staged()).toEqual({ format: 1, version: 5, changes: [hop('192.0.2.3')] });
  });

  it('is compared with the node again when nobody knows how its task ended', () => {
    setDraftOwner('a');
    stageChange(NODE, dns);
    beginApply('BN1', 'T1', staged());
    endApply('BN1', 'T1', { isKept: false, version: null });
    expect(staged()).toEqual({ format: 1, version: 3, changes: [dns] });
    discardAll('BN1');
    endApply('BN1', 'T1', { isKept: false, version: 5 });
    expect(readStaged('BN1')).toBeNull();
  });

  it('is not taken back by who discards what was staged meanwhile, and comes back with its secrets', () => {
    setDraftOwner('a');
    const edit: Change = { section: 'bgpNeighbors', key: 'peer', before: open, after: signed };
    stageChange(NODE, edit, { password: 'first' });
    beginApply('BN1', 'T1', staged());
    stageChange({ ...NODE, version: 4 }, dns);
    discardAll('BN1');
    expect(staged()).toMatchObject({ changes: [], applying: { taskId: 'T1' } });
    endApply('BN1', 'T1', { isKept: false, version: 5 });
    expect(staged()).toMatchObject({ version: 5, changes: [edit] });
    expect(lostSecrets('BN1', staged().changes, staged().marks)).toEqual([]);
    discardAll('BN1');
    expect(readStaged('BN1')).toBeNull();
  });

  it('asks again for a secret that was replaced by one that was discarded', () => {
    setDraftOwner('a');
    const edit: Change = { section: 'bgpNeighbors', key: 'peer', before: open, after: signed };
    stageChange(NODE, edit, { password: 'first' });
    beginApply('BN1', 'T1', staged());
    stageChange({ ...NODE, version: 4 }, { ...edit, before: signed }, { password: 'second' });
    discardAll('BN1');
    endApply('BN1', 'T1', { isKept: false, version: 5 });
    expect(staged()).toMatchObject({ version: 5, changes: [edit] });
    expect(secretsOf('BN1', staged().changes)).toEqual([]);
    expect(lostSecrets('BN1', staged().changes, staged().marks)).toEqual([password]);
  });

  it('keeps what another tab made of an entry while the gateway was told', () => {
    setDraftOwner('a');
    stageChange(NODE, hop('192.0.2.2'));
    stageChange(NODE, dns);
    const sent = staged();
    const gateways: Change = {
      section: 'gateways',
      key: '',
      before: { ipv4: '', ipv6: '' },
      after: { ipv4: '192.0.2.1', ipv6: '' },
    };
    stageChange(NODE, hop('192.0.2.3'));
    stageChange(NODE, gateways);
    beginApply('BN1', 'T1', sent);
    const later = { ...hop('192.0.2.3'), before: hop('192.0.2.2').after };
    expect(staged().changes).toEqual([later, gateways]);
  });

  it('reaches every badge at once, from another tab too', async () => {
    setDraftOwner('a');
    const { result } = renderHook(() => ({ set: useStaged('BN1'), pending: useStagedNodeIds() }));
    expect(result.current).toEqual({ set: null, pending: [] });
    await act(async () => {
      stageChange(NODE, dns);
    });
    expect(result.current.set?.changes).toEqual([dns]);
    expect(result.current.pending).toEqual(['BN1']);
    const theirs = { format: 1, version: 3, changes: [dns, hop('192.0.2.9')] };
    writeStored('network-changes:a:BN1', theirs);
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'network-changes:a:BN1' }));
    });
    expect(result.current.set?.changes).toEqual([dns, hop('192.0.2.9')]);
  });

  it('counts no node of which everything is being applied, and counts it again when that went back', () => {
    setDraftOwner('a');
    stageChange(NODE, dns);
    const { result } = renderHook(useStagedNodeIds);
    act(() => beginApply('BN1', 'T1', staged()));
    expect(result.current).toEqual([]);
    expect(stagedNodeIds()).toEqual(['BN1']);
    act(() => endApply('BN1', 'T1', { isKept: false, version: 5 }));
    expect(result.current).toEqual(['BN1']);
  });
});
