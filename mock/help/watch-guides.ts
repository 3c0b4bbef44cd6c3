import { stepGuide } from './steps';

/** About alarms, logs, reports and what ends soon. */
export const watchGuides = [
  stepGuide(
    'guide-alarms',
    [11, 24],
    { related: ['guide-silences', 'guide-messages', 'guide-logs'] },
    {
      'zh-CN': {
        title: '告警任务',
        when: '希望在指标异常时收到通知，或处理已产生的告警时使用。场景决定告警类型和周期。',
        steps: [
          '打开“任务管理”，点击“新建任务”，选择场景。',
          '添加触发规则，至少一条；设置连续几个周期后触发和恢复。',
          '选择通知方式、接收人和生效时间。',
          '用过去的数据“试运行”，核对会产生多少告警，再保存。',
          '告警产生后，在“告警列表”中打开它，查看数值和原因，点击“认领”。',
        ],
        wrong: [
          '没有收到通知：打开告警，其过程会说明每条通知为何未送达。',
          '通知过多：选择抑制方式，间隔按触发次数翻倍，最多 128 次。',
          '不能删除：请先“暂停”任务，删除不可恢复。',
        ],
        notes: [
          '认领后不再重复通知，恢复时仍会通知；告警加重、到期或结束时认领失效。',
          '在任务表单中写下处理手册，值班人员可在告警和通知中看到。',
        ],
      },
      'en-US': {
        title: 'Alarm tasks',
        when: 'To be notified when a figure goes wrong, and to handle alarms. The scenario decides type and cycle.',
        steps: [
          'Open “Task management”, choose “Create task”, then the scenario.',
          'Add at least one trigger rule; set after how many cycles it triggers and recovers.',
          'Choose notification type, receivers and effective time.',
          'Try it on past data with “Dry run” and see how many alarms it would raise; then save.',
          'When an alarm comes, open it in “Alarm list”, read values and cause, and choose “Acknowledge”.',
        ],
        wrong: [
          'No notification arrived: open the alarm; its story says why each one was not delivered.',
          'Too many notifications: choose suppression, which doubles the interval, up to 128 triggers.',
          'A task cannot be deleted: “Pause” it first. Deleting cannot be undone.',
        ],
        notes: [
          'An acknowledged alarm is not notified again until it recovers. The acknowledgment ends with its time, with the alarm, or when the alarm gets worse.',
          'Write a runbook in the form of the task: alarms and notifications show it to whoever is on call.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-silences',
    [11, 24],
    { needs: 'silences', related: ['guide-alarms', 'guide-scheduled-applies', 'guide-rollouts'] },
    {
      'zh-CN': {
        title: '计划维护时静默告警',
        when: '维护期间告警仍产生和显示，但不发送通知时使用。',
        steps: [
          '打开“静默”，点击“新建静默”；也可在告警上点击“静默…”，范围会自动填写。',
          '选择任务、节点、对象、产品或级别。填写的每一项都要符合。',
          '选择一次或每周重复，填写时区和起止时间。',
          '核对“影响预览”，确认范围没有过宽，保存。',
          '提前完成时点击“立即结束”。',
        ],
        wrong: [
          '静默结束后收到通知：告警仍在持续，会补发通知。',
          '静默期间收到通知：告警级别升高超出所选级别，或已通知过的告警恢复。',
          '超过 24 小时不能保存：请填写理由。',
        ],
      },
      'en-US': {
        title: 'Silence alarms during planned work',
        when: 'When alarms should still be raised and listed during maintenance, but nobody should be notified.',
        steps: [
          'Open “Silences” and choose “Create silence”, or choose “Silence…” on an alarm, which fills in the scope.',
          'Choose tasks, nodes, sources, products or levels. An alarm must match every field that is filled in.',
          'Choose once or weekly, then zone, start and end.',
          'Read “Affected alarms” to see that the scope is not too wide, then save.',
          'If the work is done early, choose “End now”.',
        ],
        wrong: [
          'A notification comes when it ends: the alarm outlasted the silence.',
          'A notification comes during it: the alarm rose above the chosen levels, or one that was notified before has recovered.',
          'It cannot be saved for more than 24 hours: give a reason.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-logs',
    [11, 18],
    { related: ['guide-storage', 'guide-alarms', 'guide-times'] },
    {
      'zh-CN': {
        title: '查询与推送日志',
        when: '排查问题、留存日志，或把日志推送到自己的系统时使用。',
        steps: [
          '打开“全部日志”，选择时间范围，输入关键字或筛选条件。',
          '点击行中的值，可只看它或排除它；打开详情可查看前后 5 分钟的日志。',
          '需要文件时，在导出页面点击“新建导出任务”，选择域名和 30 分钟以内的时间段；更长时选择“分批导出”。',
          '需要持续推送时，打开“日志推送任务”，点击“新建推送任务”。',
          '在推送任务详情中查看每次投递及其原因。',
        ],
        wrong: [
          '连续 10 次失败后投递暂停：待投递的内容保留 24 小时，排除故障后点击“恢复投递”。',
          '停用期间的日志不会补发；一段时间内未送达的内容可“重新投递”。',
          '只看到自己的操作：账号没有全部日志的权限。',
        ],
      },
      'en-US': {
        title: 'Query and push logs',
        when: 'To look into a problem, to keep logs, and to push them to a system of your own.',
        steps: [
          'Open “All logs”, choose a time range and enter words or filters.',
          'Choose a value in a row to keep only it or leave it out; the details lead to the five minutes before and after.',
          'For a file choose “Create export task”, a domain and at most 30 minutes; for more choose “Export a longer period”.',
          'To push all the time, open “Log push tasks” and choose “Create push task”.',
          'The screen of the task lists every delivery with its reason.',
        ],
        wrong: [
          'Deliveries are suspended after 10 consecutive failures: what waits is kept for 24 hours. Remove the cause and choose “Resume deliveries”.',
          'Nothing is sent later for the time of a pause; what was not delivered in a period is sent by “Send again”.',
          'Only your own operations are listed: the account lacks the right to all logs.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-reports',
    [11, 18],
    { related: ['guide-alarms', 'guide-messages', 'guide-orders'] },
    {
      'zh-CN': {
        title: '业务报告',
        when: '定期了解业务和告警情况，或把报告发给没有账号的人时使用。',
        steps: [
          '打开“报告订阅”，点击“新建订阅”。',
          '选择模板、周期和时区：每周、每月或自定义。',
          '选择接收人和发送渠道，保存。',
          '在“报告列表”中“查看”已生成的报告，或导出为文件。',
          '点击“分享”并“创建链接”，设置有效期后发给他人。',
        ],
        wrong: [
          '生成失败：点击“重新生成”。',
          '链接打不开：已过期或“取消分享”，请创建新链接。',
          '没有按时收到：订阅已暂停，或接收人未验证。',
        ],
      },
      'en-US': {
        title: 'Business reports',
        when: 'To follow business and alarms regularly, and to show a report to people without an account.',
        steps: [
          'Open “Subscriptions” and choose “Create subscription”.',
          'Choose template, cycle and zone: weekly, monthly or a cycle of your own.',
          'Choose receivers and channels, then save.',
          '“Reports” lists what was generated: choose “Open”, or export a file.',
          'Choose “Share” and “Create link”, set how long it lasts, and send it.',
        ],
        wrong: [
          'Generating failed: choose “Generate again”.',
          'A link shows nothing: it has expired or was revoked. Create a new one.',
          'A report did not arrive: the subscription is paused or the receiver is not verified.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-expiry',
    [11, 20],
    { needs: 'expiries', related: ['guide-orders', 'guide-certificates', 'guide-domains'] },
    {
      'zh-CN': {
        title: '即将到期',
        when: '查看 90 天内到期和近 30 天内已过期的内容时使用，只含有权查看的部分。',
        steps: [
          '打开“即将到期”，按到期时间查看。',
          '点击名称进入对应页面，续期、更换或更新。',
          '点击“订阅到日历”，将生成的地址添加到日历程序。',
          '不再需要时点击“停用地址”。',
        ],
        wrong: [
          '日历地址泄露：点击“更换地址”，旧地址随即失效。',
          '内容没有列出：账号没有查看它的权限，或到期时间在 90 天之后。',
          '日历没有更新：日历程序会定期读取，请稍后查看。',
        ],
      },
      'en-US': {
        title: 'Expiring soon',
        when: 'Everything you can see that expires within 90 days or expired in the last 30.',
        steps: [
          'Open “Expiring soon”; what expires first stands at the top.',
          'Open the name to get to the screen where you renew or replace it.',
          'Choose “Subscribe in calendar” and add the address to your calendar program.',
          'Choose “Disable address” once it is no longer needed.',
        ],
        wrong: [
          'The address gets out: choose “Exchange address”; the old one stops at once.',
          'Something is missing: your account cannot see it, or it expires in more than 90 days.',
          'The calendar is behind: calendar programs read it from time to time.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-times',
    [11, 18],
    { related: ['guide-logs', 'guide-alarms', 'guide-reports'] },
    {
      'zh-CN': {
        title: '时间与时区',
        when: '需要按另一个时区查看时间，或与其他地区的同事核对同一时刻时使用。',
        steps: [
          '在页头打开“外观与时区”。',
          '选择浏览器时区、UTC 或任意其他时区；列表、图表、时间筛选、文件和通知都随之变化。',
          '将指针停在时间上，可看到另一个时区的时间。',
          '复制页面链接发给同事：链接带有时区，对方看到相同的时间。',
        ],
        wrong: [
          '输入的时间被拒绝：夏令时切换时，该时刻不存在。',
          '时间与预期不同：“今天”按所选时区计算。',
          '有自己时区的内容不受影响：告警生效时段、报告周期和节点时间。',
        ],
      },
      'en-US': {
        title: 'Times and time zones',
        when: 'To read times in another zone, and to agree on a moment with colleagues elsewhere.',
        steps: [
          'Open “Appearance and time zone” in the header.',
          'Choose the browser’s zone, UTC or any other; lists, charts, time filters, files and notifications follow it.',
          'Rest the pointer on a time to see what the other clock shows.',
          'Copy the link to a page for a colleague: it names its zone, so both see the same times.',
        ],
        wrong: [
          'A time cannot be entered: the change of the clocks leaves that hour out.',
          'A time is not what you expected: days begin and end in the chosen zone.',
          'What has a zone of its own keeps it: alarm windows, report schedules and the clocks of nodes.',
        ],
      },
    },
  ),
];
