import type zh from '../../zh-CN/components/problem';

export default {
  'problem.copy': 'Copy report',
  'problem.shown': 'What the report says',
  'problem.text':
    'This is all that is copied: nothing that was entered, no names, tokens or secrets. Send it to the administrator of the console.',
  'problem.title': 'Problem report',
} satisfies Record<keyof typeof zh, string>;
