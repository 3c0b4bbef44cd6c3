import { accountsOf } from '@mock/business-account/account-rows';
import { certificateOf, metadataXml } from '@mock/business-account/saml-sample';
import { storeFile } from '@mock/fs/upload';
import { contactRows } from '@mock/message/contact-rows';
import { rollouts } from '@mock/rollout/engine';
import { CODE } from '@mock/runtime/personas';
import type { World } from '@mock/runtime/world';
import { nodesOf } from '@mock/system-settings/node-rows';
import { MODULES } from '@/api/system-settings/config-backup';
import { HOUR, MINUTE } from '@/lib/time';
import type { Form } from './interrupted-forms';

type Values = Readonly<Record<string, unknown>>;

/** What a form needs beside its schema so that it can be saved in every way. */
export interface Examples {
  /** What stands in it from the beginning, by path: what a file or a tree fills in. */
  start?: (world: World) => Values;
  /** What a field is filled with when it is missing, by path; `*` is the place in a list. */
  fields?: (world: World) => Values;
  /** What has to be chosen before a choice, by its name, in its order. */
  before?: Readonly<Record<string, Values>>;
  /** What cannot be chosen in this form, by its name, and why. */
  never?: Readonly<Record<string, string>>;
  /** What is chosen by sending nothing of it, by its name, and why. */
  unsaid?: Readonly<Record<string, string>>;
  /** What has to happen in the world before it can be saved once more. */
  after?: (world: World) => void;
}

const file = (world: World, name: string, text: string) => ({
  fileId: storeFile(world, name, text),
  name,
  size: text.length,
  sha256: '0'.repeat(64),
});

const KIND = 'An object is of one kind for good; the other one has an address below.';
const AREA = 'Each place has logs of its own; the others have an address below.';

const NEIGHBORS = 'The router of a node does not take it: the schema is that of both versions of OSPF.';

/** A field of the scene that each operator fits. */
const FIELD_OF = {
  contains: 'domain',
  notContains: 'domain',
  greater: 'latency',
  greaterOrEqual: 'latency',
  less: 'latency',
  lessOrEqual: 'latency',
  cidr: 'client',
  empty: 'note',
  in: 'domain',
};

const TASK: Examples = {
  fields: () => ({
    'channels.inSite': ['A-operator'],
    'channels.sms': ['CT-2'],
    'channels.email': ['CT-2'],
    'channels.wechat': ['wx_1'],
    'channels.dingtalk': ['RB-1'],
    'channels.enterprise': ['RB-4'],
    'channels.wechatService': ['A-operator'],
  }),
  before: Object.fromEntries(
    ['filters', 'triggers'].flatMap((list) =>
      Object.entries(FIELD_OF).map(([operator, field]) => [
        `${list}.0.operator=${operator}`,
        { [`${list}.0.field`]: field },
      ]),
    ),
  ),
};

const FREEZE: Examples = {
  fields: () => ({ 'scope.groupIds': ['华东'], 'scope.nodeIds': ['BN2026-0001'] }),
};

const resource = (operation: string) => [{ name: 'acme.example', type: 'zone', operation, module: 'cloud' }];
const RESOURCES: Examples = {
  fields: () => ({ resources: resource('readWrite') }),
  before: {
    'resources.0.operation=readWrite': { resources: resource('readWrite') },
    'resources.0.operation=readOnly': { resources: resource('readOnly') },
  },
};

const SUBSCRIPTION: Examples = {
  fields: () => ({ templateId: 'RT-1', receiverIds: ['CT-1', 'RB-1', 'RB-4'] }),
  start: () => ({ receiverIds: ['CT-1', 'RB-1', 'RB-4'] }),
};

const CERTIFICATE = certificateOf('idp.example', 0, 2 ** 41);

/** What goes on by itself has an hour to end. */
function later(world: World): void {
  world.setClock(world.now() + HOUR);
  world.tick();
}

const period = (world: World) => ({ period: [world.now() - 10 * MINUTE, world.now()] });
const never = (reason: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, reason]));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

