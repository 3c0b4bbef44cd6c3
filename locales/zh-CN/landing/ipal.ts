export default {
  'landing.ipal.api': '接口调用',
  'landing.ipal.apiText': '通过 API 在业务中实时查询。',
  'landing.ipal.bulk': '批量查询',
  'landing.ipal.bulkText': '导入地址清单，导出带归属的结果。',
  'landing.ipal.lead': '查清一个 IP 地址来自哪里、由谁使用、是否可信。',
  'landing.ipal.network': '网络信息',
  'landing.ipal.networkText': '所属 AS、网段和使用场景，如机房、宽带或移动网络。',
  'landing.ipal.place': '归属位置',
  'landing.ipal.placeText': '给出国家、省份、城市和运营商，支持 IPv4 和 IPv6。',
  'landing.ipal.reputation': '信誉评分',
  'landing.ipal.reputationText': '结合威胁情报给出评分与依据。',
} as const;
