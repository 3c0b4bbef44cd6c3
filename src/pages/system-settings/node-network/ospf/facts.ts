import type { MessageId } from '@/i18n/messages';
import type { Ospf, OspfArea, OspfInterface } from '@/lib/net/ospf/schema';
import type { OspfVersion } from '@/lib/net/ospf-config';
import { templateName } from '../bfd/facts';
import { type SectionFacts, seconds, type Tab } from '../section-facts';
import { AREA_TYPES, AUTHS, NETWORKS } from './labels';

const ospfTab: Tab = { key: 'ospf', title: 'ospf.title', load: () => import('./section') };

type Labels = Readonly<Record<OspfVersion, MessageId>>;

const PROCESS: Labels = { v4: 'ospf.processV4', v6: 'ospf.processV6' };
const AREAS: Labels = { v4: 'ospf.areasV4', v6: 'ospf.areasV6' };
const INTERFACES: Labels = { v4: 'ospf.interfacesV4', v6: 'ospf.interfacesV6' };

export const ospfFacts = (version: OspfVersion): SectionFacts<Ospf> => ({
  label: PROCESS[version],
  tab: ospfTab,
  version,
  panel: 'ospf',
  nameOf: () => '',
  fields: {
    isEnabled: { label: 'ospf.isEnabled' },
    routerId: { label: 'ospf.routerId' },
    loopbackCost: { label: 'ospf.loopbackCost' },
    redistributionCost: { label: 'ospf.redistributionCost' },
  },
});

export const areaFacts = (version: OspfVersion): SectionFacts<OspfArea> => ({
  label: AREAS[version],
  tab: ospfTab,
  version,
  panel: 'ospfArea',
  nameOf: ({ area }) => area,
  fields: { area: { label: 'ospf.area' }, type: { label: 'ospf.areaType', values: AREA_TYPES } },
});

export const ospfInterfaceFacts = (version: OspfVersion): SectionFacts<OspfInterface> => ({
  label: INTERFACES[version],
  tab: ospfTab,
  version,
  panel: 'ospfInterface',
  nameOf: ({ port }) => port,
  fields: {
    port: { label: 'ospf.port' },
    area: { label: 'ospf.area' },
    networkType: { label: 'ospf.networkType', values: NETWORKS },
    cost: { label: 'ospf.cost', empty: 'ospf.auto' },
    priority: { label: 'ospf.priority' },
    hello: { label: 'ospf.hello', numberOf: seconds },
    dead: { label: 'ospf.dead', numberOf: seconds },
    retransmit: { label: 'ospf.retransmit', numberOf: seconds },
    transmitDelay: { label: 'ospf.transmitDelay', numberOf: seconds },
    authType: { label: 'ospf.authType', values: AUTHS },
    authNumber: { label: 'ospf.authNumber' },
    hasAuthKey: { label: 'ospf.hasAuthKey' },
    bfd: { label: 'ospf.bfd', empty: 'ospf.noBfd', nameOf: templateName },
  },
  secrets: { authKey: 'ospf.authKey' },
});
