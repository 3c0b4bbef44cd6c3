import { ShieldDns } from '../drawings/resolution';
import type { LandingProduct } from '../product';

export const sdns: LandingProduct = {
  code: 'sdns',
  Drawing: ShieldDns,
  lead: 'landing.sdns.lead',
  functions: [
    { icon: 'shield', title: 'landing.sdns.flood', text: 'landing.sdns.floodText' },
    { icon: 'policy', title: 'landing.sdns.limits', text: 'landing.sdns.limitsText' },
    { icon: 'list', title: 'landing.sdns.acl', text: 'landing.sdns.aclText' },
    { icon: 'chart', title: 'landing.sdns.analysis', text: 'landing.sdns.analysisText' },
    { icon: 'bell', title: 'landing.sdns.alarm', text: 'landing.sdns.alarmText' },
  ],
  figures: ['resolution7Days'],
  logs: '/log/export_management/sdns',
  related: ['cloud', 'cloud_sg', 'dns'],
};
