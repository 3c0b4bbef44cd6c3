import { describe, expect, it } from 'vitest';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { type SecretField, secretState } from '@/components/network-changes/staged-secrets';
import type { Change } from '@/domain/net/node-config';
import type { SnmpSettings } from '@/domain/net/snmp/schema';
import { heldSecrets, snmpInput } from '@/domain/net/snmp/schema';
import { timeSettings } from '@/domain/net/time/schema';
import { heldOf, toSecrets, toSettings } from '@/pages/system-settings/node-network/snmp/model';
import { spanParts } from '@/pages/system-settings/node-network/time/model';
import { config } from '../../domain/net/node-configs';
import { placed } from '../../lib/rules/issues';
import { signIn } from '../../support/gateway';

const SYNC = { mode: 'auto', zone: 'Asia/Shanghai', servers: 'ntp.example\n192.0.2.1', interval: '60' };
const HAND = { mode: 'manual', zone: 'UTC', date: '2026-11-02', time: '09:30:00' };
const OFF: SnmpSettings = { version: 'off' };
const PRIV = {
  version: 'v3',
  level: 'authPriv',
  user: 'monitor',
  port: 161,
  authAlgorithm: 'SHA',
  privAlgorithm: 'AES',
} as const;
const HELD: SnmpSettings = { ...PRIV, hasAuthPassword: true, hasPrivPassword: true };
const TYPED = { ...PRIV, authPassword: 'password-1', privPassword: 'password-2' };

const change = (before: SnmpSettings, after: SnmpSettings, secrets: string[] = []): Change => ({
  section: 'snmp',
  key: '',
  before,
  after,
  secrets,
});

describe('NET-06 time settings', () => {
  it.each([
    [SYNC, []],
    [HAND, []],
    [{ ...SYNC, zone: '' }, ['zone: too_small']],
    [{ ...SYNC, zone: '+08:00' }, ['zone: zoneFormat']],
    [{ ...SYNC, servers: '' }, ['servers: too_small']],
    [{ ...SYNC, servers: '\n' }, ['servers: too_small']],
    [{ ...SYNC, servers: 'a b\n192.0.2.1' }, ['servers: ntpLine']],
    [{ ...SYNC, interval: 0 }, ['interval: too_small']],
    [{ ...SYNC, interval: 1440 }, []],
    [{ ...SYNC, interval: 1441 }, ['interval: too_big']],
    [{ ...SYNC, interval: '1.5' }, ['interval: integer']],
    [{ ...HAND, date: '2026-13-01' }, ['date: dateFormat']],
    [{ ...HAND, date: '2028-02-29' }, []],
    [{ ...HAND, time: '24:00:00' }, ['time: timeFormat']],
    [{ ...HAND, time: '09:30' }, ['time: timeFormat']],
    [{ ...HAND, mode: 'both' }, ['mode: invalid_union']],
  ])('%j: %j', (settings, issues) => {
    expect(placed(timeSettings, settings)).toEqual(issues);
  });

  it('knows only the fields of its source', () => {
    expect(timeSettings.parse({ ...SYNC, ...HAND })).toEqual(HAND);
  });

  it.each([
    [1_400, []],
    [-2_000, [{ unit: 'seconds', count: 2 }]],
    [
      423_000,
      [
        { unit: 'minutes', count: 7 },
        { unit: 'seconds', count: 3 },
      ],
    ],
    [86_400_000, [{ unit: 'days', count: 1 }]],
    [
      90_000_000,
      [
        { unit: 'days', count: 1 },
        { unit: 'hours', count: 1 },
      ],
    ],
  ])('%d ms apart: %j', (ms, parts) => {
    expect(spanParts(ms)).toEqual(parts);
  });
});

