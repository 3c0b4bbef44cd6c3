import type zh from '../../zh-CN/components/row-by-row';

export default {
  'rows.done': '{done, number} of {total, number} done',
  'rows.oneByOne': 'This gateway cannot process rows in bulk; they are handled one by one.',
  'rows.progress': 'Rows done',
  'rows.stop': 'Stop',
  'rows.stopping': 'Stopping after the current row.',
} satisfies Record<keyof typeof zh, string>;
