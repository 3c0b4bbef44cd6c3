import { stepGuide } from './steps';

/** About settings of the platform. */
export const platformGuides = [
  stepGuide(
    'guide-change-requests',
    [11, 24],
    { needs: 'changeRequests', related: ['guide-network', 'guide-versions', 'guide-roles'] },
    {
      'zh-CN': {
        title: '设置与处理审核请求',
        when: '修改节点网络、恢复配置、删除角色或组织需要另一人审核时使用。',
        steps: [
          '在“审核请求”中打开“规则”，选择哪些变更需要审核。',
          '需要审核时，“提交审核”取代原来的按钮：填写标题和理由后提交。',
          '审核人打开请求，查看差异和检查结果，可在某一行上“评论”。',
          '审核人选择“审核通过”或“要求修改”。',
          '通过后，由提交人或有权限的审核人执行，节点仍会等待确认。',
        ],
        wrong: [
          '审核失效：对象发生变化，或审核人失去权限。核对变化后“重新提交”。',
          '不能审核：自己提交的请求只能由他人审核。',
          '情况紧急：有权限的账号可“紧急绕过审核”，须填写原因，记为严重日志并告警，直到他人事后审核。',
        ],
      },
      'en-US': {
        title: 'Have someone else review a change',
        when: 'When changes to the network of a node, recoveries and deletions of roles or organizations need the approval of another person.',
        steps: [
          'In “Change requests” open “Rules” and choose what needs approval.',
          'Where it does, “Request review” replaces the usual button: give a title and a reason.',
          'A reviewer opens the request, reads differences and findings, and can “Comment” on a line.',
          'The reviewer chooses “Approve” or “Request changes”.',
          'After the approval the author applies it, or the reviewer if he has the right; a node waits for confirmation as always.',
        ],
        wrong: [
          'The approval is lost: the object changed or the reviewer lost the right. Look at what changed and “Send again”.',
          'You cannot approve it: your own request needs somebody else.',
          'It is urgent: with the right to it, “Bypass the review” and give a reason. It is logged as critical and raises an alarm until somebody has reviewed it.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-intelligence-sources',
    [11, 18],
    { related: ['guide-intelligence', 'guide-protection', 'guide-logs'] },
    {
      'zh-CN': {
        title: '管理情报源',
        when: '接入、更新或导入威胁情报时使用。',
        steps: [
          '打开“威胁情报源”，点击“新建情报源”。',
          '填写名称、地址、更新间隔和优先级，保存。',
          '点击“启用”，再同步一次，核对条目数量。',
          '本地情报点击“导入情报”，选择威胁情报库文件。',
          '在更新日志中查看每次同步的结果。',
        ],
        wrong: [
          '更新失败：更新日志列出原因，多为地址或凭据错误。',
          '两个来源结论不同：优先级数值较小的为准。',
          '导入被拒绝：仅支持威胁情报库文件。',
        ],
      },
      'en-US': {
        title: 'Manage intelligence sources',
        when: 'To add, update or import threat intelligence.',
        steps: [
          'Open “Threat intelligence” and choose “Create source”.',
          'Enter name, address, interval and priority, then save.',
          'Choose “Enable”, sync once and check how many entries came.',
          'For intelligence of your own choose “Import” and a file of the threat-intelligence library.',
          'The update log shows how each sync ended.',
        ],
        wrong: [
          'An update fails: the update log says why, mostly the address or the credentials.',
          'Two sources disagree: the smaller number of priority decides.',
          'An import is refused: only files of the threat-intelligence library can be imported.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-backup',
    [11, 18],
    { related: ['guide-freezes', 'guide-change-requests', 'guide-storage'] },
    {
      'zh-CN': {
        title: '备份与恢复',
        when: '重大变更前保存配置，或在出错后恢复时使用。',
        steps: [
          '打开“配置备份与恢复”，点击“立即备份”。',
          '选择模块，点击“开始备份”，在后台完成。',
          '需要异地保存时点击“下载”。',
          '恢复时选择备份，点击“恢复”，先预览将要改变的内容。',
          '输入账号密码确认，完成前请勿修改配置。',
        ],
        wrong: [
          '备份失败：打开详情查看失败的模块，再试一次。',
          '节点网络立即改变，且不会自动回滚：恢复前确认节点仍可访问。',
          '无法使用备份文件：备份文件不能用于其他主账号。',
        ],
      },
      'en-US': {
        title: 'Back up and recover',
        when: 'To keep the configuration before a large change, and to recover it after a mistake.',
        steps: [
          'Open “Backup & recovery” and choose “Back up now”.',
          'Choose the modules and “Start backup”; it runs in the background.',
          'To keep a copy elsewhere choose “Download”.',
          'To recover, choose a backup and “Recover”; a preview shows what would change.',
          'Confirm with the account password, and change nothing until it is done.',
        ],
        wrong: [
          'A backup failed: its details name the module. Try again.',
          'The network of nodes changes at once and does not roll back: make sure that nodes stay reachable.',
          'A file is refused: a backup cannot be used by another main account.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-storage',
    [11, 18],
    { related: ['guide-logs', 'guide-backup', 'guide-orders'] },
    {
      'zh-CN': {
        title: '日志保留',
        when: '决定各类日志保留多久，或存储空间不足时使用。',
        steps: [
          '打开“数据存储”，查看各类日志的用量和保留天数。',
          '点击“设置”，修改保留天数和提醒阈值。',
          '核对将被删除的日志数量。',
          '点击“保存”；需要删除日志时点击“删除并保存”。',
        ],
        wrong: [
          '缩短保留天数会删除更早的日志，无法恢复：需要时先导出。',
          '用量超过阈值：平台发送通知，请缩短保留天数或升级版本。',
          '不能再缩短：操作日志至少保留 180 天。',
        ],
      },
      'en-US': {
        title: 'Log retention',
        when: 'To decide how long each type of log is kept, and when storage runs short.',
        steps: [
          'Open “Data storage” and see the usage and retention of each type.',
          'Choose “Settings” and change retention and threshold.',
          'Check how many logs would be deleted.',
          'Choose “Save”, or “Delete and save” where logs are deleted.',
        ],
        wrong: [
          'A shorter retention deletes older logs for good: export them first if you need them.',
          'Usage passes the threshold: the platform sends a notification. Shorten the retention or upgrade.',
          'It cannot be shorter: operation logs are kept for at least 180 days.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-personalize',
    [11, 18],
    { related: ['guide-providers', 'guide-accounts', 'guide-times'] },
    {
      'zh-CN': {
        title: '个性化设置',
        when: '让控制台显示自己的名称、标识、颜色和默认语言时使用。',
        steps: [
          '打开“个性化设置”，填写名称。',
          '上传标识，选择颜色和默认语言。',
          '在“预览”中核对浅色和深色外观。',
          '点击“保存”，所有账号立即可见。',
          '需要还原时点击“恢复默认”。',
        ],
        wrong: [
          '图片被拒绝：支持 SVG、PNG 和 JPG，不超过 256 KB。',
          '颜色被拒绝：颜色须在浅色和深色外观下都清晰可读。',
          '恢复默认后，已上传的图片会被移除。',
        ],
      },
      'en-US': {
        title: 'Customize the console',
        when: 'To show your own name, logo, color and default language.',
        steps: [
          'Open “Personalization” and enter the name.',
          'Upload the logo, then choose color and default language.',
          'Check the light and the dark appearance in “Preview”.',
          'Choose “Save”; every account sees it at once.',
          'To go back choose “Reset to default”.',
        ],
        wrong: [
          'An image is refused: use an SVG, PNG or JPG of up to 256 KB.',
          'A color is refused: it must be readable in the light and the dark appearance.',
          'A reset removes uploaded images.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-providers',
    [11, 18],
    { related: ['guide-messages', 'guide-alarms', 'guide-personalize'] },
    {
      'zh-CN': {
        title: '服务商管理',
        when: '配置短信、邮件、微信和钉钉的发送通道时使用。',
        steps: [
          '打开“服务商管理”，点击“添加服务商”。',
          '选择渠道，填写接口地址、密钥和签名，保存。',
          '点击“测试发送”，确认收到测试消息。',
          '点击“启用”，该渠道的通知由它发送。',
          '点击服务商名称，查看其投递。',
        ],
        wrong: [
          '连续 10 次失败后自动暂停：排除故障后点击“恢复投递”。',
          '停用后，该渠道的通知不再发送：先启用另一个服务商。',
          '密钥保存后不再显示：留空表示不修改。',
        ],
      },
      'en-US': {
        title: 'Service providers',
        when: 'To set up how text messages, email, WeChat and DingTalk are sent.',
        steps: [
          'Open “Service providers” and choose “Add provider”.',
          'Choose the channel, enter endpoint, secret and signature, and save.',
          'Choose “Test send” and see that the message arrives.',
          'Choose “Enable”; notifications of the channel are sent through it.',
          'Open the provider by its name to see its deliveries.',
        ],
        wrong: [
          'It is suspended after 10 consecutive failures: remove the cause and choose “Resume deliveries”.',
          'Nothing is sent on a channel without an enabled provider: enable another one first.',
          'A secret is not shown again; an empty one stays as it is.',
        ],
      },
    },
  ),
];
