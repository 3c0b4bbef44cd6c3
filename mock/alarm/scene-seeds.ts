import type { Scene } from '@/api/alarm/scene';
import type { FieldKind } from '@/domain/alarm/condition';
import type { Language } from '../runtime/messages';

type Text = Readonly<Record<Language, string>>;
const both = (zh: string, en: string): Text => ({ 'zh-CN': zh, 'en-US': en });

type Said = Readonly<Record<Language, (value: string) => string>>;

export interface FieldSeed {
  alias: string;
  name: Text;
  kind: FieldKind;
  unit?: string;
  options?: Readonly<Record<string, Text>>;
  /** A figure of it in words, where its name and the figure after it would be no sentence. */
  say?: Said;
}

export interface SceneSeed extends Pick<Scene, 'id' | 'type' | 'cycle' | 'product'> {
  name: Text;
  isWithdrawn?: boolean;
  hasLevel?: boolean;
  fields: readonly FieldSeed[];
  events?: Readonly<Record<string, Text>>;
  sources: readonly string[];
}

const plain = (...names: string[]) => Object.fromEntries(names.map((name) => [name, both(name, name)]));

/** What of a domain has so many days left. */
const daysLeftOf = (chinese: string, english: string): Said => ({
  'zh-CN': (days) => `${chinese}剩余 ${days} 天`,
  'en-US': (days) => `${english} ends in ${days === '1' ? '1 day' : `${days} days`}`,
});

const DOMAINS = ['api.acme.example', 'www.acme.example', 'cdn.acme.example', 'mail.acme.example'];

/** All five types and four cycles, with fields of every kind; the last one was withdrawn. */
export const SCENES: readonly SceneSeed[] = [
  {
    id: 'SC-101',
    name: both('解析失败', 'Resolution failures'),
    type: 'realTime',
    cycle: 'realTime',
    product: 'dns',
    hasLevel: true,
    fields: [
      {
        alias: 'code',
        name: both('响应码', 'Response code'),
        kind: 'choice',
        options: plain('NOERROR', 'NXDOMAIN', 'SERVFAIL', 'REFUSED'),
      },
      { alias: 'domain', name: both('域名', 'Domain'), kind: 'text' },
      { alias: 'client', name: both('来源地址', 'Client address'), kind: 'address' },
      { alias: 'latency', name: both('解析耗时', 'Latency'), kind: 'number', unit: 'ms' },
      { alias: 'note', name: both('备注', 'Note'), kind: 'text' },
    ],
    sources: DOMAINS,
  },
  {
    id: 'SC-102',
    name: both('DNS 一致性检查', 'DNS consistency check'),
    type: 'cycle',
    cycle: 'fiveMinutes',
    product: 'monitor',
    fields: [
      { alias: 'successRate', name: both('成功率', 'Success rate'), kind: 'number', unit: '%' },
      {
        alias: 'mismatch',
        name: both('不一致项', 'Mismatch'),
        kind: 'choice',
        options: { none: both('无', 'None'), soa: both('SOA 序列号', 'SOA serial'), ns: both('NS 记录', 'NS records') },
      },
      { alias: 'server', name: both('权威服务器', 'Server'), kind: 'text' },
      { alias: 'address', name: both('服务器地址', 'Server address'), kind: 'address' },
    ],
    sources: ['probe-bj-01', 'probe-sh-02', 'probe-gz-03'],
  },
  {
    id: 'SC-103',
    name: both('节点资源指标', 'Node resources'),
    type: 'metric',
    cycle: 'fiveMinutes',
    product: 'sdns',
    fields: [
      { alias: 'cpu', name: both('CPU 使用率', 'CPU usage'), kind: 'number', unit: '%' },
      { alias: 'memory', name: both('内存使用率', 'Memory usage'), kind: 'number', unit: '%' },
      { alias: 'disk', name: both('磁盘使用率', 'Disk usage'), kind: 'number', unit: '%' },
      {
        alias: 'role',
        name: both('节点角色', 'Node role'),
        kind: 'choice',
        options: { primary: both('主节点', 'Primary'), standby: both('备节点', 'Standby') },
      },
      { alias: 'ip', name: both('管理地址', 'Management address'), kind: 'address' },
    ],
    sources: ['node-bj-01', 'node-bj-03', 'node-sh-02', 'node-gz-01'],
  },
  {
    id: 'SC-104',
    name: both('解析量阈值', 'Resolution volume'),
    type: 'businessThreshold',
    cycle: 'oneHour',
    product: 'cloud',
    fields: [
      {
        alias: 'qps',
        name: both('每秒查询数', 'Queries per second'),
        kind: 'number',
        unit: 'q/s',
        say: { 'zh-CN': (figure) => `查询量 ${figure}`, 'en-US': (figure) => `queries at ${figure}` },
      },
      { alias: 'domain', name: both('域名', 'Domain'), kind: 'text' },
      {
        alias: 'line',
        name: both('线路', 'Line'),
        kind: 'choice',
        options: { default: both('默认', 'Default'), telecom: both('电信', 'Telecom'), mobile: both('移动', 'Mobile') },
      },
    ],
    sources: DOMAINS.slice(0, 3),
  },
  {
    id: 'SC-105',
    name: both('域名业务事件', 'Domain events'),
    type: 'businessEvent',
    cycle: 'realTime',
    product: 'dnr',
    hasLevel: true,
    fields: [
      { alias: 'domain', name: both('域名', 'Domain'), kind: 'text' },
      { alias: 'operator', name: both('操作人', 'Operator'), kind: 'text' },
      { alias: 'days', name: both('剩余天数', 'Days left'), kind: 'number', say: daysLeftOf('注册', 'registration') },
      { alias: 'address', name: both('操作地址', 'Operator address'), kind: 'address' },
    ],
    events: {
      zoneChanged: both('解析记录变更', 'Zone changed'),
      domainExpiring: both('域名即将到期', 'Domain expiring'),
      transferRequested: both('域名转移申请', 'Transfer requested'),
    },
    sources: DOMAINS,
  },
  {
    id: 'SC-106',
    name: both('证书有效期', 'Certificate validity'),
    type: 'cycle',
    cycle: 'oneDay',
    product: 'ssl_cert',
    fields: [
      { alias: 'days', name: both('剩余天数', 'Days left'), kind: 'number', say: daysLeftOf('证书', 'certificate') },
      { alias: 'issuer', name: both('签发机构', 'Issuer'), kind: 'text' },
      {
        alias: 'algorithm',
        name: both('签名算法', 'Signature algorithm'),
        kind: 'choice',
        options: plain('RSA', 'ECDSA'),
      },
    ],
    sources: DOMAINS.slice(0, 2),
  },
  {
    id: 'SC-107',
    name: both('旧版探针指标', 'Legacy probe metrics'),
    type: 'metric',
    cycle: 'oneHour',
    product: 'monitor',
    isWithdrawn: true,
    fields: [{ alias: 'loss', name: both('丢包率', 'Packet loss'), kind: 'number', unit: '%' }],
    sources: ['probe-old-01'],
  },
];

