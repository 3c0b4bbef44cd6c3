export default {
  'landing.cloudSg.ioc': 'IOC 分析',
  'landing.cloudSg.iocText': '以威胁情报比对每次查询，追溯受影响的设备。',
  'landing.cloudSg.lead': '在解析这一步识别威胁，设备还没有连上恶意网站就已被拦截。',
  'landing.cloudSg.prevention': '策略防护',
  'landing.cloudSg.preventionText': '按组织、设备和时间制定拦截策略。',
  'landing.cloudSg.recursive': '递归解析',
  'landing.cloudSg.recursiveText': '为办公网和终端提供安全的递归解析。',
  'landing.cloudSg.report': '威胁报告',
  'landing.cloudSg.reportText': '查看告警与拦截趋势，定期生成报告。',
  'landing.cloudSg.types': '十五类威胁',
  'landing.cloudSg.typesText': '覆盖钓鱼、勒索软件、僵尸网络、恶意下载等类型，可自定义指标。',
} as const;
