import type zh from '../../zh-CN/landing/dnp';

export default {
  'landing.dnp.brand': 'Brand safety',
  'landing.dnp.brandText': 'Finds registrations close to your brand and passes them on to brand protection.',
  'landing.dnp.expiry': 'Expiry warnings',
  'landing.dnp.expiryText':
    'Warns in stages before a domain or certificate expires, and notifies the person in charge.',
  'landing.dnp.lead': 'Domains from every registrar in one list: expiry, status and owner at a glance.',
  'landing.dnp.list': 'One list',
  'landing.dnp.listText': 'Domains of every registrar and organization, filtered by expiry date and status.',
  'landing.dnp.safety': 'Registration safety',
  'landing.dnp.safetyText': 'Checks locks and real-name status, and points out domains without protection.',
  'landing.dnp.ssl': 'SSL certificates',
  'landing.dnp.sslText': 'Compares domains with certificates: sites without one, or with one that expires soon.',
} satisfies Record<keyof typeof zh, string>;
