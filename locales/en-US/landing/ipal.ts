import type zh from '../../zh-CN/landing/ipal';

export default {
  'landing.ipal.api': 'API',
  'landing.ipal.apiText': 'Looks addresses up from your own programs.',
  'landing.ipal.bulk': 'Bulk lookup',
  'landing.ipal.bulkText': 'Import a list of addresses and export it with the details of each.',
  'landing.ipal.lead': 'Where an IP address is, who uses it, and whether to trust it.',
  'landing.ipal.network': 'Network',
  'landing.ipal.networkText': 'AS, prefix and use, such as data center, broadband or mobile.',
  'landing.ipal.place': 'Location',
  'landing.ipal.placeText': 'Country, province, city and carrier, for IPv4 and IPv6.',
  'landing.ipal.reputation': 'Reputation',
  'landing.ipal.reputationText': 'A score from threat intelligence, with its reasons.',
} satisfies Record<keyof typeof zh, string>;
