import { endpoints } from '@mock/handlers';
import { describe, expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { frontInitApi } from '@/api/session/front-init';
import { CAPABILITIES, type Capability } from '@/lib/contract/capability';
import { failureOf } from '@/lib/contract/failure';
import { declareOffered, isOffered, markMissing, offers, setWitness } from '@/lib/contract/offered';
import { plan, signIn } from '../support/gateway';

const all = endpoints();
const verbOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What every object that the specification names is read and changed by. */
const USUAL_VERBS = new Set([
  ...['list', 'get', 'getOptions', 'checkUnique', 'add', 'update', 'delete', 'enable', 'disable', 'lock', 'unlock'],
  ...['retry', 'test', 'getChildren'],
]);

/** What the specification asks for in other words, by the ends of paths. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  '/getFrontInitInfo': 'one of the two calls that it shows',
  'cmdInvocation/doInvoke': 'the other call that it shows',
  'session/end': 'log out',
  'sensitive/verify': 'sensitive API protection (40114)',
  'sensitive/sendCode': 'verification code required',
  'fs/upload': 'paths starting /fs/ go to a file server; import and upload of files',
  'account/changePassword': 'first login and expired password force a password reset',
  'account/getOwn': 'account info: account ID, main account, bound phone, products opened …',
  'account/getMachineCode': 'failed to get machine code information',
  'contactBinding/sendCode': 'verification code required',
  'contactBinding/bind': 'contacts can be bound or unbound',
  'contactBinding/resend': 'a new phone or email works only after its verification link is activated',
  'contactBinding/withdraw': 'contacts can be bound or unbound',
  'contactBinding/unbind': 'contacts can be bound or unbound',
  'contactBinding/getLink': '/anonymous/verify (contact verification)',
  'contactBinding/activate': 'its verification link is activated',
  'organization/getAccounts': 'organization authorization and delete tip exist',
  'organization/getAccountOptions': 'organization authorization and delete tip exist',
  'organization/authorize': 'organization authorization and delete tip exist',
  'edgeNode/getCounts': 'counts: authorized registered nodes, registered nodes',
  'edgeNode/move': 'bulk change of group',
  'overview/getCounters': 'counters for TLDs and domains',
  'overview/getResolution': '7-day resolution volume',
  'overview/getDocuments': 'console home: help docs',
  'overview/getOrganizations': 'console home: organization list',
  'product/getStates': 'product/service status',
  'domainAssistant/domainCheck': 'domain detection box',
  'domainAssistant/linkCheck': 'link detection box',
  'message/markRead': 'unread to read, singly or all at once',
  'message/markAllRead': 'unread to read, singly or all at once',
  'query/listOperation': '/log/query/operation',
  'query/listAlarm': '/log/query/alarm',
  'contact/sendLink': 'phone and email each verified or not verified',
  'contact/startBinding': 'QR code for binding',
  'contact/getBinding': 'QR code for binding',
  'contact/unbind': 'contacts can be bound or unbound',
  'xportTask/getFile': 'log export file: generated',
  'share/getAlarmReport': '/anonymous/alarmReport (shared alarm-report link)',
  'share/getBusinessReport': '/anonymous/businessReport (shared business-report link)',
  'instance/getAlarmReport': '/report/monitoring_alarm (report viewer)',
  'instance/getBusinessReport': '/report/business_report (report viewer)',
  'doc/getDirectories': 'document center; shows "No document" when a directory is empty',
  'role/getMenuTree': 'role: product menus',
  'role/listAccounts': 'account: role',
  'authorization/getResources': 'resource authorization: resource name',
  'authorization/updateBasic': 'basic authorization',
  'authorization/updateResources': 'resource authorization',
  'subAccount/getLimits': 'authorized and used sub-account counts',
  'subAccount/resetPassword': 'success messages exist for … reset password',
  'quota/getUsage': 'quotas per product exist',
  'license/activate': 'license activation',
  'source/execute': 'execute-immediately flag',
  'source/import': 'import of a local file',
  'source/export': 'export of local intelligence',
  'configBackup/recover': 'manual backup and recovery',
  'businessNode/resumeUpgrade': 'business node upgrade: paused',
  'businessNode/cancelUpgrade': 'business node upgrade: canceled',
  'businessNode/retryUpgrade': 'business node upgrade: failed',
  'businessNode/rollBackUpgrade': 'business node upgrade: rolling back',
  'businessNode/issueAuthKey': 'business node: auth key',
  'businessNode/activate': 'business node screens: activation info',
  'nodeMonitor/getMetrics': 'resource and service monitoring',
  'nodeNetwork/updateInterfaces': 'interfaces (name, IPv4/IPv6 address, mask, policy route, status)',
  'nodeNetwork/updateGateways': 'default gateways',
  'nodeNetwork/updateLoopback': 'loopback docking',
  'nodeNetwork/updateDns': 'DNS servers (one per line)',
  'nodeNetwork/updateBindings': 'binding group',
  'nodeNetwork/updateRoutes': 'static route',
  'nodeNetwork/updateOspfV4': 'OSPFv4/v6 (route id, loopback cost …)',
  'nodeNetwork/updateOspfAreasV4': 'area number and type',
  'nodeNetwork/updateOspfInterfacesV4': 'interface cost/type/priority',
  'nodeNetwork/updateOspfV6': 'OSPFv4/v6 (route id, loopback cost …)',
  'nodeNetwork/updateOspfAreasV6': 'area number and type',
  'nodeNetwork/updateOspfInterfacesV6': 'interface cost/type/priority',
  'nodeNetwork/updateBgp': 'BGP (AS number, heartbeat and keepalive cycle …)',
  'nodeNetwork/updateBgpNeighbors': 'BGP: neighbors',
  'nodeNetwork/updateAnycast': 'anycast address and redistribution cost',
  'nodeNetwork/updateBfdTemplates': 'BFD template',
  'nodeNetwork/updateTime': 'time (manual or auto sync …)',
  'nodeNetwork/updateSnmp': 'SNMP (version, read-only community …)',
  'nodeService/start': 'service: enable, status, last start',
  'nodeService/stop': 'service: enable, status, last start',
  'task/getReceivers': 'alarm task: receivers/contacts',
  'storage/getUsage': 'data_storage',
  'personalize/getBrand': 'personalize_settings',
  'personalize/reset': 'personalize_settings',
};

describe('GATE-01 every endpoint', () => {
  it('that needs no capability is asked for by the specification', () => {
    const unexplained = all
      .filter(({ capability, path }) => capability === null && !USUAL_VERBS.has(verbOf(path)))
      .filter(({ path }) => !Object.keys(ASKED_FOR).some((end) => path.endsWith(end)))
      .map(({ path }) => path);
    expect(unexplained, 'give it a capability, or say here which words of the specification ask for it').toEqual([]);
    expect(Object.keys(ASKED_FOR).filter((end) => !all.some(({ path }) => path.endsWith(end)))).toEqual([]);
  });

  it('belongs to a capability that the console names, and each name has one', () => {
    const used = new Set<Capability | null>(all.map(({ capability }) => capability));
    expect(CAPABILITIES.filter((one) => !used.has(one))).toEqual([]);
  });
});

describe('GATE-02 what a gateway lacks', () => {
  const call = () => secretKeyApi.getUses({ id: 'AK20260001' }).then(() => null, failureOf);
  const PATH = '/api/acm/secretKey/getUses';
  const PAGE = { current: 1, pageSize: 10 };

  it.each([
    ['status 404 without an envelope', { status: 404, body: '<html>Not Found</html>' }],
    ['status 404 with the JSON of a framework', { status: 404, body: '{"status":404,"error":"Not Found"}' }],
    ['status 405', { status: 405 }],
    ['status 501', { status: 501 }],
    ['a page in the place of JSON, while another call is answered', { body: '<!doctype html><title>Console</title>' }],
    ['a code of its own', { envelope: { code: 40400, message: 'no such api' } }],
  ])('is learnt from %s: the call is not sent again, and what belongs to it is not offered', async (_, fault) => {
    const world = signIn('main', { unknownPathCodes: new Set(['40400']) });
    setWitness(() => frontInitApi.get({}));
    await secretKeyApi.list(PAGE);
    plan(world, { path: PATH, ...fault });
    expect(await call()).toMatchObject({ kind: 'unoffered', code: 'impact' });
    expect(isOffered('impact')).toBe(false);
    // The gateway would answer now: nobody asks.
    expect(await call()).toMatchObject({ kind: 'unoffered', code: 'impact' });
  });

  it('is what it does not declare, or what turned out to be missing of it', () => {
    expect([isOffered('bulk'), isOffered(null), isOffered(undefined)]).toEqual([true, true, true]);
    declareOffered(['bulk', 'impact']);
    expect([isOffered('bulk'), isOffered('history'), isOffered(null)]).toEqual([true, false, true]);
    markMissing('bulk');
    markMissing('bulk');
    expect([isOffered('bulk'), isOffered('impact')]).toEqual([false, true]);
  });

  it('is not what is gone: an object without its row is refused with a code, under status 404 too', async () => {
    const world = signIn();
    await secretKeyApi.list(PAGE);
    expect(await secretKeyApi.getUses({ id: 'GONE' }).then(() => null, failureOf)).toMatchObject({ kind: 'business' });
    const envelope = { code: 60004, message: 'It no longer exists.' };
    plan(world, { path: PATH, status: 404, body: JSON.stringify(envelope) });
    expect(await call()).toMatchObject({ kind: 'http', code: '404' });
    expect(isOffered('impact')).toBe(true);
    expect(await call()).toBeNull();
  });

  it.each([{ status: 500 }, { status: 503 }, { drop: true }, { body: '{"code":' }])(
    'is not what failed: %j keeps it',
    async (fault) => {
      const world = signIn();
      await secretKeyApi.list(PAGE);
      plan(world, { path: PATH, ...fault });
      expect(await call()).not.toBeNull();
      expect(isOffered('impact')).toBe(true);
      expect(await call()).toBeNull();
    },
  );

  it('is not what an outage answers: a page for every call keeps it', async () => {
    const world = signIn();
    setWitness(() => frontInitApi.get({}));
    await secretKeyApi.list(PAGE);
    plan(world, { path: '*', body: '<!doctype html><title>Bad gateway</title>', times: 2 });
    expect(await call()).toMatchObject({ kind: 'contract' });
    expect(isOffered('impact')).toBe(true);
  });

  it('is never a call that the specification asks for: that one stays a failure', async () => {
    const world = signIn();
    await secretKeyApi.list(PAGE);
    plan(world, { path: '/api/acm/secretKey/list', status: 404 });
    expect(await secretKeyApi.list(PAGE).then(() => null, failureOf)).toMatchObject({ kind: 'http', code: '404' });
    expect(offers.get().missing.size).toBe(0);
    expect((await secretKeyApi.list(PAGE)).list).toHaveLength(10);
  });
});
