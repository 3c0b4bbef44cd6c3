import { describe, expect, it } from 'vitest';
import { nodeConfig, nodeNetworkApi } from '@/api/system-settings/node-network';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import type { OspfAuth, OspfInterface } from '@/domain/net/ospf/schema';
import {
  areaInput,
  OSPF_DEFAULTS,
  OSPF_INTERFACE_DEFAULTS,
  ospfInput,
  ospfInterface,
  ospfInterfaceInput,
} from '@/domain/net/ospf/schema';
import type { OspfVersion } from '@/domain/net/ospf-config';
import { area, config, link } from '../../domain/net/node-configs';
import { placed } from '../../lib/rules/issues';
import { signIn } from '../../support/gateway';

const LINK = { ...OSPF_INTERFACE_DEFAULTS, port: 'eth1', area: '0', authKey: '' };

describe('NET-07 the OSPF process', () => {
  it.each([
    [{}, []],
    [{ isEnabled: true, routerId: '192.0.2.1' }, []],
    [{ isEnabled: true }, ['routerId: routerIdRequired']],
    [{ routerId: '0.0.0.0' }, ['routerId: routerIdFormat']],
    [{ routerId: '2001:db8::1' }, ['routerId: routerIdFormat']],
    [{ routerId: '192.0.2' }, ['routerId: routerIdFormat']],
    [{ loopbackCost: 65_535, redistributionCost: 16_777_214 }, []],
    [{ loopbackCost: 0 }, ['loopbackCost: too_small']],
    [{ loopbackCost: '65536' }, ['loopbackCost: too_big']],
    [{ redistributionCost: 0 }, []],
    [{ redistributionCost: '16777215' }, ['redistributionCost: too_big']],
    [{ redistributionCost: '-1' }, ['redistributionCost: too_small']],
    [{ redistributionCost: '1.5' }, ['redistributionCost: integer']],
  ])('with %j: %j', (seed, issues) => {
    expect(placed(ospfInput, { ...OSPF_DEFAULTS, ...seed })).toEqual(issues);
  });
});

describe('NET-07 an OSPF area', () => {
  it.each([
    [{ area: '0', type: 'normal' }, []],
    [{ area: '0.0.0.1', type: 'stub' }, []],
    [{ area: '4294967295', type: 'nssa' }, []],
    [{ area: '4294967296', type: 'nssa' }, ['area: areaFormat']],
    [{ area: '1.2', type: 'nssa' }, ['area: areaFormat']],
    [{ area: '', type: 'nssa' }, ['area: too_small']],
    [{ area: '0', type: 'stub' }, ['type: areaBackbone']],
    [{ area: '0.0.0.0', type: 'totallyStub' }, ['type: areaBackbone']],
    [{ area: '0', type: 'nssa' }, ['type: areaBackbone']],
    [{ area: '0.0.0.10', type: 'normal' }, ['area: areaTaken']],
    [{ area: '1', type: 'transit' }, ['type: invalid_value']],
  ])('%j: %j', (input, issues) => {
    expect(placed(areaInput([area('10')]), input)).toEqual(issues);
  });
});

type Row = [OspfVersion, Record<string, unknown>, string[]];
const each = (names: readonly string[], seed: unknown, issue: string): Row[] =>
  names.map((name) => ['v4', { dead: 65_535, [name]: seed }, [`${name}: ${issue}`]]);
const TIMERS = ['retransmit', 'transmitDelay', 'hello', 'dead'];

