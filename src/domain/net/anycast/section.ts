import type { CrossIssue } from '@/lib/rules/cross-field';
import { addressKey } from '../drain';
import { lintHeard } from '../lint-heard';
import { anycastLines } from '../router-anycast';
import { policyLines } from '../router-policy';
import { byAddress, list, listSection, type Risk, type SectionKind, type SentConfig } from '../section';
import { lintAnycast } from './lint';
import { type AnycastAddress, anycastAddress, duplicateAnycast } from './schema';

const announcedAs = (entry: AnycastAddress | null) => (entry?.isAdvertised ? addressKey(entry.address) : '');

/** An address of the node is withdrawn or announced again. */
const isTurned: Risk<AnycastAddress> = ({ before, after }) =>
  before !== null && announcedAs(before) !== announcedAs(after);

const kind: SectionKind<AnycastAddress> = list('anycast', byAddress, isTurned, (edit) => ({
  section: 'anycast',
  ...edit,
}));

function clashes({ anycast: entries = [] }: SentConfig): CrossIssue[] {
  return duplicateAnycast(entries);
}

/** The addresses that the node shares with others, and who hears them. */
export const anycast = {
  ...listSection('anycast', anycastAddress),
  kind,
  codes: [
    'addressReserved',
    'anycastDns',
    'anycastFewer',
    'anycastGateway',
    'anycastInSubnet',
    'anycastLast',
    'anycastLinkLocal',
    'anycastLoopback',
    'anycastNeighbor',
    'anycastOwn',
    'anycastSilenced',
    'anycastUnheard',
  ],
  lint: lintAnycast,
  lintStep: lintHeard,
  text: {
    ports: anycastLines,
    policies: policyLines,
  },
  owns: [
    [/^$/, /^(?:! dummy anycast|(?:ip|ipv6) prefix-list anycast|route-map (?:anycast|learned)-\S+) /],
    [/^route-map (?:anycast|learned)-/, /^/],
    [/^router bgp/, /^network /],
  ],
  clashes,
} as const;
