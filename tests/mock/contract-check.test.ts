import { checkGateway, type Verdict } from '@mock/contract/check';
import { isFault, reportOf } from '@mock/contract/report';
import { endpoints, handlersOf } from '@mock/handlers';
import { personas } from '@mock/runtime/personas';
import { type Fault, Worlds } from '@mock/runtime/world';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { isReading } from '@/lib/contract/endpoint';
import { callHeaders } from '@/lib/http/headers';

/** The check of a gateway that goes its own way at some paths, and what it was asked. */
async function checked(drift: readonly Partial<Fault>[] = [], persona = personas.main, isEnded = false) {
  const worlds = new Worlds();
  const handlers = handlersOf(worlds);
  const world = worlds.open(persona);
  world.isEnded = isEnded;
  world.faults.push(...drift.map((fault) => ({ path: '', times: 100, ...fault })));
  const asked: string[] = [];
  const post = async (path: string, body: unknown) => {
    asked.push(path);
    const headers = { 'Content-Type': 'application/json', ...callHeaders(world.token, 'en-US') };
    const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
    if (answer.type === 'error') throw new TypeError('fetch failed');
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  };
  const verdicts = await checkGateway(endpoints(), post, world.now());
  const of = (path: string) => verdicts.find((verdict) => verdict.path === path);
  return { verdicts, asked, of };
}

/** Without one of its states. */
const CONTACT = {
  ...{ id: 'C-1', name: 'NOC', type: 'custom', phone: '', phoneState: 'none', email: '', emailState: 'none' },
  createdAt: 0,
};

/** Refused, since the check has nothing of the kind to ask for: a ticket, a file, a task, a change, an order in parts. */
const NOT_AT_HAND = [
  '/api/acm/accessReview/getEvidence',
  '/api/acm/accountKey/getUses',
  '/api/acm/changeRequest/getReviewers',
  '/api/acm/role/listAccounts',
  '/api/acm/subAccount/previewImport',
  '/api/alarm/task/previewNotice',
  '/api/dcomm/announcement/getOthers',
  '/api/dcomm/nodeNetwork/getApplied',
  '/api/dcomm/nodeNetwork/getTask',
  '/api/dcomm/nodeNetwork/preview',
  '/api/dcomm/nodeService/getUses',
  '/api/msg/contact/getBinding',
  '/api/order/subOrder/get',
  '/api/sg_intel/previewImport/get',
  '/api/sg_intel/previewImport/list',
  '/api/sys/configBackup/getDifference',
  '/api/sys/storage/preview',
];

const paths = (verdicts: readonly Verdict[], result: Verdict['result']) =>
  verdicts.filter((verdict) => verdict.result === result).map(({ path }) => path);

it('BEY-21 asks every reading endpoint, none that writes, and finds the mock gateway as the contract says', async () => {
  const { verdicts, asked } = await checked();
  const reading = endpoints().filter(({ path }) => isReading(path) && !path.endsWith('/test'));
  expect(new Set(asked)).toEqual(new Set(reading.map(({ path }) => path)));
  expect(verdicts.filter(isFault)).toEqual([]);
  expect(new Set(paths(verdicts, 'refused'))).toEqual(new Set(NOT_AT_HAND));
  expect(paths(verdicts, 'fits').length).toBeGreaterThan(160);
});

