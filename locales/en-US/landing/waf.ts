import type zh from '../../zh-CN/landing/waf';

export default {
  'landing.waf.attacks': 'Web attacks',
  'landing.waf.attacksText': 'Stops injection, cross-site scripting, file inclusion and the like.',
  'landing.waf.bots': 'Malicious bots',
  'landing.waf.botsText': 'Recognizes scanners and crawlers; limits or blocks them.',
  'landing.waf.lead': 'Recognizes and blocks attacks before they reach a site; normal visits are not affected.',
  'landing.waf.log': 'Attack logs',
  'landing.waf.logText': 'The reason for every block, to search and export.',
  'landing.waf.patch': 'Virtual patches',
  'landing.waf.patchText': 'Protects a known vulnerability until it is fixed.',
  'landing.waf.rules': 'Custom rules',
  'landing.waf.rulesText': 'By path, source and content; observe first, block later.',
} satisfies Record<keyof typeof zh, string>;
