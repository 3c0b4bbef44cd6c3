import type { FaqText } from '../entry';

export const dnsSecurity: readonly FaqText[] = [
  {
    id: 'acl-size',
    title: '一个 ACL 最多可以包含多少个 IP？',
    body: [
      '每个 ACL 列表最多包含 20,000 个 IP 或 IP 段，一个 IP 段计为一条。',
      '可创建的 ACL 数量取决于版本，达到配额后会提示“exceeds resource limit”。',
    ],
    about: ['/landing_page/sdns', '/landing_page/dns'],
  },
  {
    id: 'acl-merge',
    title: 'ACL 条目接近上限时怎么办？',
    body: [
      '将连续的 IP 合并为 IP 段或 CIDR 网段，一个网段只计一条。',
      '仍然不足时，可按业务拆分为多个 ACL，每个列表单独计算 20,000 条的上限。',
    ],
    about: ['/landing_page/sdns'],
  },
  {
    id: 'attack-protection',
    title: '攻击防护的带宽由什么决定？',
    body: [
      '攻击防护带宽由订购的规格决定，可在订单详情的产品规格中查看。',
      '需要更高的防护带宽时，请升级规格；升级后按新规格防护。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns', '/cost_center/order_management'],
  },
  {
    id: 'threat-types',
    title: '可以识别哪些类型的威胁？',
    body: [
      '包括病毒木马、色情、赌博、垃圾邮件、钓鱼、勒索软件、僵尸网络、C&C、Tor、代理、数字货币、恶意软件、恶意下载和恶意网站。',
      '还可以添加自定义威胁指标，数量上限取决于版本。',
    ],
    about: ['/landing_page/sdns', '/landing_page/cloud_sg'],
  },
  {
    id: 'intelligence-update',
    title: '威胁情报如何更新？',
    body: [
      '情报源可按设定的频率自动同步，频率以分钟为单位；也可以导入本地情报库文件，立即更新。',
      '每次更新的时间、来源、方式与结果都记录在更新日志中，失败时可据此查看原因。',
    ],
    about: ['/system_settings/intelligence_source', '/landing_page/sdns'],
  },
  {
    id: 'black-white-list',
    title: '黑名单和白名单的数量有限制吗？',
    body: [
      '有。黑名单和白名单各有配额，数值取决于版本，可在配额页面查看已用数量与上限。',
      '达到配额后无法继续添加，并提示“exceeds resource limit”。请清理不再需要的条目或升级版本。',
    ],
    about: ['/landing_page/sdns', '/cost_center/order_management'],
  },
];
