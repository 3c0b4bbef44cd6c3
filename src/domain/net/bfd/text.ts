import type { NodeConfig } from '../node-config';
import { sortedByName } from '../text-order';
import type { BfdTemplate } from './schema';

const profile = ({ name, multiplier, minTx, minRx, isPassive }: BfdTemplate): string[] => [
  ` profile ${name}`,
  `  detect-multiplier ${multiplier}`,
  `  transmit-interval ${minTx}`,
  `  receive-interval ${minRx}`,
  ...(isPassive ? ['  passive-mode'] : []),
  ' exit',
  ' !',
];

/** The templates, as profiles by their names. */
export function profileLines({ bfdTemplates }: NodeConfig): string[] {
  const profiles = sortedByName(bfdTemplates).flatMap(profile);
  return profiles.length > 0 ? ['bfd', ...profiles, 'exit', '!'] : [];
}
