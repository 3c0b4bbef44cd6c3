import { nameOf } from '@mock/runtime/journal';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { edgeGroupApi } from '@/api/account-center/edge-group';
import { noDataApi } from '@/api/alarm/no-data';
import { runbookApi } from '@/api/alarm/runbook';
import { alarmTaskApi } from '@/api/alarm/task';
import { accessReviewApi } from '@/api/business-account/access-review';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { policyApi } from '@/api/business-account/policy';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { ssoSetupApi } from '@/api/business-account/sso-setup';
import { changeRequestApi } from '@/api/console/change-request';
import { exportApi } from '@/api/log/export-task';
import { pushTaskApi } from '@/api/log/push-task';
import { logApi } from '@/api/log/query';
import { contactApi } from '@/api/message/contact';
import { messageApi } from '@/api/message/message';
import { robotApi } from '@/api/message/robot';
import { reportInstanceApi } from '@/api/report/instance';
import { subscriptionApi } from '@/api/report/subscription';
import { commandTaskApi } from '@/api/system-settings/command-task';
import { configBackupApi } from '@/api/system-settings/config-backup';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { nodeSoftwareApi } from '@/api/system-settings/node-software';
import { serviceProviderApi } from '@/api/system-settings/service-provider';
import { objectAddress } from '@/components/log/object-address';
import type { ListRequest } from '@/lib/contract/endpoint';
import { type Kind, OBJECTS, objectOf, objectTypes } from '@/objects';
import type { Named, ObjectType } from '@/objects/object';
import { rowOf } from '@/routes';
import { renderScreen } from '../support/render';

type Addressed = { [K in Kind]: (typeof OBJECTS)[K] extends { address: unknown } ? K : never }[Kind];
type Found = { [K in Kind]: (typeof OBJECTS)[K] extends { find: unknown } ? K : never }[Kind];

/** Something done to an object, and what its screen then shows of it. */
const DONE = {
  identityProvider: async () => {
    const { name, version } = await identityProviderApi.get({ id: 'IDP-1' });
    await ssoSetupApi.startTest({ id: 'IDP-1', version });
    return name;
  },
  roleSso: async () => {
    const { providerId, roleId, version } = await roleSsoApi.get({ id: 'RSSO-2' });
    await roleSsoApi.update({ id: 'RSSO-2', version, providerId, roleId, attribute: 'memberOf', value: 'Night shift' });
    return 'Night shift';
  },
  nodeSoftware: async () => {
    const [one] = (await nodeSoftwareApi.list({ current: 1, pageSize: 10 })).list.slice(-1);
    const { id = '', version = 0 } = one ?? {};
    await nodeSoftwareApi.update({ id, version, remark: 'Only for a night' });
    return 'Only for a night';
  },
  commandTask: async () => {
    await commandTaskApi.retry({ id: 'CT-1002' });
    return 'CT-1002';
  },
  exportTask: async () => {
    await exportApi.sdns.retry({ id: 'SDNS-7' });
    return 'shop.acme.example';
  },
  edgeGroup: async () => {
    const { version } = await edgeGroupApi.get({ id: 'EG-6' });
    await edgeGroupApi.update({ id: 'EG-6', version, name: 'Spare room' });
    return 'Spare room';
  },
  accessReview: async () => {
    const { version = '' } = await accessReviewApi.listAccounts({ current: 1, pageSize: 1 });
    await accessReviewApi.sign({ version, name: 'Fourth quarter', note: 'Looked at by two' });
    return 'Looked at by two';
  },
  message: async () => {
    const [first] = (await messageApi.list({ current: 1, pageSize: 1, filters: { isRead: ['false'] } })).list;
    await messageApi.markRead({ ids: [first?.id ?? ''] });
    return (await messageApi.get({ id: first?.id ?? '' })).content;
  },
  runbook: async () => {
    const { version } = await runbookApi.get({ id: 'AT-203' });
    await runbookApi.update({ id: 'AT-203', version, kind: 'text', text: 'Look at the resolver first' });
    return (await alarmTaskApi.get({ id: 'AT-203' })).name;
  },
  noData: async () => {
    const { version } = await noDataApi.get({ id: 'AT-203' });
    await noDataApi.update({ id: 'AT-203', version, told: 'asTask', after: 3, level: 'error' });
    return (await alarmTaskApi.get({ id: 'AT-203' })).name;
  },
} satisfies { [K in Kind]?: () => Promise<string> };

type Call<Row> = (request: ListRequest) => Promise<{ list: Row[] }>;

