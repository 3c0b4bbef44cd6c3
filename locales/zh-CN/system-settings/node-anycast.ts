export default {
  'anycast.add': '添加 Anycast 地址',
  'anycast.address': 'Anycast 地址',
  'anycast.addressHelp': 'IPv4 或 IPv6 地址，不带掩码，按主机路由通告。',
  'anycast.addresses': 'Anycast 地址',
  'anycast.advertise': '通告',
  'anycast.advertised': '已通告',
  'anycast.edit': '编辑 Anycast 地址',
  'anycast.isAdvertised': '通告此地址',
  'anycast.remark': '备注',
  'anycast.title': 'Anycast',
  'anycast.withdraw': '停止通告',
  'anycast.withdrawn': '未通告',
} as const;
