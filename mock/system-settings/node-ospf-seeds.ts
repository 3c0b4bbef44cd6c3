import type { NodeConfig } from '@/domain/net/node-config';
import type { OspfArea, OspfInterface } from '@/domain/net/ospf/schema';
import { OSPF_DEFAULTS, OSPF_INTERFACE_DEFAULTS } from '@/domain/net/ospf/schema';

type OspfSections = Pick<
  NodeConfig,
  'ospfV4' | 'ospfAreasV4' | 'ospfInterfacesV4' | 'ospfV6' | 'ospfAreasV6' | 'ospfInterfacesV6'
>;

const area = (number: string, type: OspfArea['type']): OspfArea => ({ id: `area-${number}`, area: number, type });

const link = (port: string, inArea: string, seed: Partial<OspfInterface>): OspfInterface => ({
  ...OSPF_INTERFACE_DEFAULTS,
  id: `ospf-${port}`,
  port,
  area: inArea,
  hasAuthKey: false,
  ...seed,
});

/** Nothing is configured: the empty states. */
export const noOspf: OspfSections = {
  ospfV4: OSPF_DEFAULTS,
  ospfAreasV4: [],
  ospfInterfacesV4: [],
  ospfV6: OSPF_DEFAULTS,
  ospfAreasV6: [],
  ospfInterfacesV6: [],
};

/**
 * The first node runs both versions, with every kind of area and of authentication and something to warn about in each:
 * a nervous dead interval, an area that nobody uses, two areas without a backbone. The second one only has an id that is
 * taken. All others run nothing.
 */
export function ospfOf(index: number): OspfSections {
  if (index === 1) return { ...noOspf, ospfV4: { ...OSPF_DEFAULTS, isEnabled: true, routerId: '192.0.2.11' } };
  if (index > 1) return noOspf;
  const process = { isEnabled: true, routerId: '192.0.2.10', loopbackCost: 1, redistributionCost: 20 };
  return {
    ospfV4: process,
    ospfAreasV4: [area('0', 'normal'), area('10', 'stub'), area('0.0.0.20', 'nssa'), area('30', 'totallyStub')],
    ospfInterfacesV4: [
      link('eth0', '0', {}),
      link('eth1', '10', { cost: 100, authType: 'md5', authNumber: 7, hasAuthKey: true, bfd: 'bfd-core' }),
      link('eth2', '0.0.0.20', { networkType: 'pointToPoint', dead: 30, authType: 'simple', hasAuthKey: true }),
    ],
    ospfV6: process,
    ospfAreasV6: [area('1', 'normal'), area('2', 'normal')],
    ospfInterfacesV6: [
      link('eth1', '1', { authType: 'hmacSha256', authNumber: 300, hasAuthKey: true, bfd: 'bfd-core' }),
      link('eth2', '2', { networkType: 'pointToPoint' }),
    ],
  };
}
