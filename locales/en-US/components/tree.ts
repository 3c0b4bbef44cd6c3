import type zh from '../../zh-CN/components/tree';

export default {
  'tree.count': '{count, number}',
  'tree.failed': 'Not loaded, retry',
  'tree.found': '{total, plural, one {# match} other {# matches}}',
  'tree.foundMany': '{total, number} matches, the first {limit, number} are shown',
  'tree.more': 'Show more ({rest, number} left)',
  'tree.noMatch': 'Nothing matches',
  'tree.noMatchHere': 'Nothing that is unfolded so far matches',
  'tree.onlyHere': 'Only what has been unfolded is searched.',
  'tree.pick': 'Select, or type a name',
} satisfies Record<keyof typeof zh, string>;
