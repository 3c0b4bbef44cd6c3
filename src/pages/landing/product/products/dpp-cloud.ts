import { Protection } from '../drawings/domains';
import type { LandingProduct } from '../product';

export const dppCloud: LandingProduct = {
  code: 'dpp_cloud',
  Drawing: Protection,
  lead: 'landing.dppCloud.lead',
  functions: [
    { icon: 'lock', title: 'landing.dppCloud.registrarLock', text: 'landing.dppCloud.registrarLockText' },
    { icon: 'shield', title: 'landing.dppCloud.registryLock', text: 'landing.dppCloud.registryLockText' },
    { icon: 'eye', title: 'landing.dppCloud.watch', text: 'landing.dppCloud.watchText' },
    { icon: 'bug', title: 'landing.dppCloud.hijack', text: 'landing.dppCloud.hijackText' },
    { icon: 'policy', title: 'landing.dppCloud.check', text: 'landing.dppCloud.checkText' },
  ],
  figures: ['registryLock', 'realNameDomain', 'registeredDomain'],
  related: ['dnp', 'brand_block', 'monitor'],
};
