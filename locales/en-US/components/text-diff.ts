import type zh from '../../zh-CN/components/text-diff';

export default {
  'textDiff.line': 'Line {line}',
} satisfies Record<keyof typeof zh, string>;
