export default {
  'landing.dnr.lead': '查询、注册、续费和转移域名，从一个名称到上线解析只需几步。',
  'landing.dnr.realName': '实名认证',
  'landing.dnr.realNameText': '提交一次注册人资料，审核通过后可用于多个域名。',
  'landing.dnr.renew': '续费与提醒',
  'landing.dnr.renewText': '到期前多次提醒，支持批量续费，避免域名被他人抢注。',
  'landing.dnr.search': '域名查询',
  'landing.dnr.searchText': '一次查询多个后缀是否可注册，支持中文等多语种域名。',
  'landing.dnr.servers': '域名服务器',
  'landing.dnr.serversText': '修改域名服务器，或直接接入 DNS 云解析。',
  'landing.dnr.transfer': '转入与转出',
  'landing.dnr.transferText': '在线提交转移码，随时查看转移进度。',
} as const;
