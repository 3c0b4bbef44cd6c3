import { trials } from '@/api/console/trial';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';

/** Products that can be tried, named in the language of the call as their cards on the home are. */
const products = [
  { code: 'dnp', 'zh-CN': '域名管家', 'en-US': 'Domain name manager' },
  { code: 'dns', 'zh-CN': 'DNS 托管', 'en-US': 'DNS hosting' },
  { code: 'monitor', 'zh-CN': '云监测', 'en-US': 'Cloud monitoring' },
  { code: 'sdns', 'zh-CN': '防护 DNS', 'en-US': 'Shield DNS' },
  { code: 'cloud_sg', 'zh-CN': '安全防护', 'en-US': 'Safeguard' },
  { code: 'waf', 'zh-CN': 'Web 应用防火墙', 'en-US': 'Web application firewall' },
  { code: 'tld', 'zh-CN': '顶级域运营平台', 'en-US': 'TLD operation platform' },
];

export const trial = implement(trials, {
  getOptions: (_, { language }) => ({ list: products.map((one) => ({ code: one.code, name: one[language] })) }),
  add: ({ product }, { world }) => {
    if (!products.some((one) => one.code === product)) refuse('INVALID', { fields: ['product'] });
    return { id: world.nextId('TA') };
  },
});
