import { journalOf } from '@mock/runtime/journal';
import { describe, expect, it } from 'vitest';
import { askNode, askNodesApi } from '@/api/system-settings/ask-nodes';
import { invocationApi } from '@/api/system-settings/invocation';
import { compare, standingsOf } from '@/domain/ask/compare';
import { type NodeQuestion, nodeCommandOf } from '@/domain/ask/question';
import { failureOf } from '@/lib/contract/failure';
import { nodesOf } from '../../mock/system-settings/node-rows';
import { signIn } from '../support/gateway';

const resolve = (name: string, type: 'A' | 'SOA' | 'PTR' = 'A', rest: object = {}): NodeQuestion => ({
  ...{ ask: 'resolve', name, type, server: '', flags: [], ...rest },
});

async function askAll(question: NodeQuestion, group: string) {
  const { nodes } = await askNodesApi.getNodes({});
  const ids = nodes.filter(({ groups }) => groups.includes(group)).map(({ id }) => id);
  const replies = new Map(await Promise.all(ids.map(async (id) => [id, await askNode(id, question)] as const)));
  const compared = compare(replies);
  return { replies, compared, odd: standingsOf(ids, compared).filter(({ standing }) => standing === 'odd') };
}

const refusal = (call: Promise<unknown>) => call.then(() => null, failureOf);

