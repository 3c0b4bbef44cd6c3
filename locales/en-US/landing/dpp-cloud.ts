import type zh from '../../zh-CN/landing/dpp-cloud';

export default {
  'landing.dppCloud.check': 'Security check',
  'landing.dppCloud.checkText': 'A score for each domain, and what would improve it.',
  'landing.dppCloud.hijack': 'Tampering detection',
  'landing.dppCloud.hijackText': 'Warns when name servers or answers differ from the baseline.',
  'landing.dppCloud.lead':
    'Locks the domains that matter and raises an alarm when registration data changes, against mistakes and theft.',
  'landing.dppCloud.registrarLock': 'Registrar lock',
  'landing.dppCloud.registrarLockText':
    'Forbids update, transfer and deletion; unlock it temporarily to make a change.',
  'landing.dppCloud.registryLock': 'Registry lock',
  'landing.dppCloud.registryLockText': 'Set by the registry: every change is verified by a person.',
  'landing.dppCloud.watch': 'Registration monitoring',
  'landing.dppCloud.watchText': 'Compares WHOIS data continuously and reports changed contacts, states or dates.',
} satisfies Record<keyof typeof zh, string>;
