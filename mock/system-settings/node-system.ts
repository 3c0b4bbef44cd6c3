import type { Change, NodeConfig } from '@/domain/net/node-config';
import { changesOf } from '@/domain/net/section';
import { algorithmIssues, heldSecrets, type SnmpSecret, snmpSecrets } from '@/domain/net/snmp/schema';
import type { TimeSettings } from '@/domain/net/time/schema';
import { timeAt } from '@/lib/time-zone';

interface Sent {
  readonly section: string;
  readonly field: string;
  readonly value: string;
}

/** The secrets that SNMP settings are refused for: too short, not there, of no use, or made by another algorithm. */
export function refusedSecrets(held: NodeConfig, changes: readonly Change[], secrets: readonly Sent[]): string[] {
  const after = changesOf(changes, 'snmp').at(-1)?.after;
  if (!after) return [];
  const sent = new Map(secrets.filter(({ section }) => section === 'snmp').map(({ field, value }) => [field, value]));
  const node = heldSecrets(held.snmp);
  const wanted = heldSecrets(after);
  const isWrong = (field: SnmpSecret) => {
    const value = sent.get(field);
    if (value === undefined) return wanted.fields.includes(field) && !node.fields.includes(field);
    return !wanted.fields.includes(field) || !snmpSecrets[field].safeParse(value).success;
  };
  const fields: readonly SnmpSecret[] = ['community', 'authPassword', 'privPassword'];
  const typed = { ...wanted, authPassword: sent.get('authPassword'), privPassword: sent.get('privPassword') };
  const stale = algorithmIssues(typed, node).map(({ path }) => String(path[0]));
  return [...fields.filter(isWrong), ...stale].map((field) => `snmp.${field}`);
}

/** How far a clock is ahead once these settings are applied: set by hand it shows what it was set to, else the right time. */
export const aheadOf = (time: TimeSettings, now: number): number =>
  time.mode === 'auto' ? 0 : timeAt(time, time.zone) - now;
