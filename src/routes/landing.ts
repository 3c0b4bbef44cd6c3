import type { MessageId } from '@/i18n/messages';
import type { RouteRow } from './route';

/** The page of one product; its code is the last part of the path. The home leads to it, by the card of the product. */
const landing = <Code extends string>(code: Code, title: MessageId, help: readonly string[]) => ({
  path: `/landing_page/${code}` as const,
  parent: '/console' as const,
  screen: 'landing/product/detail',
  texts: [`landing/${code.replaceAll('_', '-')}`, 'landing/product', 'components/service', 'components/counter'],
  title,
  permission: 'landing',
  help,
});

export const landingPages = [
  landing('dnr', 'product.dnr', ['guide-domains', 'domain-scope']),
  landing('dpp_cloud', 'product.dppCloud', ['guide-domains', 'domain-scope']),
  landing('cloud', 'product.cloud', ['guide-start', 'guide-failover', 'guide-lines']),
  landing('dns', 'product.dns', ['guide-start', 'guide-hosting']),
  landing('sdns', 'product.sdns', ['guide-protection']),
  landing('cloud_sg', 'product.cloudSg', ['guide-protection', 'guide-intelligence']),
  landing('ssl_cert', 'product.sslCert', ['guide-certificates']),
  landing('monitor', 'product.monitor', ['guide-monitoring', 'domain-scope']),
  landing('ipal', 'product.ipal', ['guide-intelligence']),
  landing('ipv6_sa', 'product.ipv6Sa', ['guide-monitoring']),
  landing('waf', 'product.waf', ['guide-protection']),
  landing('brand_block', 'product.brandBlock', ['guide-brands']),
  landing('brand_protection', 'product.brandProtection', ['guide-brands']),
  landing('dnp', 'product.dnp', ['guide-domains', 'guide-certificates']),
  landing('tld', 'product.tld', ['guide-registry']),
] as const satisfies readonly RouteRow[];
