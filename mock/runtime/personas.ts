export interface Persona {
  /** Which of the accounts of the sign-in page; `other` is one that only another account looks as. */
  key: PersonaKey | 'other';
  /** Its account. */
  id: string;
  name: string;
  /** account_type of the specification: platform, channel, group company, enterprise messaging, business main, business sub. */
  type: string;
  isMain: boolean;
  /** Which screens: all, or the named menu keys. */
  menus: 'all' | readonly string[];
  /** Which actions: all, none, or those that start with one of the prefixes. */
  actions: 'all' | readonly string[];
  hasFullLogs: boolean;
  passwordReset: 'none' | 'firstLogin' | 'expired';
  /** How the account stands at sign-in. */
  sign: 'ok' | 'locked';
}

export type PersonaKey =
  | 'main'
  | 'operator'
  | 'readonly'
  | 'registry'
  | 'nodeadmin'
  | 'newcomer'
  | 'fresh'
  | 'expired'
  | 'locked'
  | 'norights';

/** A main account of which nothing is set up yet: no contact, key, sub-account or task. */
export const isFresh = ({ key }: Persona): boolean => key === 'fresh';

export const PASSWORD = 'Console#2026';
/** The verification code of every message that the mock says it sends. */
export const CODE = '246810';

const base = { type: 'businessSub', isMain: false, hasFullLogs: false, passwordReset: 'none', sign: 'ok' } as const;
const work = [
  'console',
  'help',
  'landing',
  'accountInfo',
  'accountSecurity',
  'message',
  'contact',
  'pushTask',
  'log',
  'alarm',
  'report',
];

const seeds: Record<PersonaKey, Omit<Persona, 'id' | 'key'>> = {
  main: {
    ...base,
    name: 'acme',
    type: 'businessMain',
    isMain: true,
    menus: 'all',
    actions: 'all',
    hasFullLogs: true,
  },
  operator: {
    ...base,
    name: 'acme-operator',
    // He assigns accounts to organizations, so he sees them; how they are built and what data they see is not his.
    menus: [
      ...work,
      'logExport',
      'secretKey',
      'edgeNode',
      'order',
      'subAccount',
      'role',
      'organization',
      'policy',
      'intelSource',
    ],
    actions: [
      'contactBinding.',
      'loginSecurity.',
      'accessControl.',
      'organization.authorize',
      'subAccount.update',
      'subAccount.lock',
      'subAccount.unlock',
      'subAccount.resetPassword',
      'authorization.update',
      'secretKey.create',
      'secretKey.update',
      'secretKey.enable',
      'secretKey.disable',
      'role.create',
      'role.update',
      'policy.create',
      'policy.update',
      'edgeNode.create',
      'edgeNode.update',
      'edgeNode.move',
      'message.',
      'contact.create',
      'contact.update',
      'contact.verify',
      'contact.bind',
      'robot.create',
      'robot.update',
      'robot.test',
      'pushTask.create',
      'pushTask.update',
      'pushTask.enable',
      'pushTask.disable',
      'pushTask.test',
      'cloudExport.',
      'safeguardExport.create',
      'alarm',
      'reportSubscription.create',
      'reportSubscription.update',
      'reportSubscription.enable',
      'reportSubscription.disable',
      'reportSubscription.makeNow',
      'reportInstance.',
      'reportShare.',
      'trial.',
      'intelSource.execute',
      'intelSource.import',
      'intelSource.export',
    ],
  },
  readonly: { ...base, name: 'acme-readonly', menus: 'all', actions: [] },
  registry: {
    ...base,
    name: 'acme-registry',
    type: 'platform',
    menus: [...work, 'order'],
    actions: ['message.'],
  },
  nodeadmin: {
    ...base,
    name: 'acme-nodes',
    menus: [
      ...work,
      'edgeNode',
      'host',
      'nodeSoftware',
      'ddiNode',
      'businessNode',
      'commandTask',
      'dataStorage',
      'configBackup',
    ],
    actions: [
      'edge',
      'host.',
      'node',
      'ddi',
      'businessNode.',
      'command',
      'cmdInvocation.',
      'storage.',
      'configBackup.create',
      'changeRequest.review',
      // Work on a node makes its alarms speak: whoever does it keeps them quiet.
      'alarmSilence.',
      'message.',
    ],
  },
  newcomer: {
    ...base,
    name: 'acme-newcomer',
    menus: work,
    actions: ['message.'],
    passwordReset: 'firstLogin',
  },
  fresh: {
    ...base,
    name: 'nova',
    type: 'businessMain',
    isMain: true,
    menus: 'all',
    actions: 'all',
    hasFullLogs: true,
  },
  expired: {
    ...base,
    name: 'acme-expired',
    menus: work,
    actions: ['message.'],
    passwordReset: 'expired',
  },
  locked: { ...base, name: 'acme-locked', menus: [], actions: [], sign: 'locked' },
  norights: { ...base, name: 'acme-norights', menus: [], actions: [] },
};

const persona = (key: PersonaKey): Persona => ({ ...seeds[key], key, id: `A-${key}` });

/** The accounts that can sign in at the mock gateway. */
export const personas: Readonly<Record<PersonaKey, Persona>> = {
  main: persona('main'),
  operator: persona('operator'),
  readonly: persona('readonly'),
  registry: persona('registry'),
  nodeadmin: persona('nodeadmin'),
  newcomer: persona('newcomer'),
  fresh: persona('fresh'),
  expired: persona('expired'),
  locked: persona('locked'),
  norights: persona('norights'),
};

/** An account that nobody signs in with here: it has the screens of everyday work and no action. */
export const otherPersona = (facts: Pick<Persona, 'id' | 'name' | 'type'>): Persona => ({
  ...base,
  key: 'other',
  menus: work,
  actions: [],
  ...facts,
});

/** Whether a persona may do an action. */
export function mayDo(persona: Persona, action: string): boolean {
  return persona.actions === 'all' || persona.actions.some((prefix) => action.startsWith(prefix));
}

/** Whether a persona may see a screen. */
export function maySee(persona: Persona, menu: string): boolean {
  return persona.menus === 'all' || persona.menus.includes(menu);
}
