import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { compare } from '@/domain/ask/compare';
import { type NodeQuestion, nodeCommandOf } from '@/domain/ask/question';
import { type NodeReply, readReply } from '@/domain/ask/reply';
import { missing, runOnNode, startBlocking, startNsd } from './name-servers';
import { freePort, portOf, startEcho } from './servers';

/** Where the answers are kept for tests that have no name server; `RECORD=1` takes them anew. */
const KEPT = 'tests/domain/ask/recorded';
const isRecording = process.env.RECORD === '1';

const zone = (serial: number, address: string) => `
$ORIGIN acme.example.
$TTL 300
@ SOA ns1 host ${serial} 3600 600 86400 300
@ NS ns1
ns1 A 127.0.0.1
www A ${address}
www A 192.0.2.2
alias CNAME www
@ MX 10 mail
@ TXT "v=spf1 -all"
`;

const resolve = (name: string, type: 'A' | 'SOA' | 'TXT' | 'MX'): NodeQuestion => ({
  ask: 'resolve',
  name,
  type,
  server: '',
  flags: ['dnssec', 'ownOnly'],
});

/** The same fields as were kept, at any depth: ids, times and ports differ from run to run. */
const shapeOf = (text: string): unknown => {
  const names = new Set<string>();
  JSON.parse(text, (name, value) => {
    if (!/^\d*$/.test(name)) names.add(name);
    return value;
  });
  return [...names].toSorted();
};

async function asked(name: string, question: NodeQuestion, port?: number): Promise<NodeReply> {
  const answer = await runOnNode(nodeCommandOf(question), port);
  const file = `${KEPT}/${name}.json`;
  if (isRecording) writeFileSync(file, answer);
  expect(shapeOf(answer), `${name}: take it anew by RECORD=1`).toEqual(shapeOf(readFileSync(file, 'utf8')));
  return readReply(question, answer);
}

const linesOf = (reply: NodeReply) => (reply.state === 'answered' ? reply.answer.lines : [reply.state]);

const lacking = missing();
const stops: (() => unknown)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

function onPrograms() {
  it.concurrent('BEY-42 tells an old zone from the new one, a name that is not there, a list, silence', async () => {
    const [fresh, old, blocking] = await Promise.all([
      startNsd('acme.example', zone(2026112602, '192.0.2.1')),
      startNsd('acme.example', zone(2026112601, '192.0.2.9')),
      startBlocking('cloud: phishing'),
    ]);
    stops.push(fresh.stop, old.stop, blocking.stop);
    const [a, aOld, soa, soaOld, alias, mx, text, nothing, noData, foreign, kept, silent] = await Promise.all([
      asked('a', resolve('www.acme.example', 'A'), fresh.port),
      asked('a-old', resolve('www.acme.example', 'A'), old.port),
      asked('soa', resolve('acme.example', 'SOA'), fresh.port),
      asked('soa-old', resolve('acme.example', 'SOA'), old.port),
      asked('alias', resolve('alias.acme.example', 'A'), fresh.port),
      asked('mx', resolve('acme.example', 'MX'), fresh.port),
      asked('txt', resolve('acme.example', 'TXT'), fresh.port),
      asked('nxdomain', resolve('nope.acme.example', 'A'), fresh.port),
      asked('no-data', resolve('www.acme.example', 'MX'), fresh.port),
      asked('refused', resolve('other.example', 'A'), fresh.port),
      asked('blocked', resolve('bad.example', 'A'), blocking.port),
      asked('silent', resolve('www.acme.example', 'A'), await freePort()),
    ]);
    expect(linesOf(a)).toEqual(['192.0.2.1', '192.0.2.2']);
    expect(linesOf(alias)).toEqual(['192.0.2.1', '192.0.2.2', 'CNAME www.acme.example.']);
    expect([mx, text].map(linesOf)).toEqual([['10 mail.acme.example.'], ['"v=spf1 -all"']]);
    expect([nothing, noData, foreign].map(linesOf)).toEqual([['NXDOMAIN'], [], ['REFUSED']]);
    expect(kept).toMatchObject({ answer: { outcome: 'blocked', reason: 'cloud: phishing' } });
    expect(silent.state).toBe('silent');
    // Two nodes have the zone as it is, one lags.
    const { groups } = compare(
      new Map([
        ['n1', soa],
        ['n2', soa],
        ['n3', soaOld],
      ]),
    );
    expect(groups.map(({ standing, ids }) => [standing, ids])).toEqual([
      ['most', ['n1', 'n2']],
      ['odd', ['n3']],
    ]);
    expect(linesOf(soaOld)[0]).toContain(' 2026112601 ');
    expect(linesOf(aOld)).toContain('192.0.2.9');
  }, 20_000);

  it.concurrent('BEY-42 reads what mtr and curl say of a machine and of its ports', async () => {
    const server = await startEcho('open');
    stops.push(() => server.close());
    const port = (number: number): NodeQuestion => ({ ask: 'port', name: '127.0.0.1', port: number });
    const [open, closed, ping, trace, unknown] = await Promise.all([
      asked('port-open', port(portOf(server))),
      asked('port-closed', port(await freePort())),
      asked('ping', { ask: 'ping', name: '127.0.0.1' }),
      asked('trace', { ask: 'trace', name: '127.0.0.1' }),
      asked('unresolved', { ask: 'ping', name: 'nope.invalid' }),
    ]);
    expect([open, closed, ping, trace, unknown]).toMatchObject(
      ['open', 'closed', 'reached', 'reached', 'unresolved'].map((outcome) => ({ answer: { outcome } })),
    );
  }, 20_000);
}

/** All that can be said where the programs are not to be had: what they answered before is read. */
function fromBefore() {
  it(`BEY-42 only reads what was answered before, without ${lacking}: run "node .ci/ensure.mjs --nsd"`, () => {
    const before = readFileSync(`${KEPT}/soa-old.json`, 'utf8');
    expect(linesOf(readReply(resolve('acme.example', 'SOA'), before))[0]).toContain(' 2026112601 ');
  });
}

describe('what nodes are asked, on programs and servers of the distribution', () => {
  if (lacking === '') onPrograms();
  else fromBefore();
});
