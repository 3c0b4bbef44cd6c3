import type { PastApply } from '@/api/system-settings/node-network';
import { isOwnVersion } from '@/lib/contract/version';

/** Which version of its node an apply ended with; null while it waits, and on a gateway that counts none. */
export const versionNumber = ({ version }: Pick<PastApply, 'version'>): number | null =>
  version === undefined || isOwnVersion(version) ? null : version;
