import type { ProductMenus } from '@/api/business-account/menu-tree';
import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { productsOf } from '../session/products';

type Titles = readonly [zh: string, en: string];

/** Products of the main account with their menu items; brand block has none yet, so it cannot be chosen. */
const seeds: readonly { code: string; title: Titles; menus: Readonly<Record<string, Titles>> }[] = [
  {
    code: 'dnp',
    title: ['域名管家', 'Domain name manager'],
    menus: {
      overview: ['概览', 'Overview'],
      domains: ['域名列表', 'Domains'],
      contacts: ['联系人模板', 'Contact templates'],
      transfer: ['域名转移', 'Transfers'],
    },
  },
  {
    code: 'cloud',
    title: ['DNS 云解析', 'Cloud DNS'],
    menus: {
      overview: ['概览', 'Overview'],
      zones: ['权威域', 'Authoritative zones'],
      records: ['解析记录', 'Records'],
      lines: ['智能线路', 'Smart lines'],
      failover: ['故障切换', 'Failover'],
      analysis: ['解析分析', 'Resolution analysis'],
    },
  },
  {
    code: 'dns',
    title: ['DNS 托管', 'DNS hosting'],
    menus: {
      overview: ['概览', 'Overview'],
      zones: ['托管域', 'Hosted zones'],
      servers: ['域名服务器', 'Name servers'],
    },
  },
  {
    code: 'sdns',
    title: ['防护 DNS', 'Shield DNS'],
    menus: {
      overview: ['概览', 'Overview'],
      resolver: ['递归解析', 'Recursive resolution'],
      blocklist: ['黑白名单', 'Block and allow lists'],
      analysis: ['威胁分析', 'Threat analysis'],
    },
  },
  {
    code: 'monitor',
    title: ['云监测', 'Cloud monitoring'],
    menus: {
      overview: ['概览', 'Overview'],
      tasks: ['监测任务', 'Monitoring tasks'],
      consistency: ['一致性检查', 'Consistency checks'],
    },
  },
  {
    code: 'ssl_cert',
    title: ['SSL 证书', 'SSL certificates'],
    menus: { certificates: ['证书列表', 'Certificates'], orders: ['证书订单', 'Certificate orders'] },
  },
  { code: 'ipv6_sa', title: ['IPv6 支持度分析', 'IPv6 support analysis'], menus: { sites: ['站点', 'Sites'] } },
  { code: 'brand_block', title: ['品牌锁', 'Brand block'], menus: {} },
];

/** Titles of the products that have no menu here, by code. */
const WITHOUT_MENU: Readonly<Record<string, Titles>> = {
  ipal: ['IP 地址情报', 'IP address intelligence'],
  dnr: ['域名注册', 'Domain registration'],
  dpp_cloud: ['域名安全', 'Domain protection'],
  brand_protection: ['品牌保护', 'Brand protection'],
  cloud_sg: ['安全防护', 'Safeguard'],
  waf: ['Web 应用防火墙', 'Web application firewall'],
  tld: ['顶级域运营平台', 'TLD operation platform'],
};

const text = ([zh, en]: Titles, language: Language) => (language === 'zh-CN' ? zh : en);

/** What a product is called in a language; none for what is no product, such as the console itself. */
export function productTitle(code: string, language: Language): string | undefined {
  const titles = seeds.find((one) => one.code === code)?.title ?? WITHOUT_MENU[code];
  return titles && text(titles, language);
}

/** The tree as the gateway gives it in a language; menu ids are `<product>.<item>`. */
export const menuTreeOf = (language: Language): ProductMenus[] =>
  seeds.map(({ code, title, menus }) => ({
    code,
    title: text(title, language),
    menus: Object.entries(menus).map(([key, item]) => ({ id: `${code}.${key}`, title: text(item, language) })),
  }));

const hiddenCodes = (world: World) =>
  new Set(productsOf(world).flatMap(({ code, isAccessible }) => (isAccessible ? [] : [code])));

/** The tree without the products whose access flag is off: those are offered to nobody. */
export function offeredTree(world: World, language: Language): ProductMenus[] {
  const hidden = hiddenCodes(world);
  return menuTreeOf(language).filter(({ code }) => !hidden.has(code));
}

/** Menu items apart: of products that can be seen, and of those whose access flag is off. */
export function partMenus(world: World, ids: readonly string[]): { shown: string[]; hidden: string[] } {
  const codes = hiddenCodes(world);
  const isHidden = (id: string) => productsOfMenus([id]).some((code) => codes.has(code));
  return { shown: ids.filter((id) => !isHidden(id)), hidden: ids.filter(isHidden) };
}

const known = new Set(seeds.flatMap(({ code, menus }) => Object.keys(menus).map((key) => `${code}.${key}`)));

/** Whether every id names a menu item. */
export const areMenus = (ids: readonly string[]): boolean => ids.every((id) => known.has(id));

/** The products that menu items belong to. */
export const productsOfMenus = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => id.split('.', 1)[0] ?? id)),
];