describe('BEY-42 the nodes of the mock gateway', () => {
  it('answer with the zone as they were synchronized: those that lag have the serial of before, one that is down says nothing', async () => {
    signIn();
    const { compared, odd } = await askAll(resolve('acme.example', 'SOA'), 'ddi');
    const serials = compared.groups.map(({ answer, ids }) => [answer.lines[0]?.split(' ')[2], ids.length]);
    expect(serials).toEqual([
      ['2026110205', 8],
      ['2026110204', 3],
    ]);
    expect(odd.map(({ id }) => id)).toEqual(['DDI-11', 'DDI-12', 'DDI-13']);
    expect(compared.silent).toEqual(['DDI-3', 'DDI-4']);
  });

  it('keep a name back by the list that wins, but for the one that no list reaches, and find what is not kept back', async () => {
    signIn();
    const { compared, odd } = await askAll(resolve('login.bank.example'), 'business');
    expect(compared.groups[0]).toMatchObject({ standing: 'most', answer: { outcome: 'blocked', lines: ['NXDOMAIN'] } });
    expect(compared.groups[0]?.answer.reason).toMatch(/: phishing$/);
    expect(odd.map(({ id }) => id)).toEqual(['BN2026-0012']);
    // Nobody answers where no service runs, or where the node is down.
    expect(compared.silent).toEqual(expect.arrayContaining(['BN2026-0004', 'BN2026-0006', 'BN2026-0007']));
    const plain = await askAll(resolve('www.acme.example'), 'business');
    expect(plain.compared.groups.map(({ standing, answer }) => [standing, answer.lines, answer.flags])).toEqual([
      ['most', ['192.0.2.80', '192.0.2.81'], ['AD']],
    ]);
  });

  it('find names, aliases, reverse names, and say why there is nothing', async () => {
    signIn();
    const answer = async (question: NodeQuestion, id = 'BN2026-0001') => {
      const reply = await askNode(id, question);
      return reply.state === 'answered' ? [reply.answer.outcome, ...reply.answer.lines] : reply.state;
    };
    expect(await answer(resolve('cdn.acme.example'))).toEqual([
      ...['records', '192.0.2.80', '192.0.2.81', 'CNAME www.acme.example.'],
    ]);
    expect(await answer(resolve('192.0.2.10', 'PTR'))).toEqual(['records', 'node-bj-03.acme.example.']);
    expect(await answer(resolve('192.0.2.200', 'PTR'))).toEqual(['code', 'NXDOMAIN']);
    expect(await answer(resolve('missing.acme.example'))).toEqual(['code', 'NXDOMAIN']);
    expect(await answer(resolve('bogus.example'))).toEqual(['code', 'SERVFAIL']);
    expect(await answer(resolve('bogus.example', 'A', { flags: ['unchecked'] }))).toEqual([
      'records',
      expect.any(String),
    ]);
    expect(await answer(resolve('www.acme.example', 'SOA'))).toEqual(['noData']);
    expect(await answer(resolve('other.example'), 'DDI-1')).toEqual(['code', 'REFUSED']);
    expect(await answer(resolve('www.acme.example', 'A', { server: '10.30.0.21' }))).toEqual(['records', '192.0.2.79']);
    expect(await answer(resolve('www.acme.example', 'A', { server: '10.30.0.13' }))).toBe('silent');
  });

  it('reach each other as they stand: what is down gives no answer and takes no connection', async () => {
    signIn();
    const outcome = async (question: NodeQuestion, id = 'BN2026-0001') => {
      const reply = await askNode(id, question);
      return reply.state === 'answered' ? reply.answer.outcome : reply.state;
    };
    const [UP, DOWN] = ['192.0.2.11', '192.0.2.16'];
    expect(await outcome({ ask: 'ping', name: UP })).toBe('reached');
    expect(await outcome({ ask: 'ping', name: DOWN })).toBe('lost');
    expect(await outcome({ ask: 'trace', name: 'www.acme.example' })).toBe('reached');
    expect(await outcome({ ask: 'trace', name: DOWN }, 'DDI-2')).toBe('lost');
    expect(await outcome({ ask: 'ping', name: 'free.example' })).toBe('unresolved');
    const ports = await Promise.all(
      (
        [
          [UP, 53],
          [UP, 80],
          [DOWN, 53],
          ['www.acme.example', 443],
          ['free.example', 443],
        ] as const
      ).map(([name, port]) => outcome({ ask: 'port', name, port })),
    );
    expect(ports).toEqual(['open', 'closed', 'filtered', 'open', 'unresolved']);
    const one = async () => askNode('BN2026-0001', { ask: 'ping', name: UP });
    expect(await one()).toEqual(await one());
  });

  it('are asked with the words of a question only, by whoever may, so often in a minute; each is written down', async () => {
    const world = signIn();
    const command = { nodeId: 'BN2026-0001', command: 'ask', ...nodeCommandOf(resolve('www.acme.example')) } as const;
    const last = () => journalOf(world).at(-1);
    await invocationApi.doInvoke(command);
    expect(last()).toMatchObject({
      verb: 'doInvoke',
      object: { kind: 'businessNode', id: 'BN2026-0001' },
      result: 'success',
    });
    expect(last()?.changes[0]?.after).toBe(['kdig', ...command.args].join(' '));
    const wrong = invocationApi.doInvoke({ ...command, args: [...command.args, '+tls'] });
    expect(await refusal(wrong)).toMatchObject({ kind: 'business', code: '60000' });
    expect(last()).toMatchObject({ result: 'failure', code: 60_000 });
    expect(await refusal(invocationApi.doInvoke({ ...command, nodeId: 'GONE' }))).toMatchObject({ code: '60004' });
    nodesOf(world).change('BN2026-0001', { status: 'offline' });
    expect(await askNode('BN2026-0001', resolve('www.acme.example'))).toMatchObject({ state: 'silent' });
    world.setClock(Date.now());
    for (let at = 0; at < 400; at += 1) await askNode('BN2026-0001', resolve('www.acme.example'));
    expect(await askNode('DDI-1', resolve('www.acme.example'))).toMatchObject({
      state: 'refused',
      failure: { code: '60116' },
    });
    world.setClock(Date.now() + 61_000);
    expect(await askNode('DDI-1', resolve('www.acme.example'))).toMatchObject({ state: 'answered' });
  });

  it('are asked by nobody without the right to it, also not past the list of nodes', async () => {
    const world = signIn('readonly');
    expect(await refusal(askNodesApi.getNodes({}))).toMatchObject({ code: '60005' });
    expect(await askNode('DDI-1', resolve('www.acme.example'))).toMatchObject({ failure: { code: '60005' } });
    expect(journalOf(world).at(-1)).toMatchObject({ object: { kind: 'ddiNode', id: 'DDI-1' }, result: 'failure' });
    signIn('nodeadmin');
    expect((await askNodesApi.getNodes({})).nodes).toHaveLength(25);
    expect(await askNode('DDI-1', resolve('www.acme.example'))).toMatchObject({ state: 'answered' });
  });
});