describe('NET-05 SNMP settings', () => {
  it.each<[SnmpSettings, object, string[]]>([
    [OFF, TYPED, []],
    [OFF, { version: 'off' }, []],
    [OFF, { version: 'v1', port: '161', community: 'readers' }, []],
    [OFF, { version: 'v2c', port: 0, community: 'readers' }, ['port: portFormat']],
    [OFF, { version: 'v2c', port: 161, community: '' }, ['community: too_small']],
    [OFF, { version: 'v2c', port: 161, community: 'a b' }, ['community: noSpaces']],
    [OFF, { version: 'v2c', port: 161, community: 'x'.repeat(33) }, ['community: too_big']],
    [{ version: 'v1', port: 161, hasCommunity: true }, { version: 'v2c', port: 161 }, []],
    [OFF, { ...TYPED, user: '' }, ['user: too_small']],
    [OFF, { ...TYPED, user: 'x'.repeat(33) }, ['user: too_big']],
    [OFF, { ...TYPED, authPassword: 'seven77' }, ['authPassword: too_small']],
    [OFF, { ...TYPED, authPassword: 'eight888' }, []],
    [OFF, { ...TYPED, privPassword: undefined }, ['privPassword: invalid_type']],
    [OFF, { ...TYPED, authAlgorithm: 'SHA3' }, ['authAlgorithm: invalid_value']],
    [OFF, { ...TYPED, level: 'privNoAuth' }, ['level: invalid_union']],
    [OFF, { ...PRIV, level: 'noAuthNoPriv' }, []],
    [HELD, PRIV, []],
    [HELD, { ...PRIV, authPassword: 'short' }, ['authPassword: too_small']],
    [HELD, { ...PRIV, privAlgorithm: 'DES' }, ['privPassword: secretAgain']],
    [HELD, { ...PRIV, authAlgorithm: 'MD5' }, ['authPassword: secretAgain', 'privPassword: secretAgain']],
    [HELD, { ...TYPED, authAlgorithm: 'MD5' }, []],
  ])('a node with %j takes %j: %j', (held, typed, issues) => {
    const found = placed(snmpInput(heldSecrets(held)), typed).filter((one, index, all) => all.indexOf(one) === index);
    expect(found).toEqual(issues);
  });

  it('wants a secret that was lost', () => {
    const node = { base: config({ snmp: HELD }), next: config({ snmp: HELD }) };
    const secretOf = ({ field }: SecretField) => (field === 'authPassword' ? 'lost' : 'kept');
    expect(placed(snmpInput(heldOf({ ...node, secretOf })), PRIV)).toEqual(['authPassword: invalid_type']);
  });

  it('keeps the secrets of the gateway with their algorithms while another version is staged', () => {
    const node = { base: config({ snmp: HELD }), next: config({ snmp: OFF }) };
    const changes = [change(HELD, OFF)];
    const secretOf = (field: SecretField) => secretState({ base: node.base, changes, lost: [] }, field);
    expect(heldOf({ ...node, secretOf })).toEqual(heldSecrets(HELD));
  });

  it.each<[object, SnmpSettings, object]>([
    [{ version: 'off', port: 161, community: 'readers' }, OFF, {}],
    [
      { version: 'v2c', port: '161', community: 'readers', authPassword: 'password-1' },
      { version: 'v2c', port: 161, hasCommunity: true },
      { community: 'readers' },
    ],
    [{ ...TYPED, level: 'noAuthNoPriv' }, { version: 'v3', level: 'noAuthNoPriv', user: 'monitor', port: 161 }, {}],
    [
      { ...TYPED, level: 'authNoPriv' },
      { version: 'v3', level: 'authNoPriv', user: 'monitor', port: 161, authAlgorithm: 'SHA', hasAuthPassword: true },
      { authPassword: 'password-1' },
    ],
    [TYPED, HELD, { authPassword: 'password-1', privPassword: 'password-2' }],
  ])('%j is told as %j with %j beside it', (typed, settings, secrets) => {
    const input = snmpInput(heldSecrets(OFF)).parse(typed);
    expect(toSettings(input)).toEqual(settings);
    expect(toSecrets(input)).toEqual(secrets);
  });
});

describe('the gateway', () => {
  async function send(id: string, after: SnmpSettings, values: Record<string, string> = {}) {
    signIn('main');
    const { config, version } = await nodeNetworkApi.get({ id });
    const secrets = Object.entries(values).map(([field, value]) => ({ section: 'snmp', key: '', field, value }));
    const changes = [change(config.snmp, after, Object.keys(values))];
    return nodeNetworkApi.apply({ id, version, changes, secrets, isGuarded: false });
  }

  it.each<[string, SnmpSettings, Record<string, string>]>([
    ['a secret that is not there', HELD, {}],
    ['a password that is too short', HELD, { authPassword: 'short', privPassword: 'password-2' }],
    ['a secret of no use', { version: 'v1', port: 161, hasCommunity: true }, { authPassword: 'password-1' }],
  ])('refuses %s', async (_, after, values) => {
    await expect(send('BN2026-0001', after, values)).rejects.toMatchObject({ failure: { code: '60000' } });
  });

  it('refuses an old password under another algorithm, and takes a new one', async () => {
    const after: SnmpSettings = { ...HELD, privAlgorithm: 'DES' };
    await expect(send('BN2026-0002', after)).rejects.toMatchObject({ failure: { code: '60000' } });
    await expect(send('BN2026-0002', after, { privPassword: 'password-2' })).resolves.toMatchObject({ secondsLeft: 0 });
  });

  it('sets the clock of a node by hand, and to the right time once it follows servers', async () => {
    const world = signIn('main');
    world.setClock(Date.UTC(2026, 10, 2, 1, 0));
    const id = 'BN2026-0001';
    const before = await nodeNetworkApi.get({ id });
    const after = { mode: 'manual', zone: 'Asia/Shanghai', date: '2026-11-02', time: '09:30:00' } as const;
    const byHand: Change = { section: 'time', key: '', before: before.config.time, after };
    await nodeNetworkApi.apply({ id, version: before.version, changes: [byHand], isGuarded: false });
    const wrong = await nodeNetworkApi.get({ id });
    expect(wrong.clock).toBe(Date.UTC(2026, 10, 2, 1, 30));
    const back: Change = { section: 'time', key: '', before: after, after: before.config.time };
    await nodeNetworkApi.apply({ id, version: wrong.version, changes: [back], isGuarded: false });
    expect((await nodeNetworkApi.get({ id })).clock).toBe(Date.UTC(2026, 10, 2, 1, 0));
  });
});
