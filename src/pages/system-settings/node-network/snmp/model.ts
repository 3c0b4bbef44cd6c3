import type * as z from 'zod';
import type { SnmpSettings } from '@/domain/net/snmp/schema';
import { type HeldSecrets, heldSecrets, type SnmpSecret, type snmpInput } from '@/domain/net/snmp/schema';
import type { StagedNode } from '../use-node';

type Input = z.output<ReturnType<typeof snmpInput>>;

/** What is told of settings once they are entered: that there are secrets, not what they are. */
export function toSettings(input: Input): SnmpSettings {
  if (input.version === 'off') return input;
  if (input.version !== 'v3') {
    const { community, ...rest } = input;
    return { ...rest, hasCommunity: true };
  }
  if (input.level === 'noAuthNoPriv') return input;
  if (input.level === 'authNoPriv') {
    const { authPassword, ...rest } = input;
    return { ...rest, hasAuthPassword: true };
  }
  const { authPassword, privPassword, ...rest } = input;
  return { ...rest, hasAuthPassword: true, hasPrivPassword: true };
}

const SECRETS: readonly SnmpSecret[] = ['community', 'authPassword', 'privPassword'];

/** The secrets that need not be entered, and the algorithms that each was given for: the gateway's, or what is staged. */
export function heldOf({ base, next, secretOf }: Pick<StagedNode, 'base' | 'next' | 'secretOf'>): HeldSecrets {
  const stateOf = (field: SnmpSecret) => secretOf({ section: 'snmp', key: '', field });
  const given = (field: SnmpSecret) => heldSecrets(stateOf(field) === 'entered' ? next.snmp : base.snmp);
  return {
    fields: SECRETS.filter((field) => stateOf(field) === 'kept' || stateOf(field) === 'entered'),
    authAlgorithm: given('authPassword').authAlgorithm,
    privAlgorithm: given('privPassword').privAlgorithm,
  };
}

/** The secrets that were filled and that the chosen version and level have a use for. */
export function toSecrets(input: Input): Record<string, string> {
  const of = (field: SnmpSecret): [string, string][] => {
    const value: unknown = Reflect.get(input, field);
    return typeof value === 'string' && value !== '' ? [[field, value]] : [];
  };
  return Object.fromEntries([...of('community'), ...of('authPassword'), ...of('privPassword')]);
}