describe('NET-07 an OSPF interface', () => {
  it.each<Row>([
    ['v4', {}, []],
    ['v6', {}, []],
    ['v4', { hello: 1, dead: 2, retransmit: 65_535, transmitDelay: 65_535, priority: 255, cost: 65_535 }, []],
    ['v4', { hello: 65_534, dead: 65_535, retransmit: 1, transmitDelay: 1, priority: 0, cost: 1 }, []],
    ['v4', { cost: '' }, []],
    ['v4', { cost: 0 }, ['cost: too_small']],
    ['v4', { cost: '65536' }, ['cost: too_big']],
    ['v4', { priority: '-1' }, ['priority: too_small']],
    ['v4', { priority: '256' }, ['priority: too_big']],
    ...each(TIMERS, 0, 'too_small').map(
      (row): Row => (row[1].dead === 0 ? ['v4', { hello: 1, dead: 0 }, ['dead: too_small', 'dead: deadHello']] : row),
    ),
    ...each(TIMERS.slice(0, 2), 65_536, 'too_big'),
    ['v4', { dead: 10 }, ['dead: deadHello']],
    ['v4', { dead: 9 }, ['dead: deadHello']],
    ['v4', { dead: 11 }, []],
    ['v4', { port: '' }, ['port: too_small']],
    ['v4', { port: 'eth9' }, ['port: ospfPortTaken']],
    ['v4', { area: '' }, ['area: too_small']],
    ['v4', { networkType: 'nonBroadcast' }, ['networkType: ospfNonBroadcast']],
    ['v4', { networkType: 'pointToMultipoint', transmitDelay: 3601 }, []],
    ['v6', { networkType: 'pointToMultipoint' }, ['networkType: ospfNetworkV6']],
    ['v6', { transmitDelay: 3601 }, ['transmitDelay: too_big']],
    ['v6', { networkType: 'nonBroadcast' }, ['networkType: ospfNetworkV6']],
    ['v4', { authType: 'simple', authKey: '12345678' }, []],
    ['v4', { authType: 'simple', authKey: '123456789' }, ['authKey: keyFormat']],
    ['v4', { authType: 'simple', authKey: '密码' }, ['authKey: keyFormat']],
    ['v4', { authType: 'simple' }, ['authKey: keyRequired']],
    ['v4', { authType: 'md5', authNumber: 255, authKey: '1234567890123456' }, []],
    ['v4', { authType: 'md5', authNumber: 1, authKey: '12345678901234567' }, ['authKey: keyFormat']],
    ['v4', { authType: 'md5', authKey: 'k' }, ['authNumber: keyNumberRequired']],
    ['v4', { authType: 'md5', authNumber: 0, authKey: 'k' }, ['authNumber: too_small']],
    ['v4', { authType: 'md5', authNumber: 256, authKey: 'k' }, ['authNumber: too_big']],
    ['v4', { authType: 'hmacSha256', authNumber: 1, authKey: 'k' }, ['authType: invalid_value']],
    ['v6', { authType: 'hmacSha256', authNumber: 65_535, authKey: 'k'.repeat(64) }, []],
    ['v6', { authType: 'hmacSha256', authNumber: 65_536, authKey: 'k' }, ['authNumber: too_big']],
    ['v6', { authType: 'hmacSha1', authNumber: 1, authKey: 'k'.repeat(65) }, ['authKey: keyFormat']],
    ['v6', { authType: 'md5', authNumber: 1, authKey: 'k' }, ['authType: invalid_value']],
  ])('of %s with %j: %j', (version, seed, issues) => {
    const schema = ospfInterfaceInput(version, { others: [link('eth9', '0')], kept: 'none' });
    expect(placed(schema, { ...LINK, ...seed })).toEqual(issues);
  });

  it.each<[OspfAuth, OspfAuth, string[]]>([
    ['md5', 'md5', []],
    ['md5', 'simple', ['authKey: keyRequired']],
    ['md5', 'none', []],
  ])('keeps a key only for its own type: %s to %s', (kept, authType, issues) => {
    const schema = ospfInterfaceInput('v4', { others: [], kept });
    expect(placed(schema, { ...LINK, authType, authNumber: 1 })).toEqual(issues);
  });

  it.each([
    [{}, []],
    [{ authType: 'simple' }, ['hasAuthKey: keyRequired']],
    [{ hasAuthKey: true }, ['hasAuthKey: keyRequired']],
    [{ authType: 'md5', hasAuthKey: true }, ['authNumber: keyNumberRequired']],
    [{ authType: 'md5', hasAuthKey: true, authNumber: 5 }, []],
  ])('as the gateway holds it with %j: %j', (seed, issues) => {
    expect(placed(ospfInterface.v4, { ...link('eth1', '0'), ...seed })).toEqual(issues);
  });
});

