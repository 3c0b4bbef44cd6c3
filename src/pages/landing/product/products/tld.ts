import { Registry } from '../drawings/watching';
import type { LandingProduct } from '../product';

export const tld: LandingProduct = {
  code: 'tld',
  Drawing: Registry,
  lead: 'landing.tld.lead',
  functions: [
    { icon: 'audit', title: 'landing.tld.audit', text: 'landing.tld.auditText' },
    { icon: 'list', title: 'landing.tld.operation', text: 'landing.tld.operationText' },
    { icon: 'split', title: 'landing.tld.registrars', text: 'landing.tld.registrarsText' },
    { icon: 'coins', title: 'landing.tld.finance', text: 'landing.tld.financeText' },
    { icon: 'chart', title: 'landing.tld.report', text: 'landing.tld.reportText' },
  ],
  figures: ['tld', 'registeredDomain', 'realNameDomain', 'registryLock'],
  related: ['dnr', 'dpp_cloud', 'dnp'],
};
