import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conflicts,
  fieldsOf,
  isSameEntry,
  onPresent,
  present,
  stage,
  unstage,
  withChanges,
} from '@/domain/net/change-set';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import type { SnmpSettings } from '@/domain/net/snmp/schema';
import { must } from './arbitrary';
import { config, route } from './node-configs';

const base = config();
const first = must(base.routes[0] ?? null);
const changed: Change = { section: 'routes', key: 'r1', before: first, after: { ...first, nextHop: '192.0.2.2' } };
const removed: Change = { section: 'routes', key: 'r1', before: first, after: null };
const fresh = route('new-1', '10.9.0.0', '16', '192.0.2.2');
const added: Change = { section: 'routes', key: 'new-1', before: null, after: fresh };
const dns: Change = { section: 'dns', key: '', before: base.dns, after: { servers: '::1' } };

describe('BEY-01 a set of staged edits', () => {
  it('makes one edit of two edits of an entry, from what it was to what it is to be', () => {
    const set = stage(stage([added], changed), { ...removed, before: changed.after });
    expect(set).toEqual([added, removed]);
  });

  it('forgets an entry that is as it was, and one that came and went', () => {
    expect(stage([changed], { ...changed, before: changed.after, after: first })).toEqual([]);
    expect(stage([added, changed], { ...added, before: added.after, after: null })).toEqual([changed]);
  });

  it('keeps an edit that only sets a secret, adds up the fields that were entered, and drops those that it has no more', () => {
    const user: SnmpSettings = {
      version: 'v3',
      level: 'authPriv',
      user: 'monitor',
      port: 161,
      authAlgorithm: 'SHA',
      hasAuthPassword: true,
      privAlgorithm: 'AES',
      hasPrivPassword: true,
    };
    const same: Change = { section: 'snmp', key: '', before: user, after: user, secrets: ['authPassword'] };
    const both = stage([same], { ...same, secrets: ['privPassword', 'authPassword'] });
    expect(both).toEqual([{ ...same, secrets: ['authPassword', 'privPassword'] }]);
    const plain: Change = { ...same, after: { version: 'v2c', port: 161, hasCommunity: true }, secrets: ['community'] };
    expect(stage(both, plain)).toEqual([plain]);
  });

  it('keeps a section that is sent again as it is, which clashes with nothing and takes over what it has meanwhile', () => {
    const { dns } = config();
    const again: Change = { section: 'dns', key: '', before: dns, after: dns, isAgain: true };
    const list: Change = { section: 'routes', key: '', before: null, after: null, isAgain: true };
    expect([again, list].reduce<Change[]>(stage, [])).toEqual([
      expect.objectContaining(again),
      expect.objectContaining(list),
    ]);
    expect(withChanges(config(), [again, list])).toEqual(config());
    const moved = config({ dns: { servers: '192.0.2.99' } });
    expect(conflicts(moved, [again, list])).toEqual([]);
    expect(onPresent(moved, again)).toMatchObject({ before: moved.dns, after: moved.dns, isAgain: true });
  });

  it('gives one edit back and keeps the others', () => {
    expect(unstage([added, changed, dns], { section: 'routes', key: 'r1' })).toEqual([added, dns]);
  });

  it('puts edits into the configuration and leaves the rest the same objects', () => {
    const next = withChanges(base, [changed, added, dns]);
    expect(next.routes).toEqual([changed.after, base.routes[1], added.after]);
    expect(next.dns).toEqual({ servers: '::1' });
    expect(next.routes[1]).toBe(base.routes[1]);
    expect(next.interfaces).toBe(base.interfaces);
    expect(withChanges(base, [removed]).routes).toEqual([base.routes[1]]);
  });

  it('tells the fields that differ, ids left out', () => {
    expect(fieldsOf(first, changed.after)).toEqual([{ field: 'nextHop', before: '192.0.2.254', after: '192.0.2.2' }]);
    expect(fieldsOf(null, { id: 'x', servers: 'a' })).toEqual([{ field: 'servers', before: null, after: 'a' }]);
    expect(fieldsOf({ id: 'x', servers: 'a' }, null)).toEqual([{ field: 'servers', before: 'a', after: null }]);
    expect(isSameEntry(null, null)).toBe(true);
    expect(isSameEntry(null, {})).toBe(false);
  });

  it('finds what somebody else changed meanwhile, unless both want the same', () => {
    const theirs = withChanges(base, [{ ...changed, after: { ...first, nextHop: '192.0.2.3' } }]);
    expect(conflicts(base, [changed, added, dns])).toEqual([]);
    expect(conflicts(theirs, [changed, added])).toEqual([changed]);
    expect(conflicts(withChanges(base, [changed]), [changed])).toEqual([]);
    expect(conflicts(withChanges(base, [removed]), [removed])).toEqual([]);
    expect(present(base, { section: 'routes', key: 'gone' })).toBeNull();
    expect(present(base, dns)).toEqual(base.dns);
  });

  it('leaves what only somebody else changed of an entry theirs, and takes the whole entry where they cannot be mixed', () => {
    const theirs = withChanges(base, [{ ...changed, after: { ...first, mask: '9', nextHop: '192.0.2.3' } }]);
    const now = { ...first, mask: '9', nextHop: '192.0.2.3' };
    expect(onPresent(theirs, changed)).toEqual({ ...changed, before: now, after: { ...now, nextHop: '192.0.2.2' } });
    expect(onPresent(theirs, removed)).toEqual({ ...removed, before: now });
    expect(onPresent(withChanges(base, [removed]), changed)).toEqual({ ...changed, before: null });
    expect(onPresent(base, added)).toEqual(added);
    const v2c = { version: 'v2c', port: 161, hasCommunity: true } as const;
    const snmp: Change = { section: 'snmp', key: '', before: v2c, after: { ...v2c, port: 1161 } };
    const off = config({ snmp: { version: 'off' } });
    expect(onPresent(off, snmp)).toEqual({ ...snmp, before: { version: 'off' } });
  });

  it('keeps a new password on an entry from which somebody else took the old one', () => {
    const peer = { id: 'p', address: '192.0.2.1', asNumber: 1, multiHop: null, isLoopback: false, bfd: '' };
    const before = { ...peer, hasPassword: true };
    const edit: Change = { section: 'bgpNeighbors', key: 'p', before, after: before, secrets: ['password'] };
    const now = { ...peer, asNumber: 2, hasPassword: false };
    const moved = onPresent(config({ bgpNeighbors: [now] }), edit);
    expect(moved).toEqual({ ...edit, before: now, after: { ...now, hasPassword: true } });
  });
});

const ids = ['r1', 'r2', 'n1', 'n2'];
const edit = fc.record({
  id: fc.constantFrom(...ids),
  hop: fc.option(fc.constantFrom('192.0.2.2', '192.0.2.254', '2001:db8:1::1')),
});
const sorted = ({ routes }: NodeConfig) => [...routes].sort((a, b) => a.id.localeCompare(b.id));

describe('a set after any edits', () => {
  it('gives the same configuration as making them one by one, and nothing once all are undone', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let now = base;
        let set: Change[] = [];
        const put = (id: string, hop: string | null) => {
          const before = now.routes.find((one) => one.id === id) ?? null;
          const model = before ?? base.routes.find((one) => one.id === id) ?? route(id, '10.8.0.0', '16', '');
          const change: Change = {
            section: 'routes',
            key: id,
            before,
            after: hop === null ? null : { ...model, nextHop: hop },
          };
          set = stage(set, change);
          now = withChanges(now, [change]);
        };
        for (const { id, hop } of edits) put(id, hop);
        expect(sorted(withChanges(base, set))).toEqual(sorted(now));
        for (const id of ids) put(id, base.routes.find((one) => one.id === id)?.nextHop ?? null);
        expect(set).toEqual([]);
      }),
    );
  });
});
