import { control } from '@mock/control';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { secretKeys } from '@/api/account-center/secret-key';
import { CODES } from '@/api/codes';
import { CAPABILITIES } from '@/lib/contract/capability';
import { ORIGIN, signIn, worlds } from '../support/gateway';

const post = (path: string, token: string, body: object) =>
  new Request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'Access-Token': token, 'Content-Type': 'application/json', Timestamp: String(Date.now()) },
    body: JSON.stringify(body),
  });

const become = (token: string, kind: object) => control(post('/mock/gateway', token, kind), worlds);
const ask = (token: string, path: string, body: object = {}) => fetch(post(path, token, body));

const envelope = z.object({ code: z.unknown(), data: z.unknown() });
const dataOf = async (answer: Promise<Response>) => envelope.parse(await (await answer).json()).data;

const { list, getUses, update } = secretKeys;
const PAGE = { current: 1, pageSize: 1 };
const page = z.object({
  list: z.array(z.looseObject({ id: z.unknown(), createdAt: z.unknown() })),
  total: z.unknown(),
});
const firstRow = async (token: string) => {
  const { list: rows } = page.parse(await dataOf(ask(token, list.path, PAGE)));
  if (!rows[0]) throw new Error('there is no key');
  return rows[0];
};

describe('a world whose gateway was set by /mock/gateway', () => {
  it('does not know the paths of a capability that it lacks, and those of the others it knows', async () => {
    const { token } = signIn();
    const { id } = await firstRow(token);
    await become(token, { capabilities: CAPABILITIES.filter((one) => one !== 'impact') });
    const unknown = await ask(token, getUses.path, { id });
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'text/html']);
    expect((await ask(token, list.path, PAGE)).status).toBe(200);
    const offered = await ask(token, '/api/acm/firstStep/get');
    expect(offered.status).toBe(200);
    await become(token, {});
    expect((await ask(token, getUses.path, { id })).status).toBe(200);
  });

  it('says what it offers if it is declared, and else says nothing of it', async () => {
    const { token } = signIn();
    const read = z.object({ capabilities: z.array(z.string()).optional() });
    const start = async () => read.parse(await dataOf(ask(token, '/api/acm/getFrontInitInfo'))).capabilities;
    await become(token, { capabilities: ['impact'] });
    expect(await start()).toBeUndefined();
    await become(token, { capabilities: ['impact'], isDeclared: true });
    expect(await start()).toEqual(['impact']);
  });

  it('writes numbers as texts, and takes them so', async () => {
    const { token } = signIn();
    await become(token, { dialect: 'texts' });
    const { total, list: rows } = page.parse(await dataOf(ask(token, list.path, PAGE)));
    expect(total).toMatch(/^\d+$/);
    const [row] = z.array(z.object({ id: z.string(), version: z.string() })).parse(rows);
    expect((await ask(token, list.path, { current: '1', pageSize: '1' })).status).toBe(200);
    const answer = await ask(token, update.path, { ...row, description: 'By text' });
    expect(envelope.parse(await answer.json()).code).toBe(20000);
  });

  it('writes ids as numbers and moments in seconds', async () => {
    const { token } = signIn();
    await become(token, { dialect: 'numbers' });
    const { id, createdAt } = await firstRow(token);
    expect(id).toBeTypeOf('number');
    const { createdAt: seconds } = z.object({ createdAt: z.number() }).parse({ createdAt });
    expect(new Date(seconds * 1000).getUTCFullYear()).toBeGreaterThan(2020);
    expect(seconds).toBeLessThan(1e11);
  });

  it('writes pages under another name', async () => {
    const { token } = signIn();
    await become(token, { dialect: 'nulls' });
    expect(await dataOf(ask(token, list.path, PAGE))).toHaveProperty('records');
  });

  it('sends no versions where it has none, and lets the last write win', async () => {
    const { token } = signIn();
    expect(await firstRow(token)).toHaveProperty('version');
    await become(token, { versions: false });
    const row = await firstRow(token);
    expect(row).not.toHaveProperty('version');
    const answer = await ask(token, update.path, { id: row.id, description: 'Last', version: 0 });
    expect(envelope.parse(await answer.json()).code).toBe(20000);
    await become(token, {});
    const refused = await ask(token, update.path, { id: row.id, description: 'Stale', version: 0 });
    expect(envelope.parse(await refused.json()).code).toBe(CODES.STALE_VERSION);
  });

  it('is as before where what was asked for is not understood', async () => {
    const world = signIn();
    for (const wrong of [{ capabilities: ['impacts'] }, { dialect: 'latin' }, { versions: 'no' }]) {
      const answer = await become(world.token, wrong);
      expect(answer?.status).toBe(400);
      expect(await answer?.json()).toHaveProperty('error');
    }
    expect(world.gateway).toBe(GATEWAY_KINDS.full);
  });

  it('is alone so', async () => {
    const other = signIn();
    const { token } = signIn();
    await become(token, { capabilities: [], dialect: 'texts', versions: false });
    expect(other.gateway).toBe(GATEWAY_KINDS.full);
    const { id, version } = await firstRow(other.token);
    expect(version).toBeTypeOf('number');
    expect((await ask(other.token, getUses.path, { id })).status).toBe(200);
    expect((await ask(token, getUses.path, { id })).status).toBe(404);
  });
});
