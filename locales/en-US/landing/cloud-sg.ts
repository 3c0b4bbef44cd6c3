import type zh from '../../zh-CN/landing/cloud-sg';

export default {
  'landing.cloudSg.ioc': 'IOC analysis',
  'landing.cloudSg.iocText': 'Compares every query with threat intelligence and traces the devices concerned.',
  'landing.cloudSg.lead': 'Recognizes a threat when its name is resolved, before a device ever connects.',
  'landing.cloudSg.prevention': 'Policy-based protection',
  'landing.cloudSg.preventionText': 'Policies by organization, device and time.',
  'landing.cloudSg.recursive': 'Recursive resolution',
  'landing.cloudSg.recursiveText': 'Safe recursion for offices and devices.',
  'landing.cloudSg.report': 'Threat reports',
  'landing.cloudSg.reportText': 'Trends of alarms and intercepts, with reports on a schedule.',
  'landing.cloudSg.types': 'Fifteen threat types',
  'landing.cloudSg.typesText':
    'Phishing, ransomware, botnets, malicious downloads and more, and indicators of your own.',
} satisfies Record<keyof typeof zh, string>;
