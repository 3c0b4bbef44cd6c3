import enRules from '@locales/en-US/rules';
import enNetwork from '@locales/en-US/system-settings/node-network';
import enColors from '@locales/en-US/system-settings/personalize';
import zhRules from '@locales/zh-CN/rules';
import zhNetwork from '@locales/zh-CN/system-settings/node-network';
import zhColors from '@locales/zh-CN/system-settings/personalize';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { silenceInput } from '@/api/alarm/silence';
import { alarmTaskInput, alarmTaskInputFor } from '@/api/alarm/task';
import { condition, effective } from '@/api/alarm/task-rule';
import { menuIds } from '@/api/business-account/menu-tree';
import { resourceRows } from '@/api/business-account/resource-row';
import { batchInput, exportInput } from '@/api/log/export-task';
import { contactChange } from '@/api/message/contact';
import { subscriptionInput } from '@/api/report/subscription';
import { lookupInput } from '@/api/system-settings/intel-lookup';
import { nodeConfig } from '@/api/system-settings/node-network';
import { anycastInput } from '@/domain/net/anycast/schema';
import { bgpInput, neighborInput, neighborPassword } from '@/domain/net/bgp/schema';
import { bindingInput } from '@/domain/net/bindings/schema';
import { dnsServerLines } from '@/domain/net/interfaces/dns-servers';
import { interfaceInput } from '@/domain/net/interfaces/schema';
import {
  areaInput,
  OSPF_DEFAULTS,
  OSPF_INTERFACE_DEFAULTS,
  ospfInput,
  ospfInterfaceInput,
  routerId,
} from '@/domain/net/ospf/schema';
import { routeInput } from '@/domain/net/routes/schema';
import type { SnmpSettings } from '@/domain/net/snmp/schema';
import { heldSecrets, snmpInput } from '@/domain/net/snmp/schema';
import { timeSettings } from '@/domain/net/time/schema';
import { dynamicValue, dynamicValues, tagIssues, tagValue } from '@/domain/push/tag';
import { accessRule, ipRange } from '@/lib/rules/access';
import { asn } from '@/lib/rules/asn';
import { GENERIC_MESSAGES, RULE_CODES, type RuleCode } from '@/lib/rules/codes';
import { email, newEmail, newPhone, phone } from '@/lib/rules/contact';
import { crossField } from '@/lib/rules/cross-field';
import { domainName, urlOrDomain } from '@/lib/rules/domain';
import { integer } from '@/lib/rules/integer';
import { cidr, ip, ipv4, ipv6, ipv6Prefix, mask, routerIp } from '@/lib/rules/ip';
import { alnumName, deviceName, devicePassword, hyphenName, symbolName, underscoreName } from '@/lib/rules/names';
import { newPassword, password } from '@/lib/rules/password';
import { port } from '@/lib/rules/port';
import { softwareVersion } from '@/lib/rules/software-version';
import { text } from '@/lib/rules/text';
import { themeColor } from '@/lib/rules/theme-color';
import { httpsUrl, url, webhook } from '@/lib/rules/url';
import { username } from '@/lib/rules/username';
import { careForm } from '@/pages/alarm/record/care-form';
import { pastExport } from '@/pages/log/export-task/past-period';
import { config } from '../../domain/net/node-configs';

// Rules that are needed on few screens: their words come with those.
const rulesIn = (table: Record<string, string>) =>
  Object.fromEntries(Object.entries(table).filter(([id]) => id.startsWith('rule.')));
const zh = rulesIn({ ...zhRules, ...zhColors, ...zhNetwork });
const en = rulesIn({ ...enRules, ...enColors, ...enNetwork });

// Codes that no schema raises by itself: uniqueness is known to the server, a confirmation to the form.
type Raised = Exclude<
  RuleCode,
  'accountTaken' | 'roleNameTaken' | 'taken' | 'emailTaken' | 'phoneTaken' | 'passwordMismatch' | 'routerIdTaken'
>;

const ROW = { name: 'a.example', type: 'zone', operation: 'readOnly' };

const PORT = { ipv4: '192.0.2.10', ipv4Mask: '24', isPolicyRouted: false, status: 'enabled' };
const PORTS = [{ name: 'eth1' }, { name: 'eth2' }];
const GROUP = { id: 'g', name: 'bond0', mode: '1', first: 'eth1', second: 'eth2' } as const;
const NEIGHBOR = {
  id: 'n',
  address: '192.0.2.1',
  asNumber: 1,
  multiHop: null,
  isLoopback: false,
  hasPassword: false,
  bfd: '',
};
const ANYCAST = { id: 'a', address: '192.0.2.53', isAdvertised: true, remark: '' };
const SYNC = { mode: 'auto', zone: 'UTC', servers: 'ntp.example', interval: 60 };
const ONCE = { taskType: 'single', fromDay: '2026-11-01', toDay: '2026-11-02', time: '09:30' };
const HAND = { mode: 'manual', zone: 'UTC', date: '2026-11-02', time: '09:30:00' };
const USER: SnmpSettings = {
  version: 'v3',
  level: 'authNoPriv',
  user: 'monitor',
  port: 161,
  authAlgorithm: 'MD5',
  hasAuthPassword: true,
};
const ROUTE = { id: 'r', protocol: 'ipv4', destination: '10.0.0.1', mask: '8', nextHop: '192.0.2.1' } as const;

