export default {
  'landing.figures': '资源数量',
  'landing.functions': '功能',
  'landing.help': '相关帮助',
  'landing.noEntry': '此产品没有可在此打开的入口。',
  'landing.notOffered': '当前账号未开放此产品，如有需要，请联系管理员。',
  'landing.notOpened': '尚未开通。提交试用申请后，顾问将在 1 至 3 个工作日内与您联系。',
  'landing.ofMain': '主账号 {name} 已开通此产品，但您的账号未获授权。如需使用，请联系主账号的管理员。',
  'landing.orders': '我的订单',
  'landing.ordersText': '账号的订单：',
  'landing.related': '搭配使用',
} as const;
