export default {
  'wall.leave': '退出大屏（Esc）',
  'wall.text': '大屏模式，每分钟自动刷新',
  'wall.title': '大屏模式',
} as const;
