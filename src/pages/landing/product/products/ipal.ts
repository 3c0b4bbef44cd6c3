import { AddressIntelligence } from '../drawings/watching';
import type { LandingProduct } from '../product';

export const ipal: LandingProduct = {
  code: 'ipal',
  Drawing: AddressIntelligence,
  lead: 'landing.ipal.lead',
  functions: [
    { icon: 'pin', title: 'landing.ipal.place', text: 'landing.ipal.placeText' },
    { icon: 'server', title: 'landing.ipal.network', text: 'landing.ipal.networkText' },
    { icon: 'scale', title: 'landing.ipal.reputation', text: 'landing.ipal.reputationText' },
    { icon: 'list', title: 'landing.ipal.bulk', text: 'landing.ipal.bulkText' },
    { icon: 'plug', title: 'landing.ipal.api', text: 'landing.ipal.apiText' },
  ],
  figures: [],
  related: ['cloud_sg', 'waf', 'ipv6_sa'],
};