/** The first object of a list, as an entry of the log names it. */
const first =
  <Row extends { id: string }>(call: Call<Row>, nameOf: (row: Row) => string) =>
  async (): Promise<Named> => {
    const [row] = (await call({ current: 1, pageSize: 1 })).list;
    if (!row) throw new Error('the list is empty');
    return { id: row.id, name: nameOf(row) };
  };
const firstName = <Row extends Named>(call: Call<Row>) => first(call, ({ name }) => name);

/** What a screen of settings says by itself. */
const settings = (title: string) => async (): Promise<Named> => ({ id: '', name: title });

/** Of kinds that no keyword finds. */
const SAMPLES: Record<Exclude<Addressed, keyof typeof DONE | Found>, () => Promise<Named>> = {
  policy: firstName(policyApi.list),
  pushTask: firstName(pushTaskApi.list),
  reportSubscription: firstName(subscriptionApi.list),
  reportInstance: firstName(reportInstanceApi.list),
  contact: firstName(contactApi.list),
  robot: firstName(robotApi.list),
  intelSource: first(intelSourceApi.list, ({ syncSource }) => syncSource),
  changeRequest: first(changeRequestApi.list, ({ title }) => title),
  serviceProvider: firstName(serviceProviderApi.list),
  configBackup: first(configBackupApi.list, ({ id, fileName }) => fileName ?? id),
  expiryCalendar: settings('Expiring soon'),
  ownAccount: settings('Account security'),
  dataStorage: settings('Data storage'),
  personalize: settings('Personalization'),
};

/** Kinds that a keyword finds: the list call that finds them gives the sample. */
const FOUND = Object.entries<ObjectType>(OBJECTS).flatMap(([kind, { address, find }]) =>
  address && find ? [[kind, { address, find }] as const] : [],
);
const withId = z.object({ id: z.string() });

const EVENING = {
  onWorld: (world: { setClock: (at: number) => void }) => world.setClock(Date.UTC(2026, 10, 2, 9, 30)),
};

/** A screen that shows no object, to go to others from. */
const open = () => renderScreen('/update_log', EVENING);

/** Something on the screen says just this. */
const expectShown = (text: string) =>
  expect(screen.findAllByText((_, one) => one?.children.length === 0 && one.textContent === text)).resolves.not.toEqual(
    [],
  );

describe('the address of an object', () => {
  it.each(Object.entries(DONE))('of the kind %s, from an entry of the log, shows it', async (kind, run) => {
    const { history } = await open();
    const text = await run();
    const [entry] = (await logApi.listOperation({ current: 1, pageSize: 1 })).list;
    if (!entry) throw new Error('nothing was written down');
    expect(entry.object?.kind).toBe(kind);
    const address = objectAddress(entry) ?? '';
    expect(rowOf(address.replace(/\?.*/, ''))).toBeDefined();
    act(() => history.push(address));
    await expectShown(text);
  });

  it.each(FOUND)(
    'of the kind %s shows the first that is found, by the name that the log has for it',
    async (_, type) => {
      const { history } = await open();
      const [one] = (await type.find.first('', 1, {})).list;
      const { id } = withId.parse(one?.row);
      const name = nameOf(one?.row) || id;
      act(() => history.push(type.address({ id, name }, '')));
      await expectShown(name);
    },
  );

  it.each(Object.entries(SAMPLES))('of the kind %s shows it', async (kind, sampleOf) => {
    const { history } = await open();
    const object = await sampleOf();
    act(() => history.push(objectOf(kind)?.address?.(object, '') ?? ''));
    await expectShown(object.name);
  });

  it('of an export task is that of its place, and of a batch what it is made of', () => {
    const { address } = OBJECTS.exportTask;
    const task = { id: 'EXP-1', name: 'EXP-1' };
    expect(address(task, exportApi.cloud.retry.path)).toBe('/log/export_management/cloud?q=EXP-1');
    expect(address(task, exportApi.safeguard.add.path)).toBe('/log/export_management/safeguard?q=EXP-1');
    expect(address(task, exportApi.sdns.addBatch.path)).toBe('/log/export_management/sdns?batchId=EXP-1');
  });
});

describe('the address of what the palette finds', () => {
  const finds = objectTypes.flatMap(({ label, find }) => (find ? [[label, find] as const] : []));
  it.each(finds)('shows it: %s', async (_, find) => {
    const { history } = await open();
    const [line] = (await find.first('', 1, {})).list;
    act(() => history.push(line?.address ?? ''));
    await expectShown(line?.words.find((word) => word !== null && word !== '') ?? '');
  });
});
