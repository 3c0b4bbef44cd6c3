import type zh from '../../zh-CN/components/access-change';

export default {
  'accessChange.accounts': '{count, plural, one {# account:} other {# accounts:}}',
  'accessChange.accountsSoFar': '{count, plural, one {# account so far:} other {# accounts so far:}}',
  'accessChange.back': 'Keep editing',
  'accessChange.blocked': '(cannot sign in now)',
  'accessChange.column.account': 'Account',
  'accessChange.column.blocked': 'Cannot sign in now',
  'accessChange.column.effect': 'Effect',
  'accessChange.column.id': 'Account ID',
  'accessChange.column.kind': 'Right',
  'accessChange.column.name': 'Name',
  'accessChange.column.of': 'Product or resource type',
  'accessChange.csv': 'Export CSV',
  'accessChange.differing':
    '{count, plural, one {# account has} other {# accounts have}} chosen among the menu items and will not get what is added to the role.',
  'accessChange.file': 'access-change',
  'accessChange.gains': 'Gains',
  'accessChange.list': 'Accounts whose rights change',
  'accessChange.loses': 'Loses',
  'accessChange.menu': 'Menu',
  'accessChange.no': 'No',
  'accessChange.partly':
    'Only {seen, plural, one {# account} other {# accounts}} of {count, number} checked so far. Show all before you save.',
  'accessChange.read': 'Read',
  'accessChange.right': '{kind}: {of} / {name}',
  'accessChange.showAll': 'Show all {count, number} accounts',
  'accessChange.summary':
    '{gaining, plural, one {# account gains} other {# accounts gain}} rights, {losing, plural, one {# account loses} other {# accounts lose}} rights.',
  'accessChange.title': 'Rights of {count, plural, one {# account} other {# accounts}} will change',
  'accessChange.unknown': 'Who gains and who loses rights could not be determined. You can continue anyway.',
  'accessChange.untold': 'This gateway does not report who gains and who loses rights.',
  'accessChange.untoldTitle': 'Continue without seeing whose rights change?',
  'accessChange.write': 'Write',
  'accessChange.yes': 'Yes',
} satisfies Record<keyof typeof zh, string>;
