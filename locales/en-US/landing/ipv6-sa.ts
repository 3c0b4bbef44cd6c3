import type zh from '../../zh-CN/landing/ipv6-sa';

export default {
  'landing.ipv6Sa.apps': 'Applications',
  'landing.ipv6Sa.appsText': 'Checks whether mobile apps and APIs work on IPv6-only networks.',
  'landing.ipv6Sa.dns': 'Resolution',
  'landing.ipv6Sa.dnsText': 'Checks AAAA records and whether name servers can be reached over IPv6.',
  'landing.ipv6Sa.lead': 'How well your sites and applications support IPv6, and what is missing.',
  'landing.ipv6Sa.quality': 'Quality',
  'landing.ipv6Sa.qualityText': 'Compares latency and success over IPv4 and IPv6.',
  'landing.ipv6Sa.sites': 'Sites',
  'landing.ipv6Sa.sitesText': 'Checks whether the home page and two levels of links open over IPv6.',
  'landing.ipv6Sa.trend': 'Scores and trends',
  'landing.ipv6Sa.trendText': 'Scores by organization and site, and progress over time.',
} satisfies Record<keyof typeof zh, string>;
