import type { CrossIssue } from '@/lib/rules/cross-field';
import { missingTemplates } from '../bfd/schema';
import type { Connected } from '../connected';
import type { Finding } from '../lint';
import type { NodeConfig } from '../node-config';
import { areaNumber } from '../ospf-area';
import { OSPF_SECTIONS } from '../ospf-config';
import { always, list, listSection, oneOf, type SectionKind, type SentConfig, single } from '../section';
import { lintOspf } from './lint';
import {
  clashingOspf,
  type Ospf,
  type OspfArea,
  type OspfInterface,
  ospfArea,
  ospfInput,
  ospfInterface,
} from './schema';
import { ospfLines } from './text';

const byArea = ({ area }: { readonly area: string }) => String(areaNumber(area) ?? area);
const byPort = ({ port }: { readonly port: string }) => port;

const kinds: { readonly v4: SectionKind<Ospf>; readonly v6: SectionKind<Ospf> } = {
  v4: single('ospfV4', always, (edit) => ({ section: 'ospfV4', ...edit })),
  v6: single('ospfV6', always, (edit) => ({ section: 'ospfV6', ...edit })),
};
const areaKinds: { readonly v4: SectionKind<OspfArea>; readonly v6: SectionKind<OspfArea> } = {
  v4: list('ospfAreasV4', byArea, always, (edit) => ({ section: 'ospfAreasV4', ...edit })),
  v6: list('ospfAreasV6', byArea, always, (edit) => ({ section: 'ospfAreasV6', ...edit })),
};
const interfaceKinds: { readonly v4: SectionKind<OspfInterface>; readonly v6: SectionKind<OspfInterface> } = {
  v4: list('ospfInterfacesV4', byPort, always, (edit) => ({ section: 'ospfInterfacesV4', ...edit })),
  v6: list('ospfInterfacesV6', byPort, always, (edit) => ({ section: 'ospfInterfacesV6', ...edit })),
};

type Lint = (config: NodeConfig, connected: readonly Connected[]) => Finding[];
const lints: { readonly v4: Lint; readonly v6: Lint } = {
  v4: (config, connected) => lintOspf('v4', config, connected),
  v6: (config, connected) => lintOspf('v6', config, connected),
};

type Lines = (config: NodeConfig) => string[];
const lines: { readonly v4: Lines; readonly v6: Lines } = {
  v4: (config) => ospfLines('v4', config),
  v6: (config) => ospfLines('v6', config),
};

type Clashes = (config: SentConfig) => CrossIssue[];
const clashes: { readonly v4: Clashes; readonly v6: Clashes } = {
  v4: ({ ospfAreasV4: areas = [], ospfInterfacesV4: interfaces = [], bfdTemplates = [] }) => [
    ...clashingOspf(OSPF_SECTIONS.v4, { areas, interfaces }),
    ...missingTemplates('ospfInterfacesV4', interfaces, bfdTemplates),
  ],
  v6: ({ ospfAreasV6: areas = [], ospfInterfacesV6: interfaces = [], bfdTemplates = [] }) => [
    ...clashingOspf(OSPF_SECTIONS.v6, { areas, interfaces }),
    ...missingTemplates('ospfInterfacesV6', interfaces, bfdTemplates),
  ],
};

/** An area of a kind of its own. */
const AREA = 'area \\S+ (?:stub|nssa)';

const owns = {
  v4: {
    process: [
      [/^$/, /^router ospf$/],
      [/^router ospf$/, new RegExp(`^(?!${AREA})`)],
      [/^interface lo$/, /^ip ospf /],
    ],
    areas: [[/^router ospf$/, new RegExp(`^${AREA}`)]],
    interfaces: [[/^interface (?!lo$)/, /^ip ospf /]],
  },
  v6: {
    process: [
      [/^$/, /^router ospf6$/],
      [/^router ospf6$/, new RegExp(`^(?!${AREA})`)],
      [/^interface lo$/, /^ipv6 ospf6 /],
    ],
    areas: [[/^router ospf6$/, new RegExp(`^${AREA}`)]],
    interfaces: [[/^interface (?!lo$)/, /^ipv6 ospf6 /]],
  },
} as const;

const CODES = [
  'ospfAreaUnused',
  'ospfClearText',
  'ospfDead',
  'ospfIdle',
  'ospfNoAddress',
  'ospfNoBackbone',
  'ospfPortBound',
  'ospfPortDown',
  'ospfRouterId',
  'ospfStubOnly',
  'routerIdAnycast',
] as const;

/** The process of OSPFv2; its lint and its lines are those of its areas and ports too. */
export const ospfV4 = {
  ...oneOf('ospfV4', ospfInput),
  kind: kinds.v4,
  codes: CODES,
  lint: lints.v4,
  text: { protocols: lines.v4 },
  owns: owns.v4.process,
} as const;

/** The same of OSPFv3. */
export const ospfV6 = {
  ...oneOf('ospfV6', ospfInput),
  kind: kinds.v6,
  codes: CODES,
  lint: lints.v6,
  text: { protocols: lines.v6 },
  owns: owns.v6.process,
} as const;

export const ospfAreasV4 = {
  ...listSection('ospfAreasV4', ospfArea),
  kind: areaKinds.v4,
  codes: [],
  owns: owns.v4.areas,
} as const;

export const ospfAreasV6 = {
  ...listSection('ospfAreasV6', ospfArea),
  kind: areaKinds.v6,
  codes: [],
  owns: owns.v6.areas,
} as const;

export const ospfInterfacesV4 = {
  ...listSection('ospfInterfacesV4', ospfInterface.v4),
  kind: interfaceKinds.v4,
  codes: [],
  owns: owns.v4.interfaces,
  clashes: clashes.v4,
} as const;

export const ospfInterfacesV6 = {
  ...listSection('ospfInterfacesV6', ospfInterface.v6),
  kind: interfaceKinds.v6,
  codes: [],
  owns: owns.v6.interfaces,
  clashes: clashes.v6,
} as const;
