import { Firewall } from '../drawings/resolution';
import type { LandingProduct } from '../product';

export const waf: LandingProduct = {
  code: 'waf',
  Drawing: Firewall,
  lead: 'landing.waf.lead',
  functions: [
    { icon: 'bug', title: 'landing.waf.attacks', text: 'landing.waf.attacksText' },
    { icon: 'block', title: 'landing.waf.bots', text: 'landing.waf.botsText' },
    { icon: 'policy', title: 'landing.waf.rules', text: 'landing.waf.rulesText' },
    { icon: 'shield', title: 'landing.waf.patch', text: 'landing.waf.patchText' },
    { icon: 'eye', title: 'landing.waf.log', text: 'landing.waf.logText' },
  ],
  figures: [],
  related: ['cloud_sg', 'ssl_cert', 'ipal'],
};
