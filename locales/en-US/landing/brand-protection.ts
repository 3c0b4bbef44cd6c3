import type zh from '../../zh-CN/landing/brand-protection';

export default {
  'landing.brandProtection.evidence': 'Evidence',
  'landing.brandProtection.evidenceText':
    'Keeps pages, DNS answers and registration data with the time they were taken.',
  'landing.brandProtection.find': 'Lookalike domains',
  'landing.brandProtection.findText': 'Compares new registrations every day and sorts them by similarity.',
  'landing.brandProtection.lead':
    'Finds domains and sites that imitate your brand, keeps the evidence and has them taken down.',
  'landing.brandProtection.report': 'Brand reports',
  'landing.brandProtection.reportText': 'New, resolved and open risks by week and month.',
  'landing.brandProtection.sites': 'Lookalike sites',
  'landing.brandProtection.sitesText': 'Recognizes phishing sites that use your logo or pages.',
  'landing.brandProtection.takedown': 'Takedown',
  'landing.brandProtection.takedownText': 'Files the request and follows it until the site is gone.',
} satisfies Record<keyof typeof zh, string>;
