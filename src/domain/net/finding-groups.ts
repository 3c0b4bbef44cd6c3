import type { Finding, LintCode } from './lint';

/** What is the worst first; every other warning follows, and remarks come last. */
const WORST: readonly LintCode[] = [
  'lastInterface',
  'managementLost',
  'anycastLast',
  'anycastSilenced',
  'bgpStops',
  'lastGateway',
  'defaultHalves',
  'gatewayOwn',
  'gatewayOffLink',
  'bindManagement',
  'asChanged',
  'anycastUnheard',
  'anycastFewer',
  'anycastOwn',
  'anycastGateway',
  'anycastNeighbor',
  'anycastLoopback',
  'anycastDns',
  'routerIdAnycast',
  'bgpNoRouterId',
  'bgpOffLink',
  'bgpLoopback',
  'bgpNoLoopback',
  'bgpOwn',
  'loopbackGateway',
  'loopbackNeighbor',
  'ospfIdle',
  'ospfStubOnly',
  'ospfPortDown',
  'ospfPortBound',
  'addressDuplicate',
  'subnetOverlap',
];

/** Figures by which findings of one kind have the same cause; those of other kinds are told one by one. */
const CAUSES: { readonly [C in LintCode]?: readonly string[] } = {
  nextHopOffLink: ['hop'],
  nextHopByRoute: ['hop', 'via'],
  nextHopLearned: ['hop'],
  nextHopOwn: ['hop'],
  linkLocal: ['address'],
  addressReserved: ['address'],
  routeInConnected: ['subnet'],
  routeOverlap: ['other'],
  routeRedundant: ['other'],
  routeReserved: [],
  hostBits: [],
  defaultTwice: ['gateway'],
  bgpOffLink: [],
  bgpLoopback: [],
  bgpNoLoopback: ['family'],
  bgpInternalHops: [],
  asReserved: ['as'],
  ospfClearText: [],
  ospfDead: ['dead', 'hello'],
  ospfAreaUnused: [],
};

/** Findings with one cause, at least one. */
export interface FindingGroup {
  readonly key: string;
  readonly first: Finding;
  readonly all: readonly Finding[];
}

/** A text that two findings share only if they say the same of the same place. */
export const findingKey = ({ code, path, values }: Finding): string => JSON.stringify([code, path, values]);

function groupKey(finding: Finding): string {
  const { code, path, values } = finding;
  const cause = CAUSES[code];
  return cause ? JSON.stringify([code, path[0], cause.map((name) => values[name])]) : findingKey(finding);
}

const INFO_RANK = WORST.length + 1;

function rankOf({ code, level }: Finding): number {
  if (level === 'info') return INFO_RANK;
  const at = WORST.indexOf(code);
  return at < 0 ? WORST.length : at;
}

/** The findings by their cause, the worst first; none is left out. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = groupKey(finding);
    const held = groups.get(key);
    if (held) held.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups]
    .map(([key, all]) => ({ key, first: all[0], all }))
    .sort((a, b) => rankOf(a.first) - rankOf(b.first));
}

/** The findings that a change brings, and those that the node had before. */
export function parted(findings: readonly Finding[], before: readonly Finding[]) {
  const known = new Set(before.map(findingKey));
  const isOld = (finding: Finding) => known.has(findingKey(finding));
  return { fresh: findings.filter((one) => !isOld(one)), old: findings.filter(isOld) };
}
