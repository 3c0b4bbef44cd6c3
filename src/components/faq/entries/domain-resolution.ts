import type { FaqText } from '../entry';

export const domainResolution: readonly FaqText[] = [
  {
    id: 'ttl-range',
    title: 'TTL 的默认值和取值范围是多少？',
    body: [
      '新建解析记录的 TTL 默认为 3,600 秒，可在 60 至 86,400 秒之间修改，最小值取决于版本。',
      '各版本的最小值：基础版 600 秒，标准版 120 秒，旗舰版 60 秒。低于本版本的最小值时无法保存。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'ttl-choice',
    title: 'TTL 设置为多少合适？',
    body: [
      '很少变动的记录使用默认的 3,600 秒即可，递归服务器缓存时间长，查询更快。',
      '计划变更前，先将 TTL 调小并等待原 TTL 到期，再修改记录；变更稳定后恢复原值。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'propagation',
    title: '修改解析记录后，多久全球生效？',
    body: [
      '全球生效需要 0 至 48 小时。控制台保存后，权威服务器立即使用新记录，各地递归服务器则在缓存到期后更新。',
      '如需确认进度，可在不同地区查询同一域名，并比较返回的记录与剩余 TTL。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns', '/console'],
  },
  {
    id: 'duplicate-record',
    title: '提示“duplicate resource record”是什么原因？',
    body: [
      '此提示表示记录冲突，原因有两种：已存在主机记录、类型、线路和值都相同的记录；或者同一主机记录下 CNAME 与其他类型的记录并存。',
      '请先查找同名记录，删除重复的一条；需要使用 CNAME 时，先删除或迁移同名的其他类型记录。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'cname-alone',
    title: '为什么 CNAME 不能与其他类型的记录共存？',
    body: [
      'CNAME 表示此名称的全部解析都交给目标域名。如果同名下还有 A、MX 或 TXT 记录，递归服务器无法判断以哪一个为准。',
      '因此控制台会拒绝保存，并提示“duplicate resource record”。请为 CNAME 使用单独的主机记录。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'mx-priority',
    title: 'MX 优先级如何填写？',
    body: [
      'MX 优先级为 1 至 99 的整数，数值越小越优先。',
      '发件方先尝试优先级数值最小的邮件服务器，失败后再尝试下一个；数值相同的服务器共同分担邮件。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'domain-depth',
    title: '域名最多支持多少级？',
    body: [
      '最多支持 16 级域名。级数从顶级域开始计算，每个点号分隔的部分为一级。',
      '超过 16 级的主机记录无法添加，请缩短名称或合并层级。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'wildcard-depth',
    title: '泛解析最多支持多少级？',
    body: [
      '泛解析最多支持 16 级，与普通域名相同。星号只能作为最左侧的一级，例如 *.example.com。',
      '存在更具体的记录时，以更具体的记录为准；没有匹配的记录时才使用泛解析。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'resource-limit',
    title: '提示“exceeds resource limit”是什么原因？',
    body: [
      '此提示表示资源数量已达到当前版本的配额，例如域名、解析记录、权重记录、线路或 ACL 的数量。',
      '可以删除不再使用的资源，或升级版本。已有的资源不受影响。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns', '/cost_center/order_management'],
  },
  {
    id: 'connect-domain',
    title: '如何将域名接入权威解析？',
    body: [
      '在首页“我的服务”中进入产品，添加域名，再到注册商处将 NS 记录改为控制台给出的地址。',
      'NS 变更同样需要 0 至 48 小时全球生效。生效前请保留原服务商的解析，避免业务中断。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns', '/landing_page/dpp_cloud'],
  },
  {
    id: 'weights',
    title: '权重记录的流量如何分配？',
    body: [
      '各记录按权重占总权重的比例分配。例如权重为 1、1、2 的三条记录，分别获得 25%、25% 和 50% 的解析。',
      '比例按解析次数计算。由于递归服务器会缓存结果，实际访问量与比例可能略有差异。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
];
