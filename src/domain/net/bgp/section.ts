import type { CrossIssue } from '@/lib/rules/cross-field';
import { missingTemplates } from '../bfd/schema';
import {
  always,
  byAddress,
  list,
  listSection,
  oneOf,
  type Risk,
  type SectionKind,
  type SentConfig,
  single,
} from '../section';
import { lintBgpSection } from './lint';
import {
  type Bgp,
  type BgpNeighbor,
  bgpNeighbor,
  duplicateNeighbors,
  bgpProcess as process,
  sessionShape,
} from './schema';
import { bgpBlock } from './text';

const kind: SectionKind<Bgp> = single('bgp', always, (edit) => ({ section: 'bgp', ...edit }));

/** The BGP process; its lint and its lines are those of its neighbors too. */
export const bgp = {
  ...oneOf('bgp', process),
  kind,
  codes: [
    'addressReserved',
    'asChanged',
    'asReserved',
    'bgpHold',
    'bgpInternalHops',
    'bgpLoopback',
    'bgpNoLoopback',
    'bgpNoRouterId',
    'bgpOffLink',
    'bgpOwn',
    'bgpStops',
    'linkLocal',
  ],
  lint: lintBgpSection,
  text: { protocols: bgpBlock },
  owns: [
    [/^$/, /^router bgp /],
    [/^router bgp/, /^(?!neighbor |network )/],
  ],
} as const;

/** A neighbor that is only called otherwise keeps its session; of a signed one a new password shows in no field. */
const isRisky: Risk<BgpNeighbor> = ({ before, after }) =>
  before === null || after === null || after.hasPassword || sessionShape(before) !== sessionShape(after);

const neighborKind: SectionKind<BgpNeighbor> = list('bgpNeighbors', byAddress, isRisky, (edit) => ({
  section: 'bgpNeighbors',
  ...edit,
}));

function clashes({ bgpNeighbors: neighbors = [], bfdTemplates = [] }: SentConfig): CrossIssue[] {
  return [...duplicateNeighbors(neighbors), ...missingTemplates('bgpNeighbors', neighbors, bfdTemplates)];
}

/** Whom the node exchanges routes with. */
export const bgpNeighbors = {
  ...listSection('bgpNeighbors', bgpNeighbor),
  kind: neighborKind,
  codes: [],
  owns: [[/^router bgp/, /^neighbor /]],
  clashes,
} as const;
