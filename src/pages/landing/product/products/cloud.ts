import { CloudResolution } from '../drawings/resolution';
import type { LandingProduct } from '../product';

export const cloud: LandingProduct = {
  code: 'cloud',
  Drawing: CloudResolution,
  lead: 'landing.cloud.lead',
  functions: [
    { icon: 'server', title: 'landing.cloud.authoritative', text: 'landing.cloud.authoritativeText' },
    { icon: 'globe', title: 'landing.cloud.balance', text: 'landing.cloud.balanceText' },
    { icon: 'split', title: 'landing.cloud.lines', text: 'landing.cloud.linesText' },
    { icon: 'swap', title: 'landing.cloud.failover', text: 'landing.cloud.failoverText' },
    { icon: 'shield', title: 'landing.cloud.protection', text: 'landing.cloud.protectionText' },
    { icon: 'chart', title: 'landing.cloud.analysis', text: 'landing.cloud.analysisText' },
  ],
  figures: ['domain', 'dnsRecord', 'resolution7Days', 'hostSwitchTask'],
  logs: '/log/export_management/cloud',
  related: ['dns', 'sdns', 'monitor'],
};
