import { Safeguard } from '../drawings/resolution';
import type { LandingProduct } from '../product';

export const cloudSg: LandingProduct = {
  code: 'cloud_sg',
  Drawing: Safeguard,
  lead: 'landing.cloudSg.lead',
  functions: [
    { icon: 'server', title: 'landing.cloudSg.recursive', text: 'landing.cloudSg.recursiveText' },
    { icon: 'search', title: 'landing.cloudSg.ioc', text: 'landing.cloudSg.iocText' },
    { icon: 'policy', title: 'landing.cloudSg.prevention', text: 'landing.cloudSg.preventionText' },
    { icon: 'bug', title: 'landing.cloudSg.types', text: 'landing.cloudSg.typesText' },
    { icon: 'chart', title: 'landing.cloudSg.report', text: 'landing.cloudSg.reportText' },
  ],
  figures: [],
  logs: '/log/export_management/safeguard',
  related: ['sdns', 'waf', 'ipal'],
};
