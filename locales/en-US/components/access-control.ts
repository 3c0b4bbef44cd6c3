import type zh from '../../zh-CN/components/access-control';

export default {
  'accessControl.admitted': 'Allowed',
  'accessControl.byRule': 'by rule {n}: {rule}',
  'accessControl.end': 'End IP',
  'accessControl.incomplete': 'Incomplete',
  'accessControl.intro':
    'Only addresses in these rules may sign in; without rules, any address may. Your current address is {address}.',
  'accessControl.introOf':
    'Only addresses in these rules may sign in; without rules, any address may. The account last signed in from {address}.',
  'accessControl.ip': 'IP address',
  'accessControl.lockoutText':
    'Once saved, you cannot sign in from this address and this session may end. Make sure you can reach the console from another one.',
  'accessControl.lockoutTextOf': 'Once saved, the account cannot sign in from this address and its sessions may end.',
  'accessControl.lockoutTitle': 'The rules block your current address {address}',
  'accessControl.lockoutTitleOf': 'The rules block {address}, the last sign-in address of the account',
  'accessControl.lockoutVerb': 'Save anyway',
  'accessControl.mask': 'Mask',
  'accessControl.masked': 'IP and mask',
  'accessControl.maxForwarders': 'Maximum proxy forwarders',
  'accessControl.maxForwardersHelp': '0 to 10. A sign-in through more proxies is refused; 0 allows none.',
  'accessControl.noProxyText':
    'Every sign-in through a proxy will be refused, including through the outbound proxy of an office.',
  'accessControl.noRule': 'No rule contains this address.',
  'accessControl.open': 'No rules: every address is allowed.',
  'accessControl.overlapAround': 'Rule {first} already contains rule {second}',
  'accessControl.overlapPart': 'Rules {first} and {second} overlap',
  'accessControl.overlapWithin': 'Rule {first} already lies within rule {second}',
  'accessControl.proxyText':
    'You are connected through {count, plural, one {# proxy} other {# proxies}}. Once saved, you cannot sign in this way, and this session may end.',
  'accessControl.proxyTextOf':
    'The account last signed in through {count, plural, one {# proxy} other {# proxies}}. Once saved, it cannot sign in that way.',
  'accessControl.proxyTitle': 'Allow sign-ins through at most {count} proxies?',
  'accessControl.range': 'IP range',
  'accessControl.refused': 'Refused',
  'accessControl.rules': 'Addresses allowed to sign in',
  'accessControl.saved': 'Access control updated',
  'accessControl.savedOf': 'Access control of {name} updated',
  'accessControl.savedAs': 'Saved as',
  'accessControl.single': 'Single IP',
  'accessControl.start': 'Start IP',
  'accessControl.tab': 'Access control',
  'accessControl.testAddress': 'Address to test',
  'accessControl.testHint': 'Enter an IPv4 or IPv6 address to see whether the rules allow it.',
  'accessControl.tester': 'Test the rules',
  'accessControl.type': 'Type',
  'accessControl.useLast': 'Use the last address',
  'accessControl.useMine': 'Use my address',
} satisfies Record<keyof typeof zh, string>;
