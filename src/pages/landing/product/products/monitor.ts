import { Monitoring } from '../drawings/watching';
import type { LandingProduct } from '../product';

export const monitor: LandingProduct = {
  code: 'monitor',
  Drawing: Monitoring,
  lead: 'landing.monitor.lead',
  functions: [
    { icon: 'eye', title: 'landing.monitor.whois', text: 'landing.monitor.whoisText' },
    { icon: 'split', title: 'landing.monitor.chain', text: 'landing.monitor.chainText' },
    { icon: 'plug', title: 'landing.monitor.service', text: 'landing.monitor.serviceText' },
    { icon: 'certificate', title: 'landing.monitor.ssl', text: 'landing.monitor.sslText' },
    { icon: 'scale', title: 'landing.monitor.consistency', text: 'landing.monitor.consistencyText' },
    { icon: 'bell', title: 'landing.monitor.alarm', text: 'landing.monitor.alarmText' },
  ],
  figures: ['basicTask', 'deepDiveTask', 'dnsTask', 'httpTask'],
  related: ['ssl_cert', 'cloud', 'dpp_cloud'],
};