const AREA = { id: 'a', area: '1', type: 'normal' } as const;
const LINK = { ...OSPF_INTERFACE_DEFAULTS, port: 'eth1', area: '1' } as const;
const EXPORT = { logType: 'threat', domain: 'a.example', recordType: '', hostname: '', sourceIp: '' } as const;
const NEW = { others: [], kept: 'none' } as const;

const TAGS = crossField(z.object({ tags: dynamicValues }), ({ tags }) =>
  tagIssues(tags ?? [], new Set(['domain']), 'tags'),
);
const WINDOW = { days: [1], from: '08:00', to: '18:00' };
const EVENTS = { id: 'SC-1', events: [{ value: 'a', name: 'A' }], fields: [] };
const OF_KINDS = (['number', 'address', 'choice'] as const).map((kind) => ({
  ...{ alias: kind, name: kind, kind, unit: '' },
  options: kind === 'choice' ? [{ value: 'a', name: 'A' }] : [],
}));
const equals = (field: string, value: string) =>
  [
    alarmTaskInputFor([{ id: 'SC-2', events: [], fields: OF_KINDS }]),
    { sceneId: 'SC-2', filters: [], triggers: [{ field, operator: 'equal', value }] },
  ] as const;
const QUIET = {
  name: 'Rack work',
  matchers: { taskIds: [], nodeIds: [], sources: ['node-1'], products: [], levels: [] },
  schedule: { repeat: 'once', startAt: 2e12, endAt: 3e12 },
};
const TIMES = { mode: 'custom', zone: 'UTC' };