export const EXAMPLES: Readonly<Record<string, Examples>> = {
  'components/password/password-change': {
    fields: ({ password }) => ({ current: password, next: 'Secret#2026', confirm: 'Secret#2026' }),
  },
  'pages/account-center/account-security/contact-bind': { fields: () => ({ code: CODE }) },
  'pages/alarm/task/create': {
    ...TASK,
    // A rule's operators follow its field, and the fields follow the scene.
    start: () => ({ sceneId: 'SC-101', triggers: [{ field: 'code', operator: 'notEmpty' }] }),
    unsaid: { 'runbook.kind=none': 'A new task has no runbook that could be taken away.' },
  },
  'pages/alarm/task/edit': TASK,
  'pages/alarm/task/edit-no-data': { fields: TASK.fields ?? (() => ({})) },
  'pages/business-account/identity-provider/create': {
    // What the screen reads from the document follows as fields.
    fields: () => ({
      document: metadataXml('https://idp.example/metadata', 'https://idp.example/sso', [CERTIFICATE]),
    }),
    start: () => ({
      entityId: 'https://idp.example/metadata',
      endpoints: [{ binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', url: 'https://idp.example/sso' }],
      certificates: [CERTIFICATE],
    }),
  },
  'pages/business-account/policy/create': RESOURCES,
  'pages/business-account/policy/edit': RESOURCES,
  'pages/business-account/role/create': { fields: () => ({ menus: ['sdns.overview'] }) },
  'pages/business-account/role/edit': { never: never('A role that is in use keeps its type.', 'type=sso') },
  'pages/business-account/sub-account/create': {
    ...RESOURCES,
    after: (world) => void accountsOf(world).rows.shift(),
  },
  'pages/log/export-task/create': {
    fields: period,
    after: later,
    never: never(AREA, 'logType=shieldDns', 'logType=recursive', 'logType=threat'),
  },
  'pages/log/export-task/create (safeguard)': {
    fields: period,
    after: later,
    never: never(AREA, 'logType=authoritative', 'logType=shieldDns'),
  },
  'pages/log/export-task/create (sdns)': {
    fields: period,
    after: later,
    never: never(AREA, 'logType=authoritative', 'logType=recursive'),
  },
  'pages/log/export-task/create-batch': {
    fields: period,
    after: later,
    never: never(AREA, 'logType=shieldDns', 'logType=recursive', 'logType=threat'),
  },
  'pages/business-account/access-review/assign': {
    fields: (world) => ({ reviewerId: 'A-main', dueAt: world.now() + 24 * HOUR }),
  },
  'pages/log/push-task/create': {
    never: {
      ...never('No token is kept yet that could be taken away.', 'isTokenRemoved=true', 'isTokenRemoved=false'),
      ...never(KIND, 'kind=syslog'),
    },
  },
  'pages/log/push-task/create (syslog)': { never: never(KIND, 'kind=callback') },
  'pages/log/push-task/edit': { never: never(KIND, 'kind=syslog') },
  'pages/log/push-task/edit (syslog)': { never: never(KIND, 'kind=callback') },
  'pages/message/contact/contact-create': {
    fields: () => ({ accountId: 'A-operator' }),
    // An account is a contact once.
    after: (world) => void contactRows.of(world).rows.shift(),
  },
  'pages/report/subscription/create': SUBSCRIPTION,
  'pages/report/subscription/edit': SUBSCRIPTION,
  'pages/system-settings/business-node/activate': {
    fields: (world) => ({
      file: file(world, 'node.lic', JSON.stringify({ serialNumber: 'BN2026-0009' })),
      activationKey: 'ACT-BN2026-0009',
    }),
    after: (world) =>
      void nodesOf(world).change('BN2026-0009', { activatedAt: null, activatedBy: null, status: 'offline' }),
  },
  'pages/system-settings/config-backup/create': {
    // One module after the other.
    after: (world) => {
      for (const _ of MODULES) later(world);
    },
  },
  'pages/system-settings/ddi-node/create': { fields: () => ({ organizationId: 'ORG-2' }) },
  'pages/system-settings/node-network/ospf/interface-drawer': {
    never: never(NEIGHBORS, 'networkType=nonBroadcast'),
  },
  'pages/system-settings/node-network/ospf/interface-drawer (OSPFv3)': {
    never: never(NEIGHBORS, 'networkType=pointToMultipoint', 'networkType=nonBroadcast'),
  },
  'pages/system-settings/node-software/create': {
    fields: (world) => ({ file: file(world, 'ddi-9.zip', 'PK\u0003\u0004') }),
  },
  'pages/system-settings/freeze/create': FREEZE,
  'pages/system-settings/freeze/edit': FREEZE,
  'pages/system-settings/rollout/create': {
    start: () => ({ nodeIds: ['BN2026-0012'] }),
    // A node is in one rollout at a time.
    after: (world) => {
      rollouts.of(world).rows.shift();
      nodesOf(world).change('BN2026-0012', { upgrade: 'inactive', status: 'running', softwareVersion: '5.2.1' });
    },
  },
  'pages/system-settings/personalize/edit': {
    fields: (world) => ({ logo: file(world, 'logo.svg', SVG), favicon: file(world, 'favicon.svg', SVG) }),
  },
};

const PUSH = '/log/push_management';
const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network?';
const AGAIN = { save: { alone: 'Of the table of writes already: another kind of the same form.' } } as const;

/** The same forms where they are of another kind than at their first address, and those that are saved without typing. */
export const MORE: Readonly<Record<string, Form>> = {
  'pages/log/export-task/create (safeguard)': { at: '/log/export_management/safeguard?panel=create', ...AGAIN },
  'pages/log/export-task/create (sdns)': { at: '/log/export_management/sdns?panel=create', ...AGAIN },
  'pages/log/push-task/create (syslog)': { at: `${PUSH}/create?kind=syslog`, ...AGAIN },
  'pages/log/push-task/edit (syslog)': { at: `${PUSH}/:id/edit`, id: 'PT-4', ...AGAIN },
  'pages/business-account/sub-account/authorization-tab': {
    at: '/business_account/account_management/A-operator?tab=basicAuthorization',
    ...AGAIN,
  },
  'pages/system-settings/node-network/ospf/interface-drawer (OSPFv3)': {
    at: `${NODE}tab=ospf&version=v6&panel=ospfInterface&item=ospf-eth2`,
    ...AGAIN,
  },
};
