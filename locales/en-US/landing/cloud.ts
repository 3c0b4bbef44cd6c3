import type zh from '../../zh-CN/landing/cloud';

export default {
  'landing.cloud.analysis': 'Resolution analysis',
  'landing.cloud.analysisText': 'Volume and success rate by domain, line and record type.',
  'landing.cloud.authoritative': 'Authoritative resolution',
  'landing.cloud.authoritativeText':
    'All common record types; the TTL is 3,600 seconds unless you set one from 60 to 86,400; the lowest depends on the edition.',
  'landing.cloud.balance': 'Global load balancing',
  'landing.cloud.balanceText': 'Shares traffic by weight, line and health.',
  'landing.cloud.failover': 'Failover',
  'landing.cloud.failoverText': 'Switches when a probe fails and back when the address has recovered.',
  'landing.cloud.lead': 'Reliable authoritative resolution that leads every user to the nearest address that works.',
  'landing.cloud.lines': 'Smart lines',
  'landing.cloud.linesText': 'About 2,000 basic lines, plus your own defined by ACL.',
  'landing.cloud.protection': 'Attack protection',
  'landing.cloud.protectionText': 'Withstands attacks on resolution up to the bandwidth you ordered.',
} satisfies Record<keyof typeof zh, string>;
