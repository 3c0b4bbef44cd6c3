import type zh from '../../zh-CN/components/form-comparison';

export default {
  'compare.apply': 'Use these values',
  'compare.base': 'When you began',
  'compare.back': 'Back to the form',
  'compare.empty': 'Empty',
  'compare.intro': 'Choose which value to keep for each field. Nothing is saved yet.',
  'compare.mine': 'Yours',
  'compare.no': 'No',
  'compare.open': '{count, plural, one {# field} other {# fields}} to choose',
  'compare.secret': 'Entered, not shown',
  'compare.theirs': 'Stored now',
  'compare.title': 'Somebody else changed this meanwhile',
  'compare.yes': 'Yes',
} satisfies Record<keyof typeof zh, string>;
