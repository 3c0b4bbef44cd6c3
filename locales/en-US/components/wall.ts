import type zh from '../../zh-CN/components/wall';

export default {
  'wall.leave': 'Leave screen mode (Esc)',
  'wall.text': 'Screen mode, refreshed every minute',
  'wall.title': 'Screen mode',
} satisfies Record<keyof typeof zh, string>;
