import { Hosting } from '../drawings/resolution';
import type { LandingProduct } from '../product';

export const dns: LandingProduct = {
  code: 'dns',
  Drawing: Hosting,
  lead: 'landing.dns.lead',
  functions: [
    { icon: 'server', title: 'landing.dns.hosting', text: 'landing.dns.hostingText' },
    { icon: 'move', title: 'landing.dns.zones', text: 'landing.dns.zonesText' },
    { icon: 'renew', title: 'landing.dns.sync', text: 'landing.dns.syncText' },
    { icon: 'globe', title: 'landing.dns.nodes', text: 'landing.dns.nodesText' },
    { icon: 'shield', title: 'landing.dns.protection', text: 'landing.dns.protectionText' },
  ],
  figures: ['domain', 'dnsRecord'],
  related: ['cloud', 'sdns', 'monitor'],
};
