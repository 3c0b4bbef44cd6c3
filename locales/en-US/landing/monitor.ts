import type zh from '../../zh-CN/landing/monitor';

export default {
  'landing.monitor.alarm': 'Alarms on many channels',
  'landing.monitor.alarmText': 'By text message, email, WeChat and robots.',
  'landing.monitor.chain': 'Full-chain resolution',
  'landing.monitor.chainText': 'Checks from the root to the authoritative servers and finds the level that fails.',
  'landing.monitor.consistency': 'DNS consistency',
  'landing.monitor.consistencyText': 'Compares the answers of every authoritative server and from every place.',
  'landing.monitor.lead':
    'More than 100 probe nodes look at your domains, resolution and applications from where users are.',
  'landing.monitor.service': 'Application services',
  'landing.monitor.serviceText': 'Availability and response time by HTTP, TCP and PING.',
  'landing.monitor.ssl': 'SSL',
  'landing.monitor.sslText': 'Validity, name and chain of certificates.',
  'landing.monitor.whois': 'Registration information',
  'landing.monitor.whoisText': 'Watches expiry date, status and name servers in WHOIS.',
} satisfies Record<keyof typeof zh, string>;
