import { guide } from './guide';

/** About products, for their pages. */
export const productGuides = [
  guide('guide-domains', 4, 3, {
    'zh-CN': [
      '管理域名',
      '登记、续费和保护域名。',
      [
        '到期前 60、30、7 天各提醒一次。',
        '重要域名请开启注册商锁；核心域名再加注册局锁。',
        '实名认证未通过的域名会被暂停解析。',
      ],
    ],
    'en-US': [
      'Manage domains',
      'Register, renew and protect domains.',
      [
        'Reminders come 60, 30 and 7 days before a domain ends.',
        'Give domains that matter a registrar lock, and the most important ones a registry lock.',
        'A domain whose owner is not verified stops resolving.',
      ],
    ],
  }),
  guide('guide-lines', 5, 4, {
    'zh-CN': [
      '使用智能线路',
      '为不同来源的用户返回不同地址。',
      [
        '约 2000 条基础线路按运营商和地区划分。',
        '自定义线路由 ACL 定义，每个 ACL 最多 20000 个 IP 或 IP 段。',
        '总有一条默认线路，其余线路都不匹配时使用。',
      ],
    ],
    'en-US': [
      'Use smart lines',
      'Answer users from different places with different addresses.',
      [
        'Some 2000 basic lines divide users by carrier and region.',
        'Lines of your own are defined by an ACL of up to 20000 addresses or ranges.',
        'One default line answers where no other matches.',
      ],
    ],
  }),
  guide('guide-hosting', 6, 5, {
    'zh-CN': [
      '托管自有域名服务器',
      '以区域传送接入云端节点。',
      [
        '在自有服务器上允许云端节点进行区域传送。',
        '变更后发送通知，云端节点随即更新。',
        '在注册商处将域名服务器改为控制台给出的地址。',
      ],
    ],
    'en-US': [
      'Host your own name servers',
      'Join the cloud nodes by zone transfer.',
      [
        'Allow the cloud nodes to transfer zones from your servers.',
        'A notification after each change makes the nodes update.',
        'Change the name servers at the registrar to those that the console shows.',
      ],
    ],
  }),
  guide('guide-protection', 7, 6, {
    'zh-CN': [
      '防护策略',
      '先观察，再拦截。',
      ['新策略先以观察方式运行，核对命中记录后再改为拦截。', '白名单优先于黑名单。', '限速值请参考近 7 天的峰值。'],
    ],
    'en-US': [
      'Protection policies',
      'Observe first, block later.',
      [
        'Run a new policy in observation, look at what it hits, then let it block.',
        'The allow list goes before the block list.',
        'Take rate limits from the peak of the last 7 days.',
      ],
    ],
  }),
  guide('guide-intelligence', 8, 7, {
    'zh-CN': [
      '解读威胁情报',
      '指标、评分与来源。',
      [
        '评分越高越危险，评分依据列在指标之下。',
        '同一指标有多个来源时，以优先级高的来源为准。',
        '误报可加入白名单，并反馈给来源。',
      ],
    ],
    'en-US': [
      'Read threat intelligence',
      'Indicators, scores and sources.',
      [
        'The higher the score, the more dangerous; its reasons stand below the indicator.',
        'Where several sources know an indicator, the one with the higher priority decides.',
        'Put a false alarm on the allow list and tell the source.',
      ],
    ],
  }),
  guide('guide-certificates', 9, 8, {
    'zh-CN': [
      '管理 SSL 证书',
      '申请、部署和续期。',
      [
        '通过添加解析记录完成域名验证。',
        '到期前 30 天自动续期，续期后请核对部署。',
        '私钥不可查看，导出需要再次验证身份。',
      ],
    ],
    'en-US': [
      'Manage SSL certificates',
      'Order, deploy and renew.',
      [
        'Prove a domain by adding a DNS record.',
        'Certificates renew 30 days before they end; check the deployment afterwards.',
        'Private keys cannot be viewed; an export asks for a second proof.',
      ],
    ],
  }),
  guide('guide-monitoring', 4, 9, {
    'zh-CN': [
      '创建监测任务',
      '从用户的位置检查服务。',
      [
        '选择 3 个以上的探测点，避免单点误报。',
        '连续多次失败后再告警，次数可设为 1 至 5。',
        '全链路解析监测可定位出错的一级。',
      ],
    ],
    'en-US': [
      'Create monitoring tasks',
      'Check services from where users are.',
      [
        'Choose three probe nodes or more, so that one bad line is no alarm.',
        'Let it alarm after several consecutive failures, 1 to 5.',
        'Full-chain resolution finds the level that fails.',
      ],
    ],
  }),
  guide('guide-brands', 5, 10, {
    'zh-CN': [
      '保护品牌',
      '先阻止，再处置。',
      [
        '品牌锁阻止他人注册，品牌保护处置已经存在的仿冒。',
        '证据保存后不可修改。',
        '下线请求的进度可在处置列表中查看。',
      ],
    ],
    'en-US': [
      'Protect a brand',
      'Block first, then settle what exists.',
      [
        'Brand block keeps others from registering; brand protection settles what is there already.',
        'Evidence cannot be changed once it is kept.',
        'The list of cases shows how far a takedown has come.',
      ],
    ],
  }),
  guide('guide-registry', 6, 11, {
    'zh-CN': [
      '运营顶级域',
      '审核、运营与财务。',
      [
        '命名规则和保留字对新申请立即生效。',
        '注册商额度不足时，注册和续费会被拒绝。',
        '月初生成上月账单，确认后不可修改。',
      ],
    ],
    'en-US': [
      'Run a top-level domain',
      'Audit, operation and finance.',
      [
        'Naming rules and reserved words apply to new applications at once.',
        'Without credit a registrar can neither register nor renew.',
        'Bills are made at the start of a month; a confirmed bill cannot be changed.',
      ],
    ],
  }),
];
