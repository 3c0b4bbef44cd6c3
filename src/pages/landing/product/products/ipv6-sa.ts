import { Ipv6Support } from '../drawings/watching';
import type { LandingProduct } from '../product';

export const ipv6Sa: LandingProduct = {
  code: 'ipv6_sa',
  Drawing: Ipv6Support,
  lead: 'landing.ipv6Sa.lead',
  functions: [
    { icon: 'globe', title: 'landing.ipv6Sa.sites', text: 'landing.ipv6Sa.sitesText' },
    { icon: 'server', title: 'landing.ipv6Sa.dns', text: 'landing.ipv6Sa.dnsText' },
    { icon: 'plug', title: 'landing.ipv6Sa.apps', text: 'landing.ipv6Sa.appsText' },
    { icon: 'scale', title: 'landing.ipv6Sa.quality', text: 'landing.ipv6Sa.qualityText' },
    { icon: 'chart', title: 'landing.ipv6Sa.trend', text: 'landing.ipv6Sa.trendText' },
  ],
  figures: [],
  related: ['monitor', 'cloud', 'ipal'],
};
