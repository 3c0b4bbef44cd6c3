import { describe, expect, it } from 'vitest';
import { duplicateAnycast } from '@/domain/net/anycast/schema';
import { clashingTemplates } from '@/domain/net/bfd/schema';
import { duplicateNeighbors } from '@/domain/net/bgp/schema';
import { algorithmIssues, heldSecrets, type SnmpSettings } from '@/domain/net/snmp/schema';
import { decimal } from '@/lib/rules/decimal';

const V6 = [{ address: '2001:db8::1' }, undefined, { address: 'no address' }, { address: '2001:DB8:0::1' }];

describe('entries of one node', () => {
  it('are one address however it is written, and a row that is empty or wrong is none', () => {
    expect(duplicateAnycast(V6).map(({ path }) => path)).toEqual([['anycast', 3, 'address']]);
    expect(duplicateNeighbors(V6).map(({ path }) => path)).toEqual([['bgpNeighbors', 3, 'address']]);
    expect([duplicateAnycast([{}]), duplicateNeighbors([{}, {}])]).toEqual([[], []]);
  });

  it('have names of their own, and rows without a name do not clash', () => {
    const rows = [{ name: 'core' }, {}, undefined, { name: 'edge' }, { name: 'core' }];
    expect(clashingTemplates(rows)).toEqual([{ path: ['bfdTemplates', 4, 'name'], rule: 'taken' }]);
  });
});

describe('a password of SNMP that the node keeps', () => {
  const settings: SnmpSettings = {
    version: 'v3',
    level: 'authPriv',
    user: 'monitor',
    port: 161,
    authAlgorithm: 'SHA',
    hasAuthPassword: true,
    privAlgorithm: 'AES',
    hasPrivPassword: true,
  };
  const node = heldSecrets(settings);
  const again = (typed: Parameters<typeof algorithmIssues>[0], held = node) =>
    algorithmIssues(typed, held).map(({ path }) => path.join());

  it('is known by the settings that have it', () => {
    expect(node).toEqual({ fields: ['authPassword', 'privPassword'], authAlgorithm: 'SHA', privAlgorithm: 'AES' });
    expect(heldSecrets({ version: 'v2c', port: 161, hasCommunity: true })).toEqual({ fields: ['community'] });
    expect(heldSecrets({ version: 'off' })).toEqual({ fields: [] });
  });

  it('is asked for again with another algorithm, since the keys are made by it', () => {
    expect(again({ authAlgorithm: 'SHA', privAlgorithm: 'AES' })).toEqual([]);
    expect(again({ authAlgorithm: 'SHA', privAlgorithm: 'DES' })).toEqual(['privPassword']);
    // The key of privacy is made by the algorithm of authentication.
    expect(again({ authAlgorithm: 'MD5', privAlgorithm: 'AES' })).toEqual(['authPassword', 'privPassword']);
    expect(again({ authAlgorithm: 'MD5', authPassword: 'typed-again' })).toEqual([]);
    expect(again({ authAlgorithm: 'MD5' }, heldSecrets({ version: 'off' }))).toEqual([]);
  });
});

it.each([
  ['1.5', 1.5],
  [-2, -2],
  ['', null],
  ['1e3', null],
  ['+1', null],
  ['01', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('%j is the decimal number %j', (input, number) => {
  expect(decimal.safeParse(input).data ?? null).toBe(number);
});
