import { guide } from './guide';

/** About screens of accounts, messages, logs and alarms, for their help drawers. */
export const screenGuides = [
  guide('guide-account-security', 4, 3, {
    'zh-CN': [
      '保护账号',
      '密码之外，再加一道验证。',
      [
        '登录安全开启后，超过 7 天未登录或每次登录时需要验证码。',
        '绑定的手机或邮箱用于接收验证码和告警，激活验证链接后生效。',
        '访问控制只允许所列地址登录，保存前请确认包含当前地址。',
      ],
    ],
    'en-US': [
      'Secure your account',
      'One more proof besides the password.',
      [
        'With security login, a code is asked for after 7 days without a sign-in, or at every sign-in.',
        'Codes and alarms go to the bound phone or email, once its link is activated.',
        'Access control lets in the listed addresses only: make sure that yours is among them.',
      ],
    ],
  }),
  guide('guide-edge-nodes', 5, 4, {
    'zh-CN': [
      '管理边缘节点',
      '注册节点并按目录分组。',
      [
        '节点数量受许可证限制，已用和上限显示在列表上方。',
        '设备名称不能以数字开头。',
        '含节点或下级目录的目录不能删除。',
      ],
    ],
    'en-US': [
      'Manage edge nodes',
      'Register nodes and group them in directories.',
      [
        'The license limits how many nodes there may be; the figures stand above the list.',
        'A device name must not start with a digit.',
        'A directory with nodes or directories in it cannot be deleted.',
      ],
    ],
  }),
  guide('guide-sso', 6, 5, {
    'zh-CN': [
      '配置单点登录',
      '由企业身份系统完成登录。',
      [
        '添加身份提供商时可导入元数据，导入前会检查证书和端点。',
        '将身份系统中的值对应到角色，未对应的用户无法登录。',
        '删除身份提供商前，请确认仍有其他登录方式。',
      ],
    ],
    'en-US': [
      'Set up single sign-on',
      'Let your own identity system sign users in.',
      [
        'Metadata can be imported; its certificates and endpoints are checked first.',
        'Map values of your system to roles; a user without a mapping cannot sign in.',
        'Before you delete a provider, make sure that there is another way in.',
      ],
    ],
  }),
  guide('guide-organizations', 7, 6, {
    'zh-CN': [
      '组织与数据权限',
      '组织决定账号能看到哪些数据。',
      [
        '数据权限可为本组织及下级、仅本组织、全部或自定义。',
        '移动组织时，其下级一并移动。',
        '删除组织前，请先移走其中的账号。',
      ],
    ],
    'en-US': [
      'Organizations and data',
      'An organization decides which data its accounts see.',
      [
        'Data permission: this organization and below, only this one, all, or a choice.',
        'An organization moves together with those below it.',
        'Move the accounts away before you delete an organization.',
      ],
    ],
  }),
  guide('guide-policies', 8, 7, {
    'zh-CN': [
      '策略',
      '一次定义，授予多个账号和组织。',
      [
        '策略由模块、资产类型、操作和资源组成。',
        '同一资源有多条授权时，读写优先于只读。',
        '修改后对已授予的账号立即生效。',
      ],
    ],
    'en-US': [
      'Policies',
      'Define once, grant to many accounts and organizations.',
      [
        'A policy names module, asset type, operation and resources.',
        'Where a resource is granted twice, read and write goes before read only.',
        'A change applies at once to every account that has the policy.',
      ],
    ],
  }),
  guide('guide-orders', 9, 8, {
    'zh-CN': [
      '订单与配额',
      '查看订单进度和剩余用量。',
      [
        '订单依次经过创建、确认、产品生效和完成。',
        '拆分后的每个子订单单独生效。',
        '配额用尽前，可在配额页面比较各版本。',
      ],
    ],
    'en-US': [
      'Orders and quotas',
      'Follow an order and see what is left.',
      [
        'An order is created, confirmed, put into effect and finished.',
        'Each part of a split order takes effect by itself.',
        'The quota page compares editions before a quota runs out.',
      ],
    ],
  }),
  guide('guide-messages', 4, 9, {
    'zh-CN': [
      '消息与联系人',
      '接收通知并管理联系人。',
      [
        '消息打开后即为已读，未读数随之减少。',
        '手机和邮箱验证后才能接收告警。',
        '机器人的密钥保存后不再显示。',
        '点击机器人名称查看其投递；连续 10 次失败后自动暂停，排除故障后点击“恢复投递”。',
      ],
    ],
    'en-US': [
      'Messages and contacts',
      'Receive notices and manage contacts.',
      [
        'A message is read once it is opened; the unread count follows.',
        'Phone and email receive alarms after they are verified.',
        'The secret of a robot is not shown again.',
        'The name of a robot leads to its deliveries. After 10 failures in a row they are suspended: remove the cause and choose “Resume deliveries”.',
      ],
    ],
  }),
  guide('guide-logs', 5, 10, {
    'zh-CN': [
      '查询与推送日志',
      '检索、导出和推送。',
      [
        '导出范围最长 30 分钟，须指定域名；更长的时间段用“分批导出”。',
        '推送支持回调和 Syslog，停用后不补发。',
        '任务详情的“投递”列出每次投递的结果和原因；连续 10 次失败后自动暂停，等待的内容保留 24 小时，排除故障后点击“恢复投递”；未送达的内容可按时段“重新投递”。',
        '没有完整日志权限的账号只能看到自己的操作。',
        '点击行中的值，或在详情中点击值旁的筛选按钮，可增加筛选、只看或排除该值；“最常见的值”按字段统计当前日志。',
        '详情可打开前后 5 分钟的日志；连续滚动时可“跟随最新”，滚动或选中文字时自动暂停。',
      ],
    ],
    'en-US': [
      'Query and push logs',
      'Search, export and push.',
      [
        'An export covers 30 minutes at most and needs a domain; for more choose “Export a longer period”.',
        'Logs are pushed by callback or Syslog; nothing is sent later for the time of a pause.',
        '“Deliveries” of a task lists every attempt with its reason. After 10 failures in a row they are suspended and what waits is kept for 24 hours: remove the cause and choose “Resume deliveries”. What was not delivered in a span is sent by “Send again”.',
        'Without full log permission an account sees its own operations only.',
        'Press a value of a row, or the filter beside a value in the details, to narrow the list by it, look at it alone or leave it out; “Most frequent values” counts a field of what is listed.',
        'The details lead to what was written five minutes before and after. While scrolling, “Follow” shows new rows by themselves and pauses while you have scrolled or marked a text.',
      ],
    ],
  }),
  guide('guide-times', 9, 8, {
    'zh-CN': [
      '时间与时区',
      '所有时间使用同一个时区，在页头的“外观与时区”中选择。',
      [
        '可选浏览器时区、UTC 或任意其他时区；列表、图表、时间筛选、文件和通知都随之变化。',
        '输入的时间按所选时区读取，“今天”也是该时区的今天；夏令时切换时不存在的时间不能输入。',
        '将指针停在时间上，可看到另一个时区的时间。',
        '复制的链接带有时区，打开者看到相同的时间，也可改回自己的时区。',
        '有自己时区的内容不受影响：告警生效时段、报告周期和节点时间。',
      ],
    ],
    'en-US': [
      'Times and time zones',
      'All times are in one zone, chosen in the header under “Appearance and time zone”.',
      [
        'It is the browser’s zone, UTC or any other; lists, charts, time filters, files and notices follow it.',
        'What is typed is read in it, and “Today” is today there; an hour that a change of the clocks leaves out cannot be typed.',
        'Rest the pointer on a time to see what the other clock shows.',
        'A copied link names its zone: who opens it sees the same times and can go back to their own.',
        'What has a zone of its own keeps it: alarm windows, report schedules and the clocks of nodes.',
      ],
    ],
  }),
  guide('guide-alarms', 6, 11, {
    'zh-CN': [
      '告警任务',
      '由场景决定告警类型和周期。',
      [
        '至少需要一条触发规则。',
        '删除前请先暂停任务，删除不可恢复。',
        '抑制可减少重复通知：按触发次数翻倍，最多 128 次。',
        '认领告警后不再重复通知，恢复时仍会通知；告警加重、到期或结束时认领失效。',
        '计划维护前新建静默：告警照常产生和显示，但不发送通知；静默结束时仍在持续的告警会补发通知，已通知过的告警恢复时仍会通知。',
        '静默可以只有一次，也可以每周重复，按所选时区的时钟；超过 24 小时须说明原因。',
        '在任务详情中写下处理手册，值班人员可在告警和通知中看到。',
        '数据源没有数据也可以告警：在任务详情中设置周期数和级别。',
      ],
    ],
    'en-US': [
      'Alarm tasks',
      'The scene decides type and cycle.',
      [
        'At least one trigger rule is needed.',
        'Pause a task before you delete it; deleting cannot be undone.',
        'Suppression spares repeated notices: each interval doubles, up to 128 triggers.',
        'An alarm that somebody acknowledged is not told again, but its end is; the acknowledgment ends with its time, with the alarm, or when that gets worse.',
        'Before planned work, create a silence: alarms are raised and shown, and nobody is notified. What still goes on when it ends is notified then; the recovery of an alarm that was notified is told at any time.',
        'A silence is for once or for every week, by the clock of a zone of its own; one of more than 24 hours needs a reason.',
        'Write a runbook on the screen of the task: alarms and notices show it to whoever is on call.',
        'A source without data can raise an alarm too: set the cycles and the level on the screen of the task.',
      ],
    ],
  }),
  guide('guide-expiry', 11, 20, {
    'zh-CN': [
      '即将到期',
      '列出 90 天内到期和近 30 天内已到期的内容，只含有权查看的部分。',
      [
        '点击名称进入对应页面续期、更换或更新。',
        '点击“用日历订阅”生成专属地址，日历程序会定期读取；地址中只有名称和日期。',
        '地址泄露时，点击“更换地址”，旧地址随即失效。',
      ],
    ],
    'en-US': [
      'What ends soon',
      'Everything that you may see and that ends within 90 days, or ended in the last 30.',
      [
        'Its name leads to the screen where you renew or exchange it.',
        '"Subscribe by calendar" makes an address of your own that calendar programs read; it holds names and days only.',
        'If the address gets out, choose "Exchange address": the old one stops at once.',
      ],
    ],
  }),
  guide('guide-reports', 7, 12, {
    'zh-CN': [
      '业务报告',
      '按周、按月或自定义周期生成。',
      ['订阅可暂停和恢复。', '导出建议使用 Chrome 96、Edge 91 以上版本或 Safari。', '分享链接到期后无法查看。'],
    ],
    'en-US': [
      'Business reports',
      'Weekly, monthly or in a cycle of your own.',
      [
        'A subscription can be paused and resumed.',
        'Export works best with Chrome 96, Edge 91 or later, or Safari.',
        'A shared link shows nothing after it has expired.',
      ],
    ],
  }),
];