const samples: Record<Raised, readonly [z.ZodType, unknown]> = {
  edgeSpace: [text(32), 'a '],
  doubleSpace: [text(32), 'a  b'],
  noSpaces: [text(32, 'none'), 'a b'],
  invisibleText: [text(32), 'a\u202Eb'],
  passwordLength: [password, 'Abcdef1'],
  passwordClasses: [password, 'abcdefg1'],
  passwordSpaces: [password, 'Abcdef 1'],
  passwordSame: [newPassword('Abcdefg1'), 'Abcdefg1'],
  usernameFormat: [username, '1abc'],
  emailFormat: [email, 'a@b'],
  emailSame: [newEmail('a@b.cn'), 'A@b.cn'],
  phoneFormat: [phone, '12345'],
  phoneSame: [newPhone('13800138000'), '+8613800138000'],
  phoneOther: [newPhone('', ['13800138000']), '+8613800138000'],
  ipFormat: [ip, '1.2.3'],
  ipv4Format: [ipv4, '::1'],
  ipv6Format: [ipv6, '1.2.3.4'],
  mappedAddress: [routerIp, '::ffff:192.0.2.1'],
  cidrFormat: [cidr, '1.2.3.4'],
  maskFormat: [mask, '255.0.255.0'],
  mappedMask: [accessRule, { type: 'mask', ip: '::ffff:10.0.0.1', mask: '24' }],
  maskFamily: [accessRule, { type: 'mask', ip: '1.2.3.4', mask: '64' }],
  prefixFormat: [ipv6Prefix, '129'],
  rangeFamily: [ipRange, { start: '1.2.3.4', end: '::1' }],
  rangeOrder: [ipRange, { start: '1.2.3.4', end: '1.2.3.3' }],
  portFormat: [port, '0'],
  integer: [integer(), '1.0'],
  leadingZero: [integer(), '08'],
  nameAlnum: [alnumName(), 'a_b'],
  nameUnderscore: [underscoreName(), 'a-b'],
  nameHyphen: [hyphenName(), 'a-'],
  nameSymbols: [symbolName(), 'a+b'],
  deviceNameDigit: [deviceName, '1a'],
  devicePassword: [devicePassword, 'abcdefg1'],
  asnFormat: [asn, '0'],
  domainFormat: [domainName(), 'com'],
  domainDepth: [domainName(), `${'a.'.repeat(16)}cn`],
  urlOrDomain: [urlOrDomain, 'nothing'],
  recordName: [urlOrDomain, '_dmarc.example.com'],
  urlFormat: [url(), 'https://-a.cn'],
  urlScheme: [url(), 'ftp://a.cn'],
  urlUser: [url(), 'https://user:secret@a.cn'],
  urlHttps: [httpsUrl, 'http://a.cn'],
  urlFragment: [webhook, 'https://a.cn/#b'],
  tagFormat: [tagValue, 'a_b'],
  tagField: [TAGS, { tags: [{ tag: 'module', value: '1' }] }],
  tagTaken: [TAGS, { tags: ['a', 'A'].map((tag) => ({ tag, value: '1' })) }],
  oneLine: [dynamicValue, 'a\nb'],
  fieldUnknown: [TAGS, { tags: [{ tag: 'a', value: '{nothing}' }] }],
  loopback: [webhook, 'https://localhost/a'],
  contactRequired: [contactChange, { name: 'a' }],
  softwareVersion: [softwareVersion, '-1'],
  menuRequired: [menuIds, []],
  resourceTaken: [resourceRows, [ROW, ROW]],
  untilPast: [careForm, { ownerId: 'A', span: 'moment', until: 1, note: '', isTakeover: false }],
  maskZero: [interfaceInput, { ...PORT, ipv4Mask: '0.0.0.0' }],
  maskRequired: [interfaceInput, { ...PORT, ipv4Mask: '' }],
  addressRequired: [interfaceInput, { ...PORT, ipv4: '' }],
  dnsLine: [dnsServerLines, '192.0.2.53\nnothing'],
  ntpLine: [timeSettings, { ...SYNC, servers: 'a b' }],
  zoneFormat: [timeSettings, { ...SYNC, zone: 'Mars/Base' }],
  dateFormat: [timeSettings, { ...HAND, date: '2026-02-30' }],
  timeFormat: [timeSettings, { ...HAND, time: '9:30' }],
  clockFormat: [subscriptionInput, { ...ONCE, time: '9:30' }],
  dayOrder: [subscriptionInput, { ...ONCE, toDay: '2026-10-31' }],
  daysAtMost: [subscriptionInput, { ...ONCE, toDay: '2027-01-30' }],
  secretAgain: [snmpInput(heldSecrets(USER)), { ...USER, authAlgorithm: 'SHA' }],
  bondReserved: [bindingInput([], PORTS), { ...GROUP, name: 'Anycast' }],
  sameInterface: [bindingInput([], PORTS), { ...GROUP, second: 'eth1' }],
  boundInterface: [bindingInput([GROUP], PORTS), { ...GROUP, name: 'bond1' }],
  missingInterface: [bindingInput([], PORTS), { ...GROUP, second: 'eth9' }],
  routeTaken: [routeInput([ROUTE]), ROUTE],
  routeFamily: [routeInput([]), { ...ROUTE, protocol: 'ipv6' }],
  hopFamily: [routeInput([]), { ...ROUTE, nextHop: '2001:db8::1' }],
  holdFormat: [bgpInput, { isEnabled: true, asNumber: 1, keepalive: 60, hold: 2 }],
  asciiPassword: [neighborPassword, '密码'],
  neighborTaken: [neighborInput({ others: [NEIGHBOR], templates: [], isPasswordKept: false }), NEIGHBOR],
  anycastTaken: [anycastInput([ANYCAST]), ANYCAST],
  periodFuture: [pastExport, { ...EXPORT, period: [Date.now(), Date.now() + 20 * 60_000] }],
  periodOrder: [exportInput, { ...EXPORT, period: [5, 5] }],
  exportPeriod: [exportInput, { ...EXPORT, period: [0, 30 * 60_000 + 1_000] }],
  batchPeriod: [batchInput, { ...EXPORT, period: [0, 32 * 86_400_000] }],
  bfdMissing: [neighborInput({ others: [], templates: [], isPasswordKept: false }), { ...NEIGHBOR, bfd: 'gone' }],
  indicatorFormat: [lookupInput, { indicator: 'what is this' }],
  hopSame: [routeInput([]), { ...ROUTE, nextHop: '10.0.0.1' }],
  routerIdFormat: [routerId, '0.0.0.0'],
  routerIdRequired: [ospfInput, { ...OSPF_DEFAULTS, isEnabled: true }],
  areaFormat: [areaInput([]), { ...AREA, area: '1.2' }],
  areaTaken: [areaInput([AREA]), { ...AREA, area: '0.0.0.1' }],
  areaBackbone: [areaInput([]), { area: '0', type: 'stub' }],
  areaMissing: [nodeConfig, config({ ospfInterfacesV4: [{ ...LINK, id: 'l', hasAuthKey: false }] })],
  ospfPortTaken: [ospfInterfaceInput('v4', { others: [{ ...LINK, id: 'l', hasAuthKey: false }], kept: 'none' }), LINK],
  deadHello: [ospfInterfaceInput('v4', NEW), { ...LINK, dead: 10 }],
  keyNumberRequired: [ospfInterfaceInput('v4', NEW), { ...LINK, authType: 'md5', authKey: 'k' }],
  keyRequired: [ospfInterfaceInput('v4', NEW), { ...LINK, authType: 'simple' }],
  ospfNetworkV6: [ospfInterfaceInput('v6', NEW), { ...LINK, networkType: 'pointToMultipoint' }],
  ospfNonBroadcast: [ospfInterfaceInput('v4', NEW), { ...LINK, networkType: 'nonBroadcast' }],
  keyFormat: [ospfInterfaceInput('v4', NEW), { ...LINK, authType: 'simple', authKey: '123456789' }],
  cidrHostBits: [condition, { field: 'a', operator: 'cidr', value: '192.0.2.1/24' }],
  valueNumber: equals('number', 'abc'),
  valueAddress: equals('address', 'abc'),
  valueChoice: equals('choice', 'b'),
  eventRequired: [alarmTaskInputFor([EVENTS]), { sceneId: 'SC-1', event: null }],
  windowEmpty: [effective, { ...TIMES, windows: [{ ...WINDOW, to: '08:00' }] }],
  matcherRequired: [
    silenceInput,
    { ...QUIET, matchers: { ...QUIET.matchers, sources: [] }, reason: 'Moving the rack' },
  ],
  reasonRequired: [silenceInput, QUIET],
  windowOverlap: [effective, { ...TIMES, windows: [WINDOW, WINDOW] }],
  triggerRequired: [alarmTaskInput.shape.triggers, []],
  colorFormat: [themeColor, 'blue'],
  contrastLight: [themeColor, '#ffdd00'],
  contrastDark: [themeColor, '#0a0a1e'],
};

