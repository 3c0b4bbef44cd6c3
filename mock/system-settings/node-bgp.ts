import { neighborPassword } from '@/domain/net/bgp/schema';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { changesOf } from '@/domain/net/section';
import { refuse } from '../runtime/refusal';

interface Secret {
  readonly section: string;
  readonly key: string;
  readonly field: string;
  readonly value: string;
}

/** Refuses a neighbor that is to sign without a password, and a password that no router takes. */
export function checkPasswords(old: NodeConfig, changes: readonly Change[], secrets: readonly Secret[]): void {
  for (const { key, after } of changesOf(changes, 'bgpNeighbors')) {
    if (after?.hasPassword !== true) continue;
    const sent = secrets.find((one) => one.section === 'bgpNeighbors' && one.key === key && one.field === 'password');
    const isHeld = old.bgpNeighbors.find(({ id }) => id === key)?.hasPassword === true;
    const isGood = sent ? neighborPassword.safeParse(sent.value).success : isHeld;
    if (!isGood) refuse('INVALID', { fields: [`bgpNeighbors.${key}.password`] });
  }
}
