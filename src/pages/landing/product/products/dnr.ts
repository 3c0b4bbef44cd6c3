import { Registration } from '../drawings/domains';
import type { LandingProduct } from '../product';

export const dnr: LandingProduct = {
  code: 'dnr',
  Drawing: Registration,
  lead: 'landing.dnr.lead',
  functions: [
    { icon: 'search', title: 'landing.dnr.search', text: 'landing.dnr.searchText' },
    { icon: 'audit', title: 'landing.dnr.realName', text: 'landing.dnr.realNameText' },
    { icon: 'renew', title: 'landing.dnr.renew', text: 'landing.dnr.renewText' },
    { icon: 'move', title: 'landing.dnr.transfer', text: 'landing.dnr.transferText' },
    { icon: 'server', title: 'landing.dnr.servers', text: 'landing.dnr.serversText' },
  ],
  figures: ['domain', 'registeredDomain', 'realNameDomain'],
  related: ['dnp', 'dpp_cloud', 'cloud'],
};
