import type { Ospf, OspfArea, OspfInterface } from '@/domain/net/ospf/schema';
import type { OspfVersion } from '@/domain/net/ospf-config';
import type { MessageId } from '@/i18n/messages';
import { templateName } from './bfd';
import { AREA_TYPES, AUTHS, NETWORKS } from './ospf-codes';
import { type SectionLabels, seconds } from './section-labels';

type Labels = Readonly<Record<OspfVersion, MessageId>>;

const PROCESS: Labels = { v4: 'ospf.processV4', v6: 'ospf.processV6' };
const AREAS: Labels = { v4: 'ospf.areasV4', v6: 'ospf.areasV6' };
const INTERFACES: Labels = { v4: 'ospf.interfacesV4', v6: 'ospf.interfacesV6' };

export const ospfLabels = (version: OspfVersion): SectionLabels<Ospf> => ({
  label: PROCESS[version],
  nameOf: () => '',
  fields: {
    isEnabled: { label: 'ospf.isEnabled' },
    routerId: { label: 'ospf.routerId' },
    loopbackCost: { label: 'ospf.loopbackCost' },
    redistributionCost: { label: 'ospf.redistributionCost' },
  },
});

export const areaLabels = (version: OspfVersion): SectionLabels<OspfArea> => ({
  label: AREAS[version],
  nameOf: ({ area }) => area,
  fields: { area: { label: 'ospf.area' }, type: { label: 'ospf.areaType', values: AREA_TYPES } },
});

export const ospfInterfaceLabels = (version: OspfVersion): SectionLabels<OspfInterface> => ({
  label: INTERFACES[version],
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
