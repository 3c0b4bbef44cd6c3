import type { FaqText } from '../entry';

export const other: readonly FaqText[] = [
  {
    id: 'trial',
    title: '提交试用申请后，多久会有回复？',
    body: [
      '产品顾问会在 1 至 3 个工作日内联系您。请确认填写的手机号和邮箱可以联系到您。',
      '试用开通后，可在控制台首页查看剩余天数。',
    ],
    about: ['/console'],
  },
  {
    id: 'editions',
    title: '如何升级版本或延长服务？',
    body: [
      '购买类型包括首次购买、升级、续费、延期和试用。升级提高配额，续费和延期延长服务时间。',
      '订单生效的进度可在订单详情中查看。',
    ],
    about: ['/cost_center/order_management'],
  },
  {
    id: 'log-export',
    title: '导出日志的时间范围有限制吗？',
    body: [
      '每次导出的时间范围最多 30 分钟，并且必须填写域名。需要更长的范围时，请使用“分批导出”，一次最多 31 天。',
      '可导出的日志包括权威解析、防护 DNS、递归解析和安全威胁。',
    ],
    about: ['/log/export_management/cloud', '/log/export_management/safeguard', '/log/export_management/sdns'],
  },
  {
    id: 'report-browsers',
    title: '导出报告推荐使用什么浏览器？',
    body: [
      '推荐使用 Chrome 96 及以上版本、Edge 91 及以上版本或 Safari。',
      '其他浏览器可以查看报告，但导出的版式可能与页面不一致。',
    ],
    about: ['/alarm/business_report/list', '/alarm/monitoring_alarm/list'],
  },
  {
    id: 'password-rule',
    title: '密码有什么要求？',
    body: [
      '密码为 8 至 16 个字符，不含空格，至少包含大写字母、小写字母、数字和特殊字符中的三种，并且不能与原密码相同。',
      '首次登录和密码过期时必须修改密码。',
    ],
    about: ['/account_center/account_security', '/business_account/account_management'],
  },
  {
    id: 'contact-verify',
    title: '添加联系人后，为什么收不到通知？',
    body: [
      '新的手机号或邮箱需要先通过验证链接激活，激活前不会用于通知。',
      '请在联系人列表中查看手机号和邮箱的验证状态，未验证时打开收到的验证链接。',
    ],
    about: ['/message/contact', '/account_center/account_info'],
  },
];
