export default {
  'textDiff.line': '第 {line} 行',
} as const;
