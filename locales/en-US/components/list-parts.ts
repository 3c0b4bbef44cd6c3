import type zh from '../../zh-CN/components/list-parts';

export default {
  'bulk.actions': 'Bulk actions',
  'bulk.all': 'All {count, plural, one {# row} other {# rows}} that match are selected',
  'bulk.chooseAll': 'Select all {total, plural, one {# row} other {# rows}} that match',
  'bulk.clear': 'Clear selection',
  'bulk.failed': 'Rows that failed',
  'bulk.partly': '{done, plural, one {# row} other {# rows}} done, {failed, number} failed',
  'bulk.result': 'Result of the bulk action',
  'bulk.some': '{count, plural, one {# row} other {# rows}} selected',
} satisfies Record<keyof typeof zh, string>;
