import type zh from '../../zh-CN/components/role-effect';

export default {
  'roleEffect.changes': '{user}: {to} in place of {from}',
  'roleEffect.gains': '{user} gains {to}',
  'roleEffect.more': '{count, plural, one {# more user} other {# more users}}',
  'roleEffect.nobody': 'Nobody who signed in so far loses or changes a role.',
  'roleEffect.none': 'no role, so no sign-in',
  'roleEffect.title':
    '{count, plural, one {# user gets another role or none} other {# users get another role or none}} at the next sign-in',
} satisfies Record<keyof typeof zh, string>;
