import type { Language } from '../runtime/messages';

/** The areas of the handbook, what one does first at the top: a first domain, who may do what, then the daily work. */
export const AREAS = {
  start: { 'zh-CN': '入门', 'en-US': 'First steps' },
  accounts: { 'zh-CN': '账号与权限', 'en-US': 'Accounts and rights' },
  resolution: { 'zh-CN': '解析产品', 'en-US': 'Resolution' },
  security: { 'zh-CN': '安全产品', 'en-US': 'Security' },
  watching: { 'zh-CN': '告警、日志与报告', 'en-US': 'Alarms, logs and reports' },
  nodes: { 'zh-CN': '节点与设备', 'en-US': 'Nodes and devices' },
  platform: { 'zh-CN': '平台设置', 'en-US': 'Platform' },
} as const satisfies Record<string, Record<Language, string>>;

type Area = keyof typeof AREAS;

/** The guides of each area, in the order in which one needs them. */
const GUIDES: Record<Area, readonly string[]> = {
  start: ['guide-start', 'guide-account-security', 'guide-times', 'guide-orders', 'guide-expiry', 'guide-messages'],
  accounts: ['guide-accounts', 'guide-roles', 'guide-organizations', 'guide-policies', 'guide-sso', 'guide-secret-key'],
  resolution: ['guide-domains', 'guide-hosting', 'guide-lines', 'guide-failover', 'guide-monitoring', 'guide-registry'],
  security: ['guide-protection', 'guide-intelligence', 'guide-certificates', 'guide-brands'],
  watching: ['guide-alarms', 'guide-silences', 'guide-logs', 'guide-reports'],
  nodes: [
    'guide-edge-nodes',
    'guide-business-nodes',
    'guide-network',
    'guide-versions',
    'guide-scheduled-applies',
    'guide-freezes',
    'guide-drain',
    'guide-looking-glass',
    'guide-ask-nodes',
    'guide-node-software',
    'guide-rollouts',
    'guide-hosts',
    'guide-ddi-nodes',
    'guide-command-tasks',
  ],
  platform: [
    'guide-change-requests',
    'guide-intelligence-sources',
    'guide-providers',
    'guide-storage',
    'guide-backup',
    'guide-personalize',
  ],
};

const PLACES = new Map(
  Object.values(GUIDES)
    .flat()
    .map((id, place) => [id, place]),
);
const AREA_OF = new Map(Object.entries(GUIDES).flatMap(([area, ids]) => ids.map((id): [string, string] => [id, area])));

const isArea = (name: string | undefined): name is Area => name !== undefined && name in AREAS;

/** The area of a guide; null for what is none. */
export function areaOf(id: string): Area | null {
  const area = AREA_OF.get(id);
  return isArea(area) ? area : null;
}

/** Where a document stands: guides by their areas, what is none behind them as it came. */
export const placeOf = (id: string): number => PLACES.get(id) ?? PLACES.size;