describe('NET-07 the sections of OSPF together', () => {
  it.each<[string, Partial<NodeConfig>, string[]]>([
    ['an area twice', { ospfAreasV4: [area('1'), area('0.0.0.1')] }, ['ospfAreasV4.1.area: areaTaken']],
    ['an area in each version', { ospfAreasV4: [area('1')], ospfAreasV6: [area('1')] }, []],
    [
      'a port twice',
      { ospfAreasV6: [area('1')], ospfInterfacesV6: [link('eth1', '1'), link('eth1', '0.0.0.1')] },
      ['ospfInterfacesV6.1.port: ospfPortTaken'],
    ],
    ['an area that is not listed', { ospfInterfacesV4: [link('eth1', '1')] }, ['ospfInterfacesV4.0.area: areaMissing']],
    [
      'a template that is gone',
      { ospfAreasV4: [area('1')], ospfInterfacesV4: [link('eth1', '1', { bfd: 'gone' })] },
      ['ospfInterfacesV4.0.bfd: bfdMissing'],
    ],
  ])('%s', (_, seed, issues) => {
    expect(placed(nodeConfig, config(seed))).toEqual(issues);
  });
});

const ID = 'BN2026-0001';

async function open() {
  signIn('main').setClock(0);
  const { version, config: held } = await nodeNetworkApi.get({ id: ID });
  const apply = (changes: Change[], authKey?: string) => {
    const secrets = changes.flatMap(({ section, key }) =>
      authKey === undefined ? [] : [{ section, key, field: 'authKey', value: authKey }],
    );
    return nodeNetworkApi.apply({ id: ID, version, changes, secrets, isGuarded: false });
  };
  return { held, apply };
}

describe('the gateway and OSPF', () => {
  it('NET-07 refuses a router id that another node has, and says which one', async () => {
    const { held, apply } = await open();
    expect(await nodeNetworkApi.checkUnique({ id: ID, routerId: '192.0.2.10' })).toEqual({ isUnique: true });
    expect(await nodeNetworkApi.checkUnique({ id: ID, routerId: '192.0.2.11' })).toEqual({ isUnique: false });
    const before = held.ospfV6;
    const change: Change = { section: 'ospfV6', key: '', before, after: { ...before, routerId: '192.0.2.11' } };
    await expect(apply([change])).rejects.toMatchObject({
      failure: { code: '60090', fields: { 'ospfV6.routerId': expect.stringContaining('192.0.2.11') } },
    });
  });

  it('NET-07 refuses a new type of authentication without its key, and a key that is too long for it', async () => {
    const { held, apply } = await open();
    const before = held.ospfInterfacesV4.find(({ port }) => port === 'eth1') ?? link('', '');
    const simple = { ...before, authType: 'simple', authNumber: null } as const;
    const to = (after: OspfInterface): Change[] => [{ section: 'ospfInterfacesV4', key: before.id, before, after }];
    const refused = {
      failure: { code: '60000', fields: { 'ospfInterfacesV4.ospf-eth1.authKey': expect.any(String) } },
    };
    await expect(apply(to(simple))).rejects.toMatchObject(refused);
    await expect(apply(to(simple), '123456789')).rejects.toMatchObject(refused);
    await apply(to(simple), '12345678');
    const { config: now } = await nodeNetworkApi.get({ id: ID });
    expect(JSON.stringify(now)).not.toContain('12345678');
  });

  it('NET-04 keeps a template that an OSPF interface uses', async () => {
    const { held, apply } = await open();
    const before = held.bfdTemplates.find(({ name }) => name === 'core') ?? null;
    await expect(apply([{ section: 'bfdTemplates', key: 'bfd-core', before, after: null }])).rejects.toMatchObject({
      failure: { code: '60007' },
    });
  });
});
