import { describe, expect, it } from 'vitest';
import { chosenOf, groupToken } from '@/domain/ask/choice';
import { hostIn } from '@/domain/ask/door';
import { queryOf, questionDraftOf } from '@/domain/ask/draft';
import {
  type AskCommand,
  dnsName,
  type NodeQuestion,
  nodeCommandOf,
  nodeQuestionOf,
  question,
} from '@/domain/ask/question';

const resolve = (rest: Partial<Extract<NodeQuestion, { ask: 'resolve' }>> = {}): NodeQuestion => ({
  ...{ ask: 'resolve', name: 'www.acme.example', type: 'A', server: '', flags: [] },
  ...rest,
});

const QUESTIONS: readonly NodeQuestion[] = [
  resolve(),
  resolve({ type: 'SOA', server: '2001:db8::53', flags: ['dnssec', 'unchecked', 'ownOnly'] }),
  resolve({ name: '_dmarc.acme.example', type: 'TXT' }),
  resolve({ name: '192.0.2.1', type: 'PTR', server: '198.51.100.53' }),
  { ask: 'ping', name: 'www.acme.example' },
  { ask: 'ping', name: '2001:db8::1' },
  { ask: 'trace', name: '192.0.2.1' },
  { ask: 'port', name: 'www.acme.example', port: 53 },
  { ask: 'port', name: '192.0.2.1', port: 65_535 },
  { ask: 'port', name: '2001:db8::1', port: 1 },
];

const A = nodeCommandOf(resolve());
const PING = nodeCommandOf({ ask: 'ping', name: '192.0.2.1' });
const PORT = nodeCommandOf({ ask: 'port', name: '192.0.2.1', port: 53 });
const withLast = ({ tool, args }: AskCommand, last: string): AskCommand => ({
  tool,
  args: [...args.slice(0, -1), last],
});

