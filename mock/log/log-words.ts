import type { LoggedChange } from '@/api/log/query';

/** Who works with the products all day: the accounts that sign in here, and others of the same main account. */
export const ACCOUNTS = [
  { id: 'A-main', name: 'acme' },
  { id: 'A-operator', name: 'acme-operator' },
  { id: 'A-nodeadmin', name: 'acme-nodes' },
  { id: 'A-registry', name: 'acme-registry' },
  { id: 'A-2020', name: 'zone-editor' },
  { id: 'A-2021', name: 'dns-engine' },
  { id: 'A-2022', name: 'shop-admin' },
  { id: 'A-2024', name: 'channel-east' },
  { id: 'A-readonly', name: 'acme-readonly' },
] as const;

const ENABLED = { field: 'status', isSecret: false };
const FLIP: Readonly<Record<string, readonly LoggedChange[]>> = {
  enable: [{ ...ENABLED, before: 'disabled', after: 'enabled' }],
  disable: [{ ...ENABLED, before: 'enabled', after: 'disabled' }],
};

/** What products do to their own objects; this console has no screen for those. */
export const WORK = [
  { kind: 'record', prefix: 'REC', service: 'dns', verbs: ['update', 'add', 'update', 'disable', 'enable', 'delete'] },
  { kind: 'zone', prefix: 'ZONE', service: 'dns', verbs: ['update', 'add', 'delete'] },
  { kind: 'line', prefix: 'LINE', service: 'dns', verbs: ['update', 'enable', 'disable'] },
  { kind: 'monitorTask', prefix: 'MON', service: 'monitor', verbs: ['update', 'enable', 'disable', 'add'] },
  { kind: 'threatPolicy', prefix: 'TP', service: 'sdns', verbs: ['update', 'add', 'disable'] },
] as const;

export const LABELS = [
  'www',
  'api',
  'cdn',
  'mail',
  'pay',
  'img',
  'static',
  'login',
  'm',
  'shop',
  'news',
  'git',
  'vpn',
  'ns1',
  'ns2',
  'ftp',
  'docs',
  'wiki',
  'crm',
  'erp',
] as const;
export const DOMAINS = ['acme.example', 'shop.acme.example', 'corp.example', 'pay.example', '示例.example'] as const;

export const ALARMS = [
  { name: '解析成功率', level: 'critical', words: ['解析成功率低于 95%', 'Resolution success below 95%'] },
  { name: 'Answer time of ns1', level: 'warning', words: ['响应时间超过 200 ms', 'Answer time above 200 ms'] },
  { name: '节点离线', level: 'emergency', words: ['节点失去联系', 'Node out of reach'] },
  { name: 'C&C queries', level: 'alert', words: ['发现 C&C 域名查询', 'Queries of C&C domains seen'] },
  {
    name: 'Certificate expiry',
    level: 'notice',
    words: ['证书将在 14 天内到期', 'Certificate expires within 14 days'],
  },
  { name: 'Zone transfer', level: 'error', words: ['区域传送失败', 'Zone transfer failed'] },
  { name: '威胁域名拦截', level: 'informational', words: ['已拦截', 'domain blocked'] },
] as const;

/** What an interception was about; the first kinds are the most frequent. */
export const THREATS = [
  { type: 'phishing', words: ['已拦截钓鱼网站域名', 'Phishing domain blocked'] },
  { type: 'botnet', words: ['已拦截僵尸网络域名', 'Botnet domain blocked'] },
  { type: 'maliciousDownloader', words: ['已拦截恶意下载域名', 'Malicious download domain blocked'] },
  { type: 'malware', words: ['已拦截恶意软件域名', 'Malware domain blocked'] },
  { type: 'digiccy', words: ['已拦截数字货币域名', 'Cryptocurrency domain blocked'] },
  { type: 'spam', words: ['已拦截垃圾邮件域名', 'Spam domain blocked'] },
] as const;

export const FAILURES = [
  {
    code: 60002,
    words: ['内容已被他人修改，请刷新后再保存', 'Somebody else changed this meanwhile, refresh before you save'],
  },
  { code: 60006, words: ['当前状态不允许此操作', 'The present state does not allow this'] },
  { code: 60005, words: ['账号没有此操作的权限', 'The account has no right to do this'] },
] as const;

/** What an entry of a product says that it changed. */
export function workChanges(verb: string, kind: string, seed: number): LoggedChange[] {
  const flip = FLIP[verb];
  if (flip) return [...flip];
  const host = (seed % 200) + 10;
  const value = kind === 'record' ? 'value' : 'remark';
  const [was, is] = kind === 'record' ? [`192.0.2.${host}`, `192.0.2.${host + 7}`] : [`v${host}`, `v${host + 1}`];
  if (verb === 'add') return [{ field: value, before: null, after: is, isSecret: false }];
  if (verb === 'delete') return [{ field: value, before: was, after: null, isSecret: false }];
  const ttl = { field: 'ttl', before: 3600, after: 600, isSecret: false };
  return [{ field: value, before: was, after: is, isSecret: false }, ...(seed % 3 === 0 ? [ttl] : [])];
}
