import type zh from '../../zh-CN/components/counter';

export default {
  'counter.basicTask': 'Basic monitors',
  'counter.deepDiveTask': 'Deep dive monitors',
  'counter.dnsRecord': 'DNS records',
  'counter.dnsTask': 'DNS monitors',
  'counter.domain': 'Domain names',
  'counter.hostSwitchTask': 'Failover tasks',
  'counter.httpTask': 'HTTP monitors',
  'counter.realNameDomain': 'Real-name verified',
  'counter.registeredDomain': 'Registered domains',
  'counter.registryLock': 'Registry locks',
  'counter.resolution7Days': 'Resolution volume, 7 days',
  'counter.sslCertificate': 'SSL certificates',
  'counter.tld': 'TLDs',
} satisfies Record<keyof typeof zh, string>;
