import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lint } from '@/domain/net/lint';
import type { NodeConfig } from '@/domain/net/node-config';
import { ntpLines } from '@/domain/net/ntp-lines';
import { routerText } from '@/domain/net/router-text';
import type { SnmpSettings } from '@/domain/net/snmp/schema';
import type { TimeSettings } from '@/domain/net/time/schema';
import { gatewayNow } from '@/lib/gateway-clock';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { zonedTime } from '@/lib/time-zone';
import { config } from './node-configs';

const synced = (servers: string): TimeSettings => ({ mode: 'auto', zone: 'UTC', servers, interval: 60 });
const byHand: TimeSettings = { mode: 'manual', zone: 'Asia/Shanghai', date: '2026-11-02', time: '09:30:00' };
const AUTH = { version: 'v3', user: 'monitor', port: 161, authAlgorithm: 'SHA', hasAuthPassword: true } as const;
const PRIV = { ...AUTH, level: 'authPriv', privAlgorithm: 'AES', hasPrivPassword: true } as const;

const told = (seed: Partial<NodeConfig>) => lint(config(seed)).map(({ code, path }) => `${code} ${path[2]}`);
const remarks = (seed: Partial<NodeConfig>) =>
  routerText(config(seed))
    .split('\n')
    .filter((line) => /^! (clock|ntp|snmp)/.test(line));

describe('NET-06 the clock of a node', () => {
  it('reads servers as addresses in their one form and as host names, and counts empty lines', () => {
    expect(ntpLines('NTP.example\n\n2001:DB8:0::1\n-x')).toEqual([
      { line: 1, text: 'NTP.example', server: 'ntp.example', isAddress: false },
      { line: 3, text: '2001:DB8:0::1', server: '2001:db8::1', isAddress: true },
      { line: 4, text: '-x', server: null, isAddress: false },
    ]);
  });

  it.each<[string, Partial<NodeConfig>, string[]]>([
    ['three addresses', { time: synced('192.0.2.1\n192.0.2.2\n192.0.2.3') }, []],
    ['too few to outvote one', { time: synced('192.0.2.1\n192.0.2.2') }, ['ntpFew servers']],
    ['none that is a server', { time: synced('-x') }, []],
    ['one server twice', { time: synced('a.example\nb.example\nA.example\nc.example') }, ['ntpDuplicate servers']],
    [
      'host names without a name server',
      { time: synced('a.example\nb.example\nc.example'), dns: { servers: '' } },
      ['ntpNoDns servers'],
    ],
    ['a clock that nothing corrects', { time: byHand }, ['timeByHand mode']],
  ])('%s: %j', (_, seed, findings) => {
    expect(told(seed)).toEqual(findings);
  });

  it('warns of a time by hand that an edit sets far from the gateway, by its largest unit, and of no other', () => {
    const step = (time: TimeSettings, before: TimeSettings) =>
      lint(config({ time }), config({ time: before })).filter(({ path }) => path[2] === 'date');
    const at = (ms: number): TimeSettings => ({ mode: 'manual', zone: 'UTC', ...zonedTime(gatewayNow() + ms, 'UTC') });
    const before = synced('192.0.2.1');
    expect(step(at(-3 * DAY - HOUR), before)).toMatchObject([
      { code: 'timeBehind', values: { days: 3, hours: 0, minutes: 0 } },
    ]);
    expect(step(at(2 * HOUR + MINUTE), before)).toMatchObject([
      { code: 'timeAhead', values: { days: 0, hours: 2, minutes: 0 } },
    ]);
    expect(step(at(-6 * MINUTE), before)).toMatchObject([{ code: 'timeBehind' }]);
    expect(step(at(-2 * MINUTE), before)).toEqual([]);
    // Set long ago, the clock has gone on since.
    expect(step(byHand, byHand)).toEqual([]);
  });

  it('stands in the text as remarks, the same whatever the order of the servers', () => {
    expect(remarks({ time: byHand })).toEqual(['! clock timezone Asia/Shanghai set 2026-11-02 09:30:00']);
    const servers = ['192.0.2.1', 'ntp.example', '2001:db8::1'];
    const lines = remarks({ time: synced(servers.join('\n')) });
    expect(lines).toContain('! ntp server ntp.example every 60 min');
    fc.assert(
      fc.property(fc.shuffledSubarray(servers, { minLength: 3 }), (some) => {
        expect(remarks({ time: synced(some.join('\n')) })).toEqual(lines);
      }),
    );
  });
});

describe('NET-05 who may read a node', () => {
  it.each<[SnmpSettings, string[], string[]]>([
    [{ version: 'off' }, [], []],
    [
      { version: 'v1', port: 161, hasCommunity: true },
      ['snmpPlain version'],
      ['! snmp v1 port 161 community ********'],
    ],
    [
      { version: 'v2c', port: 53, hasCommunity: true },
      ['snmpPlain version', 'snmpPort port'],
      ['! snmp v2c port 53 community ********'],
    ],
    [
      { version: 'v3', level: 'noAuthNoPriv', user: 'guest', port: 161 },
      ['snmpOpen level'],
      ['! snmp v3 port 161 user guest noAuthNoPriv'],
    ],
    [
      { ...AUTH, level: 'authNoPriv', authAlgorithm: 'MD5' },
      ['snmpReadable level', 'snmpMd5 authAlgorithm'],
      ['! snmp v3 port 161 user monitor authNoPriv auth MD5 ********'],
    ],
    [
      { ...PRIV, privAlgorithm: 'DES' },
      ['snmpDes privAlgorithm'],
      ['! snmp v3 port 161 user monitor authPriv auth SHA ******** priv DES ********'],
    ],
    [PRIV, [], ['! snmp v3 port 161 user monitor authPriv auth SHA ******** priv AES ********']],
  ])('%j: %j', (snmp, findings, lines) => {
    expect(told({ snmp })).toEqual(findings);
    expect(remarks({ snmp }).filter((line) => line.startsWith('! snmp'))).toEqual(lines);
  });
});
