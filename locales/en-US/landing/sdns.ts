import type zh from '../../zh-CN/landing/sdns';

export default {
  'landing.sdns.acl': 'Block and allow lists',
  'landing.sdns.aclText': 'Up to 20000 addresses or ranges in each ACL.',
  'landing.sdns.alarm': 'Alarms',
  'landing.sdns.alarmText': 'Tells your contacts when an attack begins and ends.',
  'landing.sdns.analysis': 'Attack analysis',
  'landing.sdns.analysisText': 'Type, source and length of each attack, with logs to export.',
  'landing.sdns.flood': 'Flood protection',
  'landing.sdns.floodText': 'Recognizes and drops forged sources and amplification.',
  'landing.sdns.lead': 'Answers while it is attacked: hostile queries are stopped, the others pass as always.',
  'landing.sdns.limits': 'Rate limits',
  'landing.sdns.limitsText': 'Limits queries per second by source, domain and record type.',
} satisfies Record<keyof typeof zh, string>;
