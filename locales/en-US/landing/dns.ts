import type zh from '../../zh-CN/landing/dns';

export default {
  'landing.dns.hosting': 'Cloud hosting',
  'landing.dns.hostingText': 'Zones live in the cloud; your own servers can stay hidden.',
  'landing.dns.lead': 'Keep your own name servers, and let cloud nodes answer the world.',
  'landing.dns.nodes': 'Answers from the nearest node',
  'landing.dns.nodesText': 'Nodes in many places answer at one address; losing one does not affect resolution.',
  'landing.dns.protection': 'Attack protection',
  'landing.dns.protectionText': 'Attacks are absorbed by the cloud nodes and never reach your servers.',
  'landing.dns.sync': 'Synchronized changes',
  'landing.dns.syncText': 'A change notification updates every node; it takes up to 48 hours worldwide.',
  'landing.dns.zones': 'Zone transfer',
  'landing.dns.zonesText': 'Connects by zone transfer; you manage your zones as before.',
} satisfies Record<keyof typeof zh, string>;