it('BEY-21 says of a gateway that drifted which endpoint differs, where, what was expected and what was found', async () => {
  const { verdicts, of } = await checked([
    { path: '/api/acm/role/list', rename: { name: 'roleName' } },
    { path: '/api/acm/policy/list', envelope: { code: 20_000, data: { list: [], total: 'none' } } },
    { path: '/api/acm/roleSso/list', envelope: { code: 20_000, data: { list: [], total: '0' } } },
    { path: '/api/acm/secretKey/getUses', status: 404 },
    { path: '/api/acm/overview/getAttention', status: 404 },
    { path: '/api/msg/robot/list', status: 404 },
    { path: '/api/msg/provider/list', envelope: { ok: true, payload: [] } },
    { path: '/api/msg/contact/get', envelope: { code: 20_000, data: CONTACT } },
    { path: '/api/log/query/getScope', drop: true },
    { path: '/api/alarm/scene/getOptions', envelope: { code: 99_999, message: 'Quota of calls', data: null } },
  ]);
  expect(of('/api/acm/role/list')).toMatchObject({
    result: 'differs',
    differences: expect.arrayContaining([{ at: 'list[0].name', expected: 'string', found: 'nothing' }]),
  });
  expect(of('/api/acm/policy/list')).toMatchObject({
    differences: [{ at: 'total', expected: 'number', found: 'string' }],
  });
  expect(of('/api/msg/robot/list')).toMatchObject({ result: 'missing', status: 404 });
  expect(of('/api/log/query/getScope')).toMatchObject({ result: 'unreachable' });
  expect(of('/api/alarm/scene/getOptions')).toMatchObject({ result: 'refused', code: '99999', isDeclared: false });
  expect(verdicts.filter(isFault).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/acm/role/list', '/api/msg/robot/list', '/api/alarm/scene/getOptions']),
  );
  // Read all the same, or lacking and not asked for again: neither keeps the console from anything specified.
  expect(of('/api/acm/roleSso/list')).toMatchObject({ result: 'dialect', differences: [{ at: 'total' }] });
  expect(of('/api/acm/overview/getAttention')).toMatchObject({ result: 'missing', capability: 'attention' });
  const faults = new Set(verdicts.filter(isFault).map(({ path }) => path));
  expect(['/api/acm/roleSso/list', '/api/acm/overview/getAttention'].filter((path) => faults.has(path))).toEqual([]);
  const report = reportOf(verdicts);
  const places = (paths: Iterable<string>) => [...paths].map((path) => report.indexOf(`  ${path}\n`));
  const others = places(['/api/acm/roleSso/list', '/api/acm/overview/getAttention', '/api/acm/secretKey/getUses']);
  expect(Math.max(...places(faults))).toBeLessThan(Math.min(...others));
  expect(report).toContain(`\nto mend: ${faults.size}, named first\n`);
  expect(report).toContain('differs  /api/acm/policy/list\n  total: expected number, found string');
  expect(report).toContain('missing  /api/msg/robot/list\n  status 404, no envelope');
  expect(report).toContain(
    'missing  /api/msg/provider/list\n  status 200, no envelope\n  came: {"ok":true,"payload":[]}',
  );
  expect(report).toContain('wechatState: expected one of "bound"|"unbound", found nothing');
  expect(report).not.toContain('adapt the envelope first');
  expect(report).toContain('99999 Quota of calls (not in the contract)');
  expect(report).toContain('missing  /api/acm/secretKey/getUses\n  status 404, no envelope (of "impact")');
  expect(report).toMatch(/\nthe gateway has: .*explainAccess/);
  expect(report).toMatch(/\nthe gateway has in part: impact \(/);
  expect(report).toMatch(/\nthe gateway lacks: .*attention.* \(the console will not offer it\)/);
  expect(report).toMatch(/\nthe gateway was not asked for: .*bulk/);
  expect(report).toMatch(/\n\d+ endpoints: \d+ differs?, 4 missing, 1 unreachable, .* 1 written otherwise, .* fits$/);
});

it('BEY-21 says first that the envelope is to be adapted where no answer has one that is known', async () => {
  const { verdicts } = await checked([{ path: '*', times: 1000, envelope: { ok: true, payload: null } }]);
  expect(reportOf(verdicts)).toMatch(/^no answer has an envelope that the console reads: adapt the envelope first/);
  expect(reportOf((await checked([{ path: '*', times: 1000, status: 404 }])).verdicts)).toMatch(
    /^no path of the console is known there: check the address/,
  );
});

const asOf = (verdict: Verdict) => (verdict.result === 'refused' ? verdict : undefined);

it.each([
  ['whose session is over', personas.main, true, '40105'],
  ['who must change the password first', personas.expired, false, '60009'],
])('BEY-21 checks nothing for an account %s, and says so', async (_name, persona, isEnded, code) => {
  const { of, verdicts } = await checked([], persona, isEnded);
  // The contract says that it may refuse so; that nobody was let in is a fault all the same.
  expect(of('/api/acm/role/list')).toMatchObject({ result: 'refused', code, isDeclared: true });
  expect(verdicts.filter((verdict) => asOf(verdict)?.code === code).every(isFault)).toBe(true);
  expect(reportOf(verdicts)).not.toContain('not in the contract');
});
