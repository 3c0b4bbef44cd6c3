import * as z from 'zod';

import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { optional } from '@/lib/rules/optional';
import { port } from '@/lib/rules/port';
import { secret } from '@/lib/rules/secret';
import { LIMITS, text } from '@/lib/rules/text';

/** Shortest password of the user-based security model (RFC 3414 section 11.2). */
const SHORTEST = 8;
const password = secret(text(LIMITS.name, 'none').min(SHORTEST));

/** The write-only fields by name. */
export const snmpSecrets = {
  community: secret(text(LIMITS.short, 'none')),
  authPassword: password,
  privPassword: password,
};
export type SnmpSecret = keyof typeof snmpSecrets;

/** The port on which agents are asked (RFC 3417). */
export const SNMP_PORT = 161;

const off = z.object({ version: z.literal('off') });
const community = z.object({ version: z.enum(['v1', 'v2c']), port });
/** User names are up to 32 characters (RFC 3414 section 2.1). */
const user = z.object({ version: z.literal('v3'), user: text(LIMITS.short, 'none'), port });
const auth = user.extend({ authAlgorithm: z.enum(['MD5', 'SHA']) });
const priv = auth.extend({ privAlgorithm: z.enum(['DES', 'AES']) });

const level = {
  none: { level: z.literal('noAuthNoPriv') },
  auth: { level: z.literal('authNoPriv') },
  priv: { level: z.literal('authPriv') },
};
const held = { auth: { hasAuthPassword: z.literal(true) }, priv: { hasPrivPassword: z.literal(true) } };

/** As the gateway tells it: that there are secrets, never what they are. */
export const snmpSettings = z.discriminatedUnion('version', [
  off,
  community.extend({ hasCommunity: z.literal(true) }),
  z.discriminatedUnion('level', [
    user.extend(level.none),
    auth.extend({ ...level.auth, ...held.auth }),
    priv.extend({ ...level.priv, ...held.auth, ...held.priv }),
  ]),
]);
export type SnmpSettings = Readonly<z.output<typeof snmpSettings>>;

/** Which secrets the node has, and by which algorithms it turned the passwords into keys. */
export interface HeldSecrets {
  readonly fields: readonly SnmpSecret[];
  readonly authAlgorithm: string | undefined;
  readonly privAlgorithm: string | undefined;
}

/** The secrets of settings. */
export function heldSecrets(settings: SnmpSettings): HeldSecrets {
  return {
    fields: [
      'hasCommunity' in settings ? (['community'] as const) : [],
      'hasAuthPassword' in settings ? (['authPassword'] as const) : [],
      'hasPrivPassword' in settings ? (['privPassword'] as const) : [],
    ].flat(),
    authAlgorithm: 'authAlgorithm' in settings ? settings.authAlgorithm : undefined,
    privAlgorithm: 'privAlgorithm' in settings ? settings.privAlgorithm : undefined,
  };
}

interface Typed {
  readonly version?: string | undefined;
  readonly authAlgorithm?: string | undefined;
  readonly privAlgorithm?: string | undefined;
  readonly authPassword?: string | undefined;
  readonly privPassword?: string | undefined;
}

/** A node keeps keys that were made by an algorithm (RFC 3414 section 2.6): another algorithm needs the password again. */
export function algorithmIssues(typed: Typed, node: HeldSecrets): CrossIssue[] {
  const isAuthNew = typed.authAlgorithm !== undefined && typed.authAlgorithm !== node.authAlgorithm;
  const isPrivNew = typed.privAlgorithm !== undefined && (isAuthNew || typed.privAlgorithm !== node.privAlgorithm);
  const isKept = (field: SnmpSecret, value: string | undefined) => !value && node.fields.includes(field);
  return [
    ...(isAuthNew && isKept('authPassword', typed.authPassword) ? ['authPassword'] : []),
    ...(isPrivNew && isKept('privPassword', typed.privPassword) ? ['privPassword'] : []),
  ].map((field) => ({ path: [field], rule: 'secretAgain' }));
}

/** Settings as they are entered; a secret that the node has may stay empty. */
export function snmpInput(node: HeldSecrets) {
  const secret = <F extends SnmpSecret>(field: F) =>
    node.fields.includes(field) ? optional(snmpSecrets[field]) : snmpSecrets[field];
  const authPassword = secret('authPassword');
  return crossField(
    z.discriminatedUnion('version', [
      off,
      community.extend({ community: secret('community') }),
      z.discriminatedUnion('level', [
        user.extend(level.none),
        auth.extend({ ...level.auth, authPassword }),
        priv.extend({ ...level.priv, authPassword, privPassword: secret('privPassword') }),
      ]),
    ]),
    (typed) => algorithmIssues(typed, node),
  );
}
