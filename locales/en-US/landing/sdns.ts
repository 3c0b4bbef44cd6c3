import type zh from '../../zh-CN/landing/sdns';

export default {
  'landing.sdns.acl': 'Block and allow lists',
  'landing.sdns.aclText': 'Up to 20,000 addresses or ranges in each ACL.',
  'landing.sdns.alarm': 'Alarms',
  'landing.sdns.alarmText': 'Notifies your contacts when an attack begins and ends.',
  'landing.sdns.analysis': 'Attack analysis',
  'landing.sdns.analysisText': 'Type, source and duration of each attack, with logs to export.',
  'landing.sdns.flood': 'Flood protection',
  'landing.sdns.floodText': 'Recognizes and drops forged sources and amplification.',
  'landing.sdns.lead': 'Keeps answering under attack: malicious queries are blocked, normal ones pass as usual.',
  'landing.sdns.limits': 'Rate limits',
  'landing.sdns.limitsText': 'Limits queries per second by source, domain and record type.',
} satisfies Record<keyof typeof zh, string>;
