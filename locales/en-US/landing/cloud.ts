import type zh from '../../zh-CN/landing/cloud';

export default {
  'landing.cloud.analysis': 'Resolution analysis',
  'landing.cloud.analysisText': 'Volume and success rate by domain, line and record type.',
  'landing.cloud.authoritative': 'Authoritative resolution',
  'landing.cloud.authoritativeText':
    'All common record types; a TTL of 3600 seconds unless you choose one from 60 to 86400.',
  'landing.cloud.balance': 'Global load balancing',
  'landing.cloud.balanceText': 'Shares traffic by weight, line and health.',
  'landing.cloud.failover': 'Failover',
  'landing.cloud.failoverText': 'Switches when a probe fails and back when the address has recovered.',
  'landing.cloud.lead': 'Dependable authoritative resolution that leads every user to the nearest address that works.',
  'landing.cloud.lines': 'Smart lines',
  'landing.cloud.linesText': 'Some 2000 basic lines, and your own by ACL.',
  'landing.cloud.protection': 'Attack protection',
  'landing.cloud.protectionText': 'Withstands attacks on resolution up to the bandwidth you ordered.',
} satisfies Record<keyof typeof zh, string>;
