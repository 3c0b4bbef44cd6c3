import type zh from '../../zh-CN/landing/dnp';

export default {
  'landing.dnp.brand': 'Brand safety',
  'landing.dnp.brandText': 'Finds registrations close to your brand and passes them on to brand protection.',
  'landing.dnp.expiry': 'Expiry warnings',
  'landing.dnp.expiryText': 'Warns in steps before a domain or certificate ends, and tells the person in charge.',
  'landing.dnp.lead':
    'One list of the domains that are spread over registrars: when they end, how they stand, whose they are.',
  'landing.dnp.list': 'One list',
  'landing.dnp.listText': 'Domains of every registrar and organization, filtered by end date and state.',
  'landing.dnp.safety': 'Registration safety',
  'landing.dnp.safetyText': 'Checks locks and real-name state, and points at domains without protection.',
  'landing.dnp.ssl': 'SSL certificates',
  'landing.dnp.sslText': 'Compares domains with certificates: sites without one, or with one that ends soon.',
} satisfies Record<keyof typeof zh, string>;
