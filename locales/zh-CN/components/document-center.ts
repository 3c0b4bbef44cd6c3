export default {
  'document.back': '返回文档',
  'document.directories': '文档目录',
  'document.domainScope': '支持的域名范围',
  'document.faq': '常见问题',
  'document.guide': '使用手册',
  'document.license': '许可证操作指南',
  'document.none': '暂无文档',
  'document.note': '使用手册、升级日志与许可证操作指南，无需登录即可查看。',
  'document.openFaq': '查看全部问题',
  'document.time': '更新于 {time}',
  'document.updateLog': '升级日志',
} as const;