/** What the gateway itself raises an alarm of; nobody makes a task on it. */
export const BYPASS_SCENE: SceneSeed = {
  id: 'SC-901',
  name: both('未经审核的变更', 'Changes without review'),
  type: 'businessEvent',
  cycle: 'fiveMinutes',
  product: 'sdns',
  fields: [
    { alias: 'operator', name: both('未经审核，操作人', 'done without review by'), kind: 'text' },
    { alias: 'request', name: both('审核请求', 'Change request'), kind: 'text' },
    { alias: 'reason', name: both('原因', 'Reason'), kind: 'text' },
  ],
  sources: [],
};

/** The same of software for many nodes that does not go on by itself. */
export const ROLLOUT_SCENE: SceneSeed = {
  id: 'SC-902',
  name: both('已停止的分批升级', 'Software upgrades that stopped'),
  type: 'businessEvent',
  cycle: 'fiveMinutes',
  product: 'sdns',
  fields: [
    { alias: 'operator', name: both('升级发起人', 'started by'), kind: 'text' },
    { alias: 'rollout', name: both('升级', 'Upgrade'), kind: 'text' },
    { alias: 'reason', name: both('原因', 'Reason'), kind: 'text' },
  ],
  sources: [],
};

/** The business nodes that sources of data are, by the host name of each; another source is a device that is none of them. */
export const NODE_OF: Readonly<Record<string, string>> = {
  'node-bj-01': 'BN2026-0012',
  'node-bj-03': 'BN2026-0001',
  'node-sh-02': 'BN2026-0002',
  'node-gz-01': 'BN2026-0003',
};

/** What the gateway raises alarms of by itself. */
export const OWN_SCENES: readonly SceneSeed[] = [BYPASS_SCENE, ROLLOUT_SCENE];

export const sceneById = (id: string): SceneSeed | undefined => [...SCENES, ...OWN_SCENES].find((one) => one.id === id);

const namedIn = (texts: Readonly<Record<string, Text>> | undefined, language: Language) =>
  Object.entries(texts ?? {}).map(([value, text]) => ({ value, name: text[language] }));

/** A scene as the gateway tells it, in the language of the call. */
export const sceneIn = (seed: SceneSeed, language: Language): Scene => ({
  id: seed.id,
  name: seed.name[language],
  type: seed.type,
  cycle: seed.cycle,
  product: seed.product,
  isWithdrawn: seed.isWithdrawn ?? false,
  hasLevel: seed.hasLevel ?? false,
  fields: seed.fields.map(({ alias, name, kind, unit = '', options }) => ({
    alias,
    name: name[language],
    kind,
    unit,
    options: namedIn(options, language),
  })),
  events: namedIn(seed.events, language),
});
