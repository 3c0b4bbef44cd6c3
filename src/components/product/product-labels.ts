import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';

const PRODUCTS = {
  dnr: { name: 'product.dnr', text: 'product.dnrText' },
  dpp_cloud: { name: 'product.dppCloud', text: 'product.dppCloudText' },
  cloud: { name: 'product.cloud', text: 'product.cloudText' },
  dns: { name: 'product.dns', text: 'product.dnsText' },
  sdns: { name: 'product.sdns', text: 'product.sdnsText' },
  cloud_sg: { name: 'product.cloudSg', text: 'product.cloudSgText' },
  ssl_cert: { name: 'product.sslCert', text: 'product.sslCertText' },
  monitor: { name: 'product.monitor', text: 'product.monitorText' },
  ipal: { name: 'product.ipal', text: 'product.ipalText' },
  ipv6_sa: { name: 'product.ipv6Sa', text: 'product.ipv6SaText' },
  waf: { name: 'product.waf', text: 'product.wafText' },
  brand_block: { name: 'product.brandBlock', text: 'product.brandBlockText' },
  brand_protection: { name: 'product.brandProtection', text: 'product.brandProtectionText' },
  dnp: { name: 'product.dnp', text: 'product.dnpText' },
  tld: { name: 'product.tld', text: 'product.tldText' },
} as const satisfies Record<string, { name: MessageId; text: MessageId }>;

const productOf = (code: string) => Object.entries(PRODUCTS).find(([known]) => known === code)?.[1];

/** A product's name; the code itself if the console does not know it. */
export function productName(t: T, code: string): string {
  const known = productOf(code);
  return known ? t(known.name) : code;
}

/** What a product does, in one sentence; empty if the console does not know it. */
export function productText(t: T, code: string): string {
  const known = productOf(code);
  return known ? t(known.text) : '';
}
