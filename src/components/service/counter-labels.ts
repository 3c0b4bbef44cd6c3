import type { Counters } from '@/api/console/home';
import type { MessageId } from '@/i18n/messages';

/** Nine resources, then the monitoring tasks by kind. */
export const COUNTER_LABELS = {
  tld: 'counter.tld',
  domain: 'counter.domain',
  registeredDomain: 'counter.registeredDomain',
  realNameDomain: 'counter.realNameDomain',
  sslCertificate: 'counter.sslCertificate',
  registryLock: 'counter.registryLock',
  dnsRecord: 'counter.dnsRecord',
  hostSwitchTask: 'counter.hostSwitchTask',
  resolution7Days: 'counter.resolution7Days',
  basicTask: 'counter.basicTask',
  deepDiveTask: 'counter.deepDiveTask',
  dnsTask: 'counter.dnsTask',
  httpTask: 'counter.httpTask',
} as const satisfies Record<keyof Counters, MessageId>;
