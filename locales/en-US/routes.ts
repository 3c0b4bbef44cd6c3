import type zh from '../zh-CN/routes';

export default {
  'home.title': 'Console home',
  'secretKey.title': 'Secret keys',
} satisfies Record<keyof typeof zh, string>;
