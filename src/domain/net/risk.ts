import { withChanges } from './change-set';
import { parted } from './finding-groups';
import { type LintCode, lint } from './lint';
import type { Change, ChangeOf, NodeConfig, SectionKey } from './node-config';
import { SECTION_KINDS } from './sections';

/** Findings by which a node is cut off or heard by fewer, or a session does not come up, whichever edit brings them. */
const RISKY: ReadonlySet<LintCode> = new Set<LintCode>([
  'addressDuplicate',
  'addressReserved',
  'anycastFewer',
  'anycastGateway',
  'anycastLast',
  'anycastLoopback',
  'anycastNeighbor',
  'anycastOwn',
  'anycastSilenced',
  'asChanged',
  'bgpHold',
  'bgpLoopback',
  'bgpNoLoopback',
  'bgpNoRouterId',
  'bgpOffLink',
  'bgpOwn',
  'bgpStops',
  'bindDisabled',
  'bindIdle',
  'bindManagement',
  'defaultHalves',
  'defaultTwice',
  'gatewayOffLink',
  'gatewayOwn',
  'lastGateway',
  'lastInterface',
  'linkLocal',
  'loopbackGateway',
  'loopbackNeighbor',
  'managementLost',
  'nextHopOffLink',
  'nextHopOwn',
  'ospfDead',
  'ospfIdle',
  'ospfNoAddress',
  'ospfNoBackbone',
  'ospfPortBound',
  'ospfPortDown',
  'ospfStubOnly',
  'routeAnycast',
  'routeInConnected',
  'routerIdAnycast',
  'subnetOverlap',
  'subnetRouter',
]);

const isRisky = <S extends SectionKey>(edit: ChangeOf<S>, config: NodeConfig): boolean =>
  SECTION_KINDS[edit.section].isRisky(edit, config);

/**
 * Whether applying needs the countdown: by an edit of what a session, a gateway or the way to the platform uses, or by
 * what all edits together newly bring.
 */
export function needsGuard(changes: readonly Change[], config: NodeConfig): boolean {
  if (changes.some((edit) => isRisky(edit, config))) return true;
  const { fresh } = parted(lint(withChanges(config, changes), config), lint(config));
  return fresh.some(({ level, code }) => level === 'warning' && RISKY.has(code));
}
