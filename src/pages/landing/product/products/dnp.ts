import { Manager } from '../drawings/domains';
import type { LandingProduct } from '../product';

export const dnp: LandingProduct = {
  code: 'dnp',
  Drawing: Manager,
  lead: 'landing.dnp.lead',
  functions: [
    { icon: 'list', title: 'landing.dnp.list', text: 'landing.dnp.listText' },
    { icon: 'bell', title: 'landing.dnp.expiry', text: 'landing.dnp.expiryText' },
    { icon: 'lock', title: 'landing.dnp.safety', text: 'landing.dnp.safetyText' },
    { icon: 'shield', title: 'landing.dnp.brand', text: 'landing.dnp.brandText' },
    { icon: 'certificate', title: 'landing.dnp.ssl', text: 'landing.dnp.sslText' },
  ],
  figures: ['domain', 'registeredDomain', 'realNameDomain', 'sslCertificate'],
  related: ['dnr', 'dpp_cloud', 'brand_protection'],
};
