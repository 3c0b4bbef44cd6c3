import { authorizations } from '@/api/business-account/resource-row';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { menuTreeOf } from './products';
import { RESOURCES } from './resources';

const TYPES = {
  zone: ['权威域', 'Zone'],
  domain: ['域名', 'Domain'],
  line: ['自定义线路', 'Custom line'],
  policy: ['防护策略', 'Protection policy'],
  monitorTask: ['监测任务', 'Monitoring task'],
  certificate: ['证书', 'Certificate'],
} as const;

const ASSET_TYPES = {
  tld: ['顶级域', 'Top-level domain'],
  registered: ['注册域名', 'Registered domain'],
  hosted: ['托管域名', 'Hosted domain'],
  private: ['内网域名', 'Private domain'],
} as const;

const optionsOf = (table: Readonly<Record<string, readonly [string, string]>>, language: Language) =>
  Object.entries(table).map(([value, [zh, en]]) => ({ value, label: language === 'zh-CN' ? zh : en }));

/** A type of resource in words; one that the table does not have stays as it is. */
export const resourceTypeTitle = (type: string, language: Language): string =>
  optionsOf(TYPES, language).find(({ value }) => value === type)?.label ?? type;

export const resourceRow = implement(authorizations, {
  getOptions: (_, { language }) => ({
    types: optionsOf(TYPES, language),
    modules: menuTreeOf(language).map(({ code, title }) => ({ value: code, label: title })),
    assetTypes: optionsOf(ASSET_TYPES, language),
  }),
  getResources: () => ({
    list: RESOURCES.map(({ name, type, module, assetType }) => ({ name, type, module, assetType })),
    total: RESOURCES.length,
  }),
});
