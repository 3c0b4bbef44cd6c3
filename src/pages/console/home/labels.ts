import type { ServiceState } from '@/api/console/service';
import type { ThreatType } from '@/api/console/threat';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import type { StatusMap } from '@/ui/status-tag';

/** The twelve states with the shape and hue that go with the word (HOME-01). */
export const STATES = {
  normal: { label: 'service.normal', tone: 'good' },
  testing: { label: 'service.testing', tone: 'good' },
  signing: { label: 'service.signing', tone: 'neutral' },
  renew: { label: 'service.renew', tone: 'attention' },
  serviceExpiring: { label: 'service.serviceExpiring', tone: 'attention' },
  testingExpiring: { label: 'service.testingExpiring', tone: 'attention' },
  serviceExpired: { label: 'service.serviceExpired', tone: 'bad' },
  testingExpired: { label: 'service.testingExpired', tone: 'bad' },
  serviceNotInEffect: { label: 'service.serviceNotInEffect', tone: 'neutral' },
  testingNotInEffect: { label: 'service.testingNotInEffect', tone: 'neutral' },
  notInEffect: { label: 'service.notInEffect', tone: 'neutral' },
  unableToAccess: { label: 'service.unableToAccess', tone: 'bad' },
} as const satisfies Record<ServiceState, StatusMap[string]>;

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

const THREATS: Record<ThreatType, MessageId> = {
  custom: 'threat.custom',
  virusTrojan: 'threat.virusTrojan',
  porn: 'threat.porn',
  gambling: 'threat.gambling',
  spam: 'threat.spam',
  phishing: 'threat.phishing',
  ransomware: 'threat.ransomware',
  botnet: 'threat.botnet',
  commandAndControl: 'threat.commandAndControl',
  tor: 'threat.tor',
  proxy: 'threat.proxy',
  digiccy: 'threat.digiccy',
  malware: 'threat.malware',
  maliciousDownloader: 'threat.maliciousDownloader',
  maliciousWebsite: 'threat.maliciousWebsite',
};

/** A threat type's name; an unknown code is shown as it is. */
export function threatName(t: T, type: string): string {
  const known = Object.entries(THREATS).find(([code]) => code === type)?.[1];
  return known ? t(known) : type;
}
