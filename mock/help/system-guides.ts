import { guide } from './guide';

/** About screens of nodes and system settings, for their help drawers. */
export const systemGuides = [
  guide('guide-business-nodes', 4, 3, {
    'zh-CN': [
      '管理业务节点',
      '激活、升级和查看节点。',
      [
        '在线激活需要节点能够访问平台；离线激活使用激活文件。',
        '升级失败后可重试或回滚。',
        '停用服务前，请确认没有依赖它的线路。',
      ],
    ],
    'en-US': [
      'Manage business nodes',
      'Activate, upgrade and look at nodes.',
      [
        'Online activation needs a node that reaches the platform; offline activation uses a file.',
        'After a failed upgrade, retry or roll back.',
        'Before you stop a service, make sure that no line depends on it.',
      ],
    ],
  }),
  guide('guide-network', 5, 4, {
    'zh-CN': [
      '修改节点网络',
      '先暂存，再核对，最后应用。',
      [
        '修改先暂存在浏览器中，不影响节点。',
        '“核对与应用”列出改动、生成的配置和警告。',
        '应用后请在倒计时内点击“保留”，否则自动回滚。',
      ],
    ],
    'en-US': [
      'Change the network of a node',
      'Stage, review, apply.',
      [
        'Changes are staged first and do not touch the node.',
        '“Review and apply” shows changes, generated configuration and warnings.',
        'Press “Keep” within the countdown, or the node goes back by itself.',
      ],
    ],
  }),
  guide('guide-hosts', 6, 5, {
    'zh-CN': [
      '管理主机',
      '登记主机，供命令任务使用。',
      [
        '密码只写不读，留空表示不修改。',
        '导入文件的每一行都会先检查，错误按行列出。',
        '删除主机前会列出在其上执行的任务。',
      ],
    ],
    'en-US': [
      'Manage hosts',
      'Register the hosts that command tasks run on.',
      [
        'Passwords can be set, not read; an empty one stays as it is.',
        'Every line of an import is checked first, and errors are listed by line.',
        'Before a host is deleted, the tasks that run on it are listed.',
      ],
    ],
  }),
  guide('guide-ddi-nodes', 7, 6, {
    'zh-CN': [
      '管理 DDI 节点',
      '登记 DDI 节点并保持同步。',
      [
        '添加前请先测试连接。',
        '显示上次同步距今的时间，超时的节点会标出。',
        '节点离线时，控制台显示最后一次同步的内容。',
      ],
    ],
    'en-US': [
      'Manage DDI nodes',
      'Register DDI nodes and keep them in sync.',
      [
        'Test the connection before you add a node.',
        'The list shows how old the last sync is and marks those that are late.',
        'For a node that is offline the console shows the last sync.',
      ],
    ],
  }),
  guide('guide-command-tasks', 8, 7, {
    'zh-CN': [
      '命令任务',
      '查看下发到节点的命令及结果。',
      ['同步任务立即返回结果，异步任务在后台执行。', '失败的任务确认后可以重试。', '输出按节点保存，可以复制。'],
    ],
    'en-US': [
      'Command tasks',
      'Commands sent to nodes, and what came of them.',
      [
        'A synchronous task answers at once, an asynchronous one runs in the background.',
        'A failed task can be retried after a confirmation.',
        'Output is kept by node and can be copied.',
      ],
    ],
  }),
  guide('guide-intelligence-sources', 9, 8, {
    'zh-CN': [
      '管理情报源',
      '同步、导入和优先级。',
      ['优先级为整数，数值越小越优先。', '导入仅支持威胁情报库文件。', '更新失败的原因记录在更新日志中。'],
    ],
    'en-US': [
      'Manage intelligence sources',
      'Sync, import and priority.',
      [
        'Priority is an integer; the smaller one goes first.',
        'Only files of the threat-intelligence library can be imported.',
        'The update log says why an update failed.',
      ],
    ],
  }),
  guide('guide-backup', 4, 9, {
    'zh-CN': [
      '备份与恢复',
      '备份五个模块，按需恢复。',
      ['恢复前可预览将要改变的内容。', '恢复需要账号密码，期间请勿修改配置。', '备份文件不能用于其他主账号。'],
    ],
    'en-US': [
      'Back up and recover',
      'Five modules, recovered when needed.',
      [
        'A preview shows what a recovery would change.',
        'Recovery asks for the account password; change nothing meanwhile.',
        'A backup cannot be used by another main account.',
      ],
    ],
  }),
  guide('guide-storage', 5, 10, {
    'zh-CN': [
      '日志保留',
      '决定各类日志保留多久。',
      ['缩短保留天数会删除更早的日志，无法恢复。', '用量超过阈值时，平台会发送通知。', '操作日志至少保留 180 天。'],
    ],
    'en-US': [
      'Log retention',
      'How long each type of log is kept.',
      [
        'A shorter retention deletes older logs for good.',
        'The platform sends a notice when usage passes the threshold.',
        'Operation logs are kept for at least 180 days.',
      ],
    ],
  }),
  guide('guide-personalize', 6, 11, {
    'zh-CN': [
      '个性化设置',
      '名称、标识、颜色和默认语言。',
      [
        '标识支持 SVG、PNG 和 JPG，不超过 256 KB。',
        '颜色须在浅色和深色外观下都清晰可读。',
        '恢复默认后，已上传的图片会被移除。',
      ],
    ],
    'en-US': [
      'Make the console yours',
      'Name, logo, color and default language.',
      [
        'A logo is an SVG, PNG or JPG of up to 256 KB.',
        'The color must be readable in the light and the dark appearance.',
        'A reset removes uploaded images.',
      ],
    ],
  }),
  guide('guide-providers', 7, 12, {
    'zh-CN': [
      '消息服务商',
      '短信、邮件、微信和钉钉的发送通道。',
      [
        '启用前请在列表中发送测试消息。',
        '密钥保存后不再显示，留空表示不修改。',
        '停用后，该通道的通知不再发送。',
        '点击服务商名称查看其投递；连续 10 次失败后自动暂停，排除故障后点击“恢复投递”。',
      ],
    ],
    'en-US': [
      'Message providers',
      'How text messages, email, WeChat and DingTalk are sent.',
      [
        'Send a test from the list before you enable a provider.',
        'A secret is not shown again; an empty one stays as it is.',
        'Nothing is sent on a channel that is disabled.',
        'The name of a provider leads to its deliveries. After 10 failures in a row they are suspended: remove the cause and choose “Resume deliveries”.',
      ],
    ],
  }),
];
