import type zh from '../../zh-CN/landing/tld';

export default {
  'landing.tld.audit': 'Domain audit',
  'landing.tld.auditText': 'Checks applications against naming rules and reserved words, and keeps the record.',
  'landing.tld.finance': 'Finance management',
  'landing.tld.financeText': 'Accounts, charges and bills of registrars, settled by the month.',
  'landing.tld.lead': 'The platform for registries: audit domains, manage registrars, keep the books.',
  'landing.tld.operation': 'Domain operation',
  'landing.tld.operationText': 'Premium and reserved names, and campaigns.',
  'landing.tld.registrars': 'Registrars',
  'landing.tld.registrarsText': 'Access, credit and rights of each registrar.',
  'landing.tld.report': 'Reports',
  'landing.tld.reportText': 'Registrations, renewal rate and revenue by suffix and registrar.',
} satisfies Record<keyof typeof zh, string>;