const figures = (message: string) => [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const message = (messages: Readonly<Record<string, string>>, code: string) => messages[`rule.${code}`] ?? '';

test('every code and every generic message has a text in both languages and no text is unused', () => {
  const ids = [...RULE_CODES, ...GENERIC_MESSAGES].map((code) => `rule.${code}`).sort();
  expect(Object.keys(zh).sort()).toEqual(ids);
  expect(Object.keys(en).sort()).toEqual(ids);
});

test('both languages name the same figures, and no text is empty or shared by two ids', () => {
  for (const id of [...RULE_CODES, ...GENERIC_MESSAGES]) {
    expect(figures(message(en, id)), id).toEqual(figures(message(zh, id)));
  }
  expect(new Set(Object.values(zh)).size).toBe(Object.keys(zh).length);
  expect(new Set(Object.values(en)).size).toBe(Object.keys(en).length);
  expect([...Object.values(zh), ...Object.values(en)]).not.toContain('');
});

test.each(Object.entries(samples))('%s is raised with every figure that its text names', (code, [schema, value]) => {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const params = issues.map((issue) => (issue.code === 'custom' ? issue.params : undefined));
  const own = params.find((candidate) => candidate?.rule === code);
  expect(own, JSON.stringify(issues)).toBeDefined();
  expect(Object.keys(own ?? {})).toEqual(expect.arrayContaining(figures(message(zh, code))));
});

test.each(Object.entries(samples))('%s is not raised by an empty field, which is told as missing', (_, [schema]) => {
  for (const issue of schema.safeParse('').error?.issues ?? []) {
    if (issue.code === 'too_small') expect(issue).toMatchObject({ origin: 'string', inclusive: true });
    else expect(issue.code).toBe('invalid_type');
    if (schema !== username && issue.code === 'too_small') expect(issue.minimum).toBe(1);
  }
});

test('the sentences that the specification quotes are literal in English', () => {
  expect(en['rule.portFormat']).toBe('Port format is incorrect');
  expect(en['rule.passwordMismatch']).toBe('Password is inconsistent, please re-enter');
  expect(en['rule.accountTaken']).toBe('Account name has already been registered, please re-enter');
  expect(en['rule.roleNameTaken']).toBe('The Role name has been used, please re-enter');
  expect(en['rule.default']).toBe('Validation error on field {label}');
  expect(en['rule.required']).toBe('{label} cannot be empty');
});

test('Chinese texts use full-width punctuation and a space beside Latin words, English ones no Chinese', () => {
  for (const [id, sentence] of Object.entries(zh)) {
    const words = sentence.replaceAll(/\{label\}/g, '');
    expect(words, id).not.toMatch(/[\u4e00-\u9fff][A-Za-z0-9{#]|[A-Za-z0-9}#][\u4e00-\u9fff]/);
    expect(words, id).not.toMatch(/[\u4e00-\u9fff][,;:!?]/);
  }
  for (const sentence of Object.values(en)) expect(sentence).not.toMatch(/[\u3000-\u9fff！]|!/);
});
