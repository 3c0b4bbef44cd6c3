import type zh from '../../zh-CN/components/scroll-list';

export default {
  'scroll.after': 'Continue from row {first, number}',
  'scroll.before': 'Back to row {last, number}',
  'scroll.choice': 'How to move through the rows',
  'scroll.follow': 'Follow',
  'scroll.followNot': 'Only the newest rows can be followed: clear the time range and sort newest first',
  'scroll.following': 'New rows appear automatically',
  'scroll.help': 'Arrow keys move between rows. Ctrl + End leaves the rows.',
  'scroll.news': 'Show {count, plural, one {# new row} other {# new rows}}',
  'scroll.on': 'Scroll',
  'scroll.pages': 'Pages',
  'scroll.paused': 'Paused while you read',
  'scroll.placeOpen': 'Rows {from, number} to {to, number}',
  'scroll.place': 'Rows {from, number} to {to, number} of {total, number}',
  'scroll.top': 'Back to top',
} satisfies Record<keyof typeof zh, string>;
