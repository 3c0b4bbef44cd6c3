import { describe, expect, it } from 'vitest';
import { commandOf, QUESTIONS, questionOf, searchOf } from '@/domain/net/looking-glass/command';
import { addressOrder, matching } from '@/domain/net/looking-glass/match';

const VALUES = { family: 'ipv4', address: '192.0.2.1', prefix: '203.0.113.0/24', path: '_64600_65010_' };

describe('BEY-41 what a router may be asked', () => {
  it.each(Object.keys(QUESTIONS))('%s is one command, and that command is it', (name) => {
    const question = Object.keys(QUESTIONS).find((one): one is keyof typeof QUESTIONS => one === name) ?? 'summary';
    const command = commandOf(question, VALUES);
    expect(questionOf(command)?.question).toBe(name);
    expect(command.args.at(-1)).toBe('json');
  });

  it.each([
    [['configure', 'terminal']],
    [['show', 'running-config']],
    [['clear', 'bgp', '*', 'json']],
    [['show', 'bgp', 'neighbors', '192.0.2.1;reboot', 'json']],
    [['show', 'bgp', 'neighbors', '192.0.2.1 json | include', 'json']],
    [['show bgp summary json']],
    [['show', 'bgp', 'summary', 'json', 'json']],
    [['show', 'bgp', 'ipv4', 'unicast', 'neighbors', '2001:db8::1', 'routes', 'json']],
    [['show', 'bgp', 'ipv4', 'unicast', 'regexp', '.*', 'json']],
    [['show', 'bgp', 'ipv4', 'unicast', 'regexp', '_1_|_2_', 'json']],
    [['show', 'bgp', '<family>', 'unicast', 'json']],
  ])('refuses %j', (args) => {
    expect(questionOf({ daemon: 'bgpd', args })).toBeNull();
  });

  it('refuses a question to another daemon', () => {
    expect(questionOf({ daemon: 'zebra', args: commandOf('summary').args })).toBeNull();
  });

  it('reads a typed text as address, prefix or AS numbers, and as nothing else', () => {
    expect(searchOf(' 203.0.113.7 ', 'ipv4')).toMatchObject({ question: 'longestMatch' });
    expect(searchOf('2001:db8::1', 'ipv4')).toMatchObject({ question: 'longestMatch', values: { family: 'ipv6' } });
    expect(searchOf('203.0.113.0/24', 'ipv4')).toMatchObject({ question: 'longerPrefixes' });
    expect(searchOf('AS64600 65010', 'ipv4')).toMatchObject({
      question: 'byAsPath',
      values: { path: '_64600_65010_' },
    });
    expect(['', 'as', '203.0.113', '_.*_', '1|2'].map((text) => searchOf(text, 'ipv4'))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('BEY-41 a search among rows', () => {
  const ROWS = [
    { prefix: '0.0.0.0/0', path: '64600' },
    { prefix: '203.0.113.0/24', path: '64600 65010 65020' },
    { prefix: '203.0.113.128/25', path: '64700' },
    { prefix: '2001:db8::/32', path: '65010' },
    { prefix: 'text', path: '' },
  ];
  const found = (typed: string) => matching(ROWS, typed).map(({ prefix }) => prefix);

  it.each([
    ['', ROWS.map(({ prefix }) => prefix)],
    ['203.0.113.200', ['203.0.113.128/25', '203.0.113.0/24', '0.0.0.0/0']],
    ['203.0.112.0/20', ['203.0.113.0/24', '203.0.113.128/25']],
    ['203.0.113.0/26', ['203.0.113.0/24', '0.0.0.0/0']],
    ['AS 65010', ['203.0.113.0/24', '2001:db8::/32']],
    ['65010 65020', ['203.0.113.0/24']],
    ['6501', []],
    ['203.0.', ['203.0.113.0/24', '203.0.113.128/25']],
    ['2001:DB8::1', ['2001:db8::/32']],
  ])('%s', (typed, wanted) => {
    expect(found(typed)).toEqual(wanted);
  });

  it('stands by address and length', () => {
    const ordered = [...ROWS].reverse().toSorted((a, b) => addressOrder(a).localeCompare(addressOrder(b)));
    expect(ordered.map(({ prefix }) => prefix)).toEqual(
      ['text', ...ROWS.slice(0, 4).map(({ prefix }) => prefix)].toSorted(
        (a, b) => Number(a === 'text') - Number(b === 'text'),
      ),
    );
  });
});
