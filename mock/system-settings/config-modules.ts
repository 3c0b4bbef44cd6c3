import { type ConfigModule, MODULES } from '@/api/system-settings/config-backup';
import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { restoreSource, sourcesOf } from './intelligence-source';

/** The settings of one module by path. */
export type Settings = Record<string, string>;
export type Config = Record<ConfigModule, Settings>;

const ROUTER = `router bgp 64512
 bgp router-id 10.20.0.1
 neighbor 10.20.0.254 remote-as 64500
 neighbor 10.20.0.254 timers 30 90
 address-family ipv4 unicast
  network 192.0.2.53/32
 exit-address-family`;

/** The settings that no screen of this gateway changes; the sources of intelligence are read where they live. */
const BASE: Config = {
  publicBase: {
    'login.hours': '4',
    'login.attempts': '5',
    'password.days': '90',
    'console.language': 'zh-CN',
    'ntp.servers': 'ntp1.example, ntp2.example',
  },
  intelligentAnalysis: { 'analysis.window': '15', 'analysis.baseline': '14' },
  intelligentMonitoring: {
    'monitor.interval': '60',
    'monitor.retries': '3',
    'monitor.targets': 'www.acme.example\napi.acme.example\nmail.acme.example',
    'alarm.channels': 'inSite, email',
  },
  configManagement: { 'template.default': 'recursive-standard', 'approval.levels': '1', 'history.days': '180' },
  integratedNetwork: { 'router.text': ROUTER, 'anycast.addresses': '192.0.2.53\n2001:db8::53', 'bfd.multiplier': '3' },
};

const LABELS: Record<string, Record<Language, string>> = {
  'login.hours': { 'zh-CN': '登录有效时长（小时）', 'en-US': 'Sign-in duration (hours)' },
  'login.attempts': { 'zh-CN': '锁定前允许的失败次数', 'en-US': 'Failed attempts before locking' },
  'password.days': { 'zh-CN': '密码有效期（天）', 'en-US': 'Password validity (days)' },
  'console.language': { 'zh-CN': '默认语言', 'en-US': 'Default language' },
  'ntp.servers': { 'zh-CN': 'NTP 服务器', 'en-US': 'NTP servers' },
  'analysis.window': { 'zh-CN': '分析窗口（分钟）', 'en-US': 'Analysis window (minutes)' },
  'analysis.baseline': { 'zh-CN': '基线周期（天）', 'en-US': 'Baseline period (days)' },
  'monitor.interval': { 'zh-CN': '监测间隔（秒）', 'en-US': 'Probe interval (seconds)' },
  'monitor.retries': { 'zh-CN': '重试次数', 'en-US': 'Retries' },
  'monitor.targets': { 'zh-CN': '监测目标', 'en-US': 'Probe targets' },
  'alarm.channels': { 'zh-CN': '告警通知渠道', 'en-US': 'Alarm channels' },
  'template.default': { 'zh-CN': '默认模板', 'en-US': 'Default template' },
  'approval.levels': { 'zh-CN': '审批级数', 'en-US': 'Approval levels' },
  'history.days': { 'zh-CN': '历史保留天数', 'en-US': 'History retention (days)' },
  'router.text': { 'zh-CN': '路由配置', 'en-US': 'Router configuration' },
  'anycast.addresses': { 'zh-CN': 'Anycast 地址', 'en-US': 'Anycast addresses' },
  'bfd.multiplier': { 'zh-CN': 'BFD 检测倍数', 'en-US': 'BFD multiplier' },
};

const SOURCE = 'source.';
const SOURCE_LABELS: Record<string, Record<Language, string>> = {
  priority: { 'zh-CN': '优先级', 'en-US': 'priority' },
  status: { 'zh-CN': '状态', 'en-US': 'status' },
};

/** What a setting is called; one of a newer gateway by its path. */
export function labelOf(world: World, path: string, language: Language): string {
  const known = LABELS[path];
  if (known) return known[language];
  const [, id, field] = /^source\.(.+)\.(\w+)$/.exec(path) ?? [];
  const name = sourcesOf(world).find((one) => one.id === id)?.syncSource ?? id;
  const what = SOURCE_LABELS[field ?? '']?.[language] ?? field;
  if (name === undefined) return path;
  return language === 'en-US' ? `Intelligence source ${name}: ${what}` : `情报源 ${name}：${what}`;
}

const made = new WeakMap<World, Config>();

function baseOf(world: World): Config {
  const known = made.get(world) ?? structuredClone(BASE);
  made.set(world, known);
  return known;
}

/** The configuration of now. */
export function configOf(world: World): Config {
  const sources = sourcesOf(world).flatMap(({ id, priority, status }) => [
    [`${SOURCE}${id}.priority`, String(priority)],
    [`${SOURCE}${id}.status`, status],
  ]);
  const base = structuredClone(baseOf(world));
  return { ...base, intelligentAnalysis: { ...base.intelligentAnalysis, ...Object.fromEntries(sources) } };
}

/** Brings one module back to what a backup says. */
export function restore(world: World, module: ConfigModule, settings: Settings): void {
  const own: Settings = {};
  for (const [path, value] of Object.entries(settings)) {
    const [, id, field] = /^source\.(.+)\.(\w+)$/.exec(path) ?? [];
    if (id === undefined) own[path] = value;
    else restoreSource(world, id, field === 'priority' ? { priority: Number(value) } : { status: value });
  }
  baseOf(world)[module] = own;
}

/** What differs between two configurations, module by module; a module that one of them leaves out is not compared. */
export function changesOf(world: World, from: Partial<Config>, to: Partial<Config>, language: Language) {
  return MODULES.flatMap((module) => {
    const [left, right] = [from[module], to[module]];
    if (!left || !right) return [];
    const paths = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    const changes = paths
      .filter((path) => left[path] !== right[path])
      .map((path) => ({
        path,
        label: labelOf(world, path, language),
        before: left[path] ?? null,
        after: right[path] ?? null,
      }));
    return [{ module, changes }];
  });
}

/** As the system was when a seeded backup was made: a few settings of each kind were different. */
export function earlier(world: World): Config {
  const config = configOf(world);
  Object.assign(config.publicBase, { 'login.hours': '8', 'password.days': '180' });
  Object.assign(config.intelligentAnalysis, { [`${SOURCE}INT-CLOUD.priority`]: '15', 'analysis.window': '30' });
  Object.assign(config.integratedNetwork, {
    'router.text': ROUTER.replace('timers 30 90', 'timers 60 180').replace('\n  network 192.0.2.53/32', ''),
  });
  return config;
}