describe('BEY-42 what a node may be asked', () => {
  it.each(QUESTIONS.map((one) => [nodeCommandOf(one).args.join(' '), one] as const))('%s', (_, one) => {
    expect(question.safeParse(one).success).toBe(true);
    expect(nodeQuestionOf(nodeCommandOf(one))).toEqual({
      ...one,
      ...(one.ask === 'resolve' && { server: one.server || '127.0.0.1' }),
    });
    expect(nodeCommandOf(one).args.every((word) => !/[\s;|&`$<>]/.test(word))).toBe(true);
  });

  it('is a name in its ASCII form, of services too, and without the dot of the root', () => {
    const names = ['WWW.Acme.example.', '例子.example', '_sip._tcp.acme.example', 'com'];
    expect(names.map(dnsName)).toEqual(['www.acme.example', 'xn--fsqu00a.example', '_sip._tcp.acme.example', 'com']);
    expect(nodeCommandOf({ ask: 'port', name: '例子.example', port: 80 }).args.at(-1)).toBe(
      'telnet://xn--fsqu00a.example:80',
    );
    const label = 'a'.repeat(62);
    // An underscore may be one character too many.
    const longest = `_${label}.${label}.${label}.${label.slice(1)}.b`;
    expect(dnsName(longest)).toBe(longest);
    expect(dnsName(`_${label}.${label}.${label}.${label}.b`)).toBe('');
    expect(['', '.', 'a..b', '-x.example', '_', '1.2.3', 'a b', '*.acme.example'].map(dnsName)).toEqual(
      Array(8).fill(''),
    );
  });

  it.each<[string, unknown]>([
    ['no name', resolve({ name: '' })],
    ['an option in the place of a name', resolve({ name: '+trace' })],
    ['a file in the place of a name', { ask: 'port', name: 'file:///etc/passwd', port: 80 }],
    ['a line of a shell', { ask: 'ping', name: '192.0.2.1; reboot' }],
    ['a network', { ask: 'ping', name: '192.0.2.0/24' }],
    ['a service where a host is wanted', { ask: 'trace', name: '_sip._tcp.acme.example' }],
    ['a type that nobody has', { ...resolve(), type: 'AXFR' }],
    ['a server by its name', resolve({ server: 'ns1.acme.example' })],
    ['a port that is none', { ask: 'port', name: '192.0.2.1', port: 65_536 }],
    ['no port', { ask: 'port', name: '192.0.2.1', port: 0 }],
    ['another question', { ask: 'whois', name: 'acme.example' }],
  ])('is not %s', (_, wrong) => {
    expect(question.safeParse(wrong).success).toBe(false);
  });

  it.each<[string, AskCommand]>([
    ['a word more', { ...A, args: [...A.args, '+trace'] }],
    ['a word less', { ...A, args: A.args.slice(1) }],
    ['no word', { ...A, args: [] }],
    ['another word in its place', { ...A, args: A.args.map((word) => (word === '+edns' ? '+tls' : word)) }],
    ['the words of another program', { ...PORT, tool: 'kdig' }],
    ['no name of a ping', { ...PING, args: [] }],
    ['several pings', { ...PING, args: PING.args.map((word) => (word === '3' ? '9999' : word)) }],
    ['a file to read', withLast(PORT, 'file:///etc/passwd')],
    ['an option at the end', withLast(PING, '--address')],
    ['a port behind a name with a user', withLast(PORT, 'telnet://me@192.0.2.1:53')],
    ['a file to write', { ...PORT, args: PORT.args.map((word) => (word === '/dev/null' ? '/etc/passwd' : word)) }],
    ['no address', { ...PORT, args: [] }],
  ])('is refused by its words with %s', (_, wrong) => {
    expect(nodeQuestionOf(wrong)).toBeNull();
  });
});

describe('BEY-42 a question in the address', () => {
  it('comes back as it was, and says nothing that its kind does not ask for', () => {
    const typed = 'ask=resolve&name=acme.example&type=SOA&server=192.0.2.53&flags=dnssec,ownOnly&nodes=all,group:g,n1';
    const draft = questionDraftOf(new URLSearchParams(typed));
    expect(draft).toMatchObject({ type: 'SOA', flags: ['dnssec', 'ownOnly'], nodes: ['all', 'group:g', 'n1'] });
    expect(questionDraftOf(new URLSearchParams(queryOf(draft)))).toEqual(draft);
    expect(queryOf({ ...draft, ask: 'ping' })).toMatchObject({
      name: 'acme.example',
      type: '',
      server: '',
      flags: '',
      port: '',
    });
    expect(queryOf({ ...draft, ask: 'port', port: '53' })).toMatchObject({ type: '', port: '53' });
  });

  it('is what is usual where it says nothing, or nothing right', () => {
    const usual = { ask: 'resolve', name: '', type: 'A', server: '', flags: [], port: '', nodes: [] };
    expect(questionDraftOf(new URLSearchParams())).toEqual(usual);
    expect(questionDraftOf(new URLSearchParams('ask=rm&type=axfr&flags=x'))).toEqual(usual);
    expect(questionDraftOf(new URLSearchParams('type=soa')).type).toBe('SOA');
  });
});

it.each([
  [' acme.example ', 'acme.example'],
  ['https://acme.example:8443/path?x', 'acme.example'],
  ['HTTP://192.0.2.1#top', '192.0.2.1'],
  ['http://[2001:db8::1]:80/', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['ftp://acme.example', 'ftp://acme.example'],
])('BEY-42 takes over the host of what was typed elsewhere: %s', (typed, host) => {
  expect(hostIn(typed)).toBe(host);
});

describe('BEY-42 the nodes that are chosen', () => {
  const NODES = [
    { id: 'n1', name: 'One', groups: ['a'] },
    { id: 'n2', name: 'Two', groups: ['a', 'b'] },
    { id: 'n3', name: 'Three', groups: [] },
  ];
  it.each([
    [['all'], ['n1', 'n2', 'n3'], []],
    [[groupToken('b'), 'n3', 'n2'], ['n2', 'n3'], []],
    [['n9', groupToken('c'), 'n1'], ['n1'], ['n9', 'group:c']],
    [[], [], []],
  ])('%j', (tokens, ids, gone) => {
    const found = chosenOf(tokens, NODES);
    expect([found.chosen.map(({ id }) => id), found.gone]).toEqual([ids, gone]);
  });
});
