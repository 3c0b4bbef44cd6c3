export default {
  'connectivity.canSave': '仍可保存。',
  'connectivity.failed': '连通性测试失败',
  'connectivity.good': '连接正常，延迟 {ms} 毫秒',
  'connectivity.separator': '。',
  'connectivity.test': '测试连通性',
} as const;
