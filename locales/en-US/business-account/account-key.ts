import type zh from '../../zh-CN/business-account/account-key';

export default {
  'accountKey.again': 'Disable again',
  'accountKey.disableToo': 'Disable {count, plural, one {its enabled key too} other {its # enabled keys too}}',
  'accountKey.disabledOf': '{count, plural, one {# key} other {# keys}} of {name} disabled',
  'accountKey.emptyText': 'An account makes its keys itself.',
  'accountKey.emptyTitle': 'This account has no keys',
  'accountKey.left': '{id}: {reason}',
  'accountKey.leftTitle': 'Account {name} is locked, but not all its keys are disabled',
  'accountKey.noneEnabled': 'No key is enabled.',
  'accountKey.note':
    'Programs of this account sign their calls with these keys. Locking the account does not disable its keys; disable them here.',
} satisfies Record<keyof typeof zh, string>;
