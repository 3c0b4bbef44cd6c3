export default {
  'problem.copy': '复制报告',
  'problem.shown': '报告内容',
  'problem.text': '只会复制下面的内容，其中没有输入的内容、名称、令牌或密钥。复制后请发给控制台的管理员。',
  'problem.title': '问题报告',
};
