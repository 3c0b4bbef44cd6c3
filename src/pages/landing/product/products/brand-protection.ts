import { BrandProtection } from '../drawings/domains';
import type { LandingProduct } from '../product';

export const brandProtection: LandingProduct = {
  code: 'brand_protection',
  Drawing: BrandProtection,
  lead: 'landing.brandProtection.lead',
  functions: [
    { icon: 'search', title: 'landing.brandProtection.find', text: 'landing.brandProtection.findText' },
    { icon: 'eye', title: 'landing.brandProtection.sites', text: 'landing.brandProtection.sitesText' },
    { icon: 'audit', title: 'landing.brandProtection.evidence', text: 'landing.brandProtection.evidenceText' },
    { icon: 'block', title: 'landing.brandProtection.takedown', text: 'landing.brandProtection.takedownText' },
    { icon: 'chart', title: 'landing.brandProtection.report', text: 'landing.brandProtection.reportText' },
  ],
  figures: [],
  related: ['brand_block', 'dpp_cloud', 'cloud_sg'],
};
