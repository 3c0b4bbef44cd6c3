export default {
  'roleEffect.changes': '{user}：{from} → {to}',
  'roleEffect.gains': '{user} 获得 {to}',
  'roleEffect.more': '另有 {count, number} 名用户',
  'roleEffect.nobody': '已登录过的用户都不会失去或更换角色。',
  'roleEffect.none': '无角色，无法登录',
  'roleEffect.title': '{count, number} 名用户下次登录时会更换或失去角色',
} as const;
