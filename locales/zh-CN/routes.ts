/** Titles of all routes: menu, breadcrumb and document title need them before a screen's own messages are there. */
export default {
  'home.title': '控制台首页',
  'secretKey.title': '密钥管理',
} as const;
