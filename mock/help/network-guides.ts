import { stepGuide } from './steps';

/** About nodes and their networks. */
export const networkGuides = [
  stepGuide(
    'guide-business-nodes',
    [11, 20],
    { related: ['guide-network', 'guide-rollouts', 'guide-command-tasks'] },
    {
      'zh-CN': {
        title: '管理业务节点',
        when: '新节点接入、查看运行情况或升级单个节点时使用。',
        steps: [
          '打开“业务节点管理”，按名称、IP 或编号搜索节点。',
          '未激活的节点：点击“激活”，选择在线或离线方式。',
          '点击节点名称查看基本配置，在服务列表中“启动”或“停止”服务。',
          '点击“网络配置”修改接口、路由和地址。',
          '需要新版本时点击“升级软件”，选择软件后确认；也可“回滚”到升级前的版本。',
        ],
        wrong: [
          '在线激活失败：节点无法访问平台，请改用离线激活文件。',
          '升级失败：点击“重试升级”，或“回滚”后查看失败步骤。',
          '停止服务后解析中断：先确认没有线路依赖此服务，再停止。',
        ],
      },
      'en-US': {
        title: 'Manage business nodes',
        when: 'For a new node, for a look at how nodes run, and for the upgrade of a single node.',
        steps: [
          'Open “Business nodes” and search for a name, an IP address or an ID.',
          'A node that is not activated: choose “Activate” and go online or offline.',
          'Open the node by its name; in the list of services, “Start” or “Stop” what it runs.',
          'Choose “Network” to change interfaces, routes and addresses.',
          'For a new version choose “Upgrade software” and confirm; “Roll back” returns to the version before.',
        ],
        wrong: [
          'Online activation fails: the node does not reach the platform. Use an activation file instead.',
          'An upgrade fails: choose “Retry”, or “Roll back” and read which step failed.',
          'Resolution stops with a service: make sure first that no line depends on it.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-network',
    [11, 20],
    { related: ['guide-versions', 'guide-scheduled-applies', 'guide-drain', 'guide-looking-glass'] },
    {
      'zh-CN': {
        title: '修改节点网络',
        when: '修改接口、静态路由、OSPF、BGP、Anycast、BFD 或系统设置时使用。改动先暂存在浏览器中，应用前不影响节点。',
        steps: [
          '在“业务节点管理”中打开节点的“网络配置”，选择页签。',
          '修改后点击“暂存”，可在多个页签中继续修改。',
          '点击“核对与应用”，核对改动、生成的配置和检查结果。',
          '填写理由，点击“应用”。',
          '会话恢复后，在倒计时结束前点击“保留”；出现问题时点击“立即回滚”。',
        ],
        wrong: [
          '倒计时内没有点击“保留”：节点自动回滚，改动仍暂存在浏览器中。',
          '节点在此期间被他人修改：重新核对后再应用。',
          '检查结果提示无人应答：确认其他节点仍通告该地址，否则流量会中断。',
        ],
      },
      'en-US': {
        title: 'Change the network of a node',
        when: 'For interfaces, static routes, OSPF, BGP, anycast, BFD and the system. Changes are staged in the browser and do not touch the node until they are applied.',
        steps: [
          'In “Business nodes”, open “Network” of the node and choose a tab.',
          'Make the change and choose “Stage”; go on in as many tabs as you need.',
          'Choose “Review and apply” and read changes, generated configuration and findings.',
          'Give a reason and choose “Apply”.',
          'Once the sessions are up, choose “Keep” before the countdown ends; in trouble choose “Roll back now”.',
        ],
        wrong: [
          'Nobody chose “Keep” in time: the node rolls back automatically, and the changes stay staged.',
          'Somebody changed the node in the meantime: review again, then apply.',
          'A finding says that nobody answers: check that another node announces the address, or its traffic is lost.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-versions',
    [11, 20],
    { needs: 'nodeVersions', related: ['guide-network', 'guide-change-requests'] },
    {
      'zh-CN': {
        title: '查看和恢复网络版本',
        when: '想知道谁在何时、为何修改了节点网络，或要恢复到较早的版本时使用。',
        steps: [
          '打开节点的“网络配置”，选择“版本”。',
          '展开一个版本，查看改动的人、时间和理由。',
          '点击“与当前版本比较”，或选择两个版本后点击“比较”。',
          '从较早的版本暂存恢复，点击“核对与应用”。',
        ],
        wrong: [
          '路由器被手工更改：节点上会提示运行的配置与已应用的不同，可重新下发，或点击“接管正在运行的配置”。',
          '已暂存同一条目的改动：该条目保持暂存的值，请先放弃再恢复。',
          '密码和密钥不保存在版本中：恢复后请重新填写。',
        ],
      },
      'en-US': {
        title: 'Versions of a network',
        when: 'When you want to know who changed the network of a node, when and why, or to go back to an earlier version.',
        steps: [
          'Open “Network” of the node and choose “Versions”.',
          'Open a version to see its author, time and reason.',
          'Choose “Compare with current”, or select two versions and choose “Compare”.',
          'Stage an earlier version, then choose “Review and apply”.',
        ],
        wrong: [
          'A router was changed by hand: the node says that the running configuration differs. Send the applied one again, or choose “Take over what is running”.',
          'An entry has a staged change already: it keeps that one. Discard it first.',
          'Passwords and keys are in no version: enter them again.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-scheduled-applies',
    [11, 24],
    { needs: 'applyLater', related: ['guide-network', 'guide-freezes', 'guide-silences'] },
    {
      'zh-CN': {
        title: '定时应用网络改动',
        when: '改动要在维护时段生效，而届时可能无人值守时使用。网关按节点时钟执行。',
        steps: [
          '在节点的“网络配置”中暂存改动，点击“核对与应用”。',
          '选择“定时应用”，填写应用时间和理由。',
          '选择会话全部恢复后自动保留，否则自动回滚。',
          '提交后，改动由网关保存，不再暂存在浏览器中。',
          '在“定时变更”列表中查看结果，执行前可“修改时间”或“撤回”。',
        ],
        wrong: [
          '节点在此期间被修改：到时不会应用。请“撤回”，重新核对后再提交。',
          '应用时间处于冻结期：只有可例外放行的账号能够提交，且须说明理由。',
          '节点离线，或提交人失去权限：不会应用，提交人会收到消息。',
        ],
      },
      'en-US': {
        title: 'Schedule network changes',
        when: 'For changes that take effect in a maintenance window when nobody may be there. The gateway applies them by the clock of the node.',
        steps: [
          'Stage the changes under “Network” of the node and choose “Review and apply”.',
          'Choose “Schedule changes”, then give the time and a reason.',
          'Let it be kept once all sessions are up, and rolled back otherwise.',
          'From then on the gateway keeps the changes; they are no longer staged in the browser.',
          'See the outcome in “Scheduled changes”; before the time you can “Change time” or “Withdraw”.',
        ],
        wrong: [
          'The node is changed before then: nothing is applied. “Withdraw” it, review and schedule it again.',
          'The time is in a freeze: only those who may override it can schedule, with a reason.',
          'The node is offline, or whoever scheduled it has lost the right: nothing is applied, and they get a message.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-freezes',
    [11, 24],
    { needs: 'freezes', related: ['guide-scheduled-applies', 'guide-rollouts', 'guide-backup'] },
    {
      'zh-CN': {
        title: '冻结节点变更',
        when: '大促、重大活动等期间不允许变更节点时使用。冻结期内，网关拒绝应用改动、恢复配置和开始升级。',
        steps: [
          '打开“冻结期”，点击“新建冻结期”。',
          '填写名称和理由，变更被拒绝时会显示理由。',
          '选择时区、开始和结束时间。',
          '选择全部节点、节点组或部分节点。',
          '选择有例外放行权限的账号或角色，保存。',
          '需要提前结束时，打开冻结期，点击“立即结束”。',
        ],
        wrong: [
          '紧急变更被拒绝：可例外放行的账号填写理由后，点击“例外放行并应用”，记录写入日志。',
          '恢复配置和升级不能例外放行：请等待冻结结束，或提前结束。',
          '等待确认的改动不受影响，仍可“保留”或回滚。',
        ],
      },
      'en-US': {
        title: 'Freeze changes to nodes',
        when: 'For a sale or another event during which no node may be changed. The gateway refuses applies, recoveries and new upgrades.',
        steps: [
          'Open “Freezes” and choose “Create freeze”.',
          'Give a name and a reason; the reason is shown with each refusal.',
          'Choose the time zone, start and end.',
          'Choose all nodes, node groups or some nodes.',
          'Choose who may override it, then save.',
          'To end it early, open the freeze and choose “End now”.',
        ],
        wrong: [
          'An urgent change is refused: whoever may override it gives a reason and chooses “Apply despite the freeze”. The log keeps that.',
          'Recoveries and upgrades cannot override a freeze: wait, or end it early.',
          'What waits for confirmation is not affected: it can still be kept with “Keep” or rolled back.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-drain',
    [11, 24],
    { needs: 'announcements', related: ['guide-network', 'guide-rollouts', 'guide-ask-nodes'] },
    {
      'zh-CN': {
        title: '排空节点与 Anycast 通告',
        when: '维护节点前将流量移到其他节点，或查看哪个节点通告哪个地址时使用。',
        steps: [
          '打开“Anycast 通告”，按地址或节点查看通告情况。',
          '确认该节点的每个地址都有其他节点通告。',
          '打开节点的“网络配置”，点击“排空节点”，全部地址改为停止通告并暂存。',
          '点击“核对与应用”，应用后流量转到其他节点。',
          '维护完成后点击“恢复通告”，再次核对并应用。',
        ],
        wrong: [
          '提示没有其他节点通告：排空后该地址无人应答，请先在另一节点通告。',
          '有其他暂存的改动时不能排空：请先应用或放弃。',
          '节点通告地址但没有运行解析服务：启动服务，或排空节点。',
        ],
      },
      'en-US': {
        title: 'Drain a node, and anycast announcements',
        when: 'To move traffic away before maintenance, and to see which node announces which address.',
        steps: [
          'Open “Anycast announcements” and look up the address or the node.',
          'Make sure that another node announces each of its addresses.',
          'Open “Network” of the node and choose “Drain”: all its addresses are staged to be withdrawn.',
          'Choose “Review and apply”; once applied, traffic goes to the other nodes.',
          'After the maintenance choose “Bring back”, review and apply again.',
        ],
        wrong: [
          'No other node announces an address: it goes unanswered once drained. Announce it elsewhere first.',
          'Other changes are staged: apply or discard them first.',
          'A node announces but runs no service that answers: start its services or drain it.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-looking-glass',
    [11, 24],
    { needs: 'lookingGlass', related: ['guide-network', 'guide-drain', 'guide-ask-nodes'] },
    {
      'zh-CN': {
        title: '使用路由观察排查路由问题',
        when: '流量没有按预期到达节点，想知道路由器收到、采用和通告了哪些路由时使用。',
        steps: [
          '打开节点的“网络配置”，点击“路由观察”。',
          '选择 BGP 邻居，查看收到、采用和通告的路由。',
          '输入地址或前缀，查看路由器采用哪条路由。',
          '展开未采用的路由，查看原因。',
        ],
        wrong: [
          '没有收到路由：会话未建立，或对端没有通告。',
          '收到但未采用：被过滤，或另一条路由更优，原因列在路由中。',
          '节点离线：无法查询，请先恢复连接。',
        ],
      },
      'en-US': {
        title: 'Trace routes with the looking glass',
        when: 'When traffic does not reach a node as expected: see what its router received, took and advertised.',
        steps: [
          'Open “Network” of the node and choose “Looking glass”.',
          'Choose a BGP neighbor to see the routes received, taken and advertised.',
          'Enter an address or a prefix to see which route the router uses.',
          'Open a route that is not used to see why.',
        ],
        wrong: [
          'No route is received: the session is not up, or the neighbor announces nothing.',
          'A route is received but not used: a filter drops it or another one is better; the route says which.',
          'The node is offline: it cannot be asked until it is back.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-ask-nodes',
    [11, 9],
    { needs: 'askNodes', related: ['guide-looking-glass', 'guide-ddi-nodes', 'guide-drain'] },
    {
      'zh-CN': {
        title: '全节点拨测',
        when: '怀疑部分节点应答不一致，或要确认改动已在各节点生效时使用。',
        steps: [
          '打开“全节点拨测”，选择解析域名、PING、跟踪路由或探测端口。',
          '填写域名或地址，解析时选择记录类型。',
          '选择节点，一次最多 200 个。',
          '发起拨测，应答到达后并排显示；需要时点击“停止”。',
          '查看标为“不同”的节点，展开原始应答。',
        ],
        wrong: [
          '没有多数时不标记任何节点：请缩小节点范围。',
          '区域未同步的 DDI 节点：查询 SOA，比较序列号。',
          '域名被拦截：应答中会显示所在名单。',
        ],
        notes: ['链接只填写拨测内容，不会自动发起；每次拨测都记入操作日志。'],
      },
      'en-US': {
        title: 'Query all nodes',
        when: 'When nodes seem to answer differently, or to check that a change has reached all of them.',
        steps: [
          'Open “Query all nodes” and choose to resolve a name, ping, trace the route or try a port.',
          'Enter the name or address, and a record type for a name.',
          'Choose the nodes, 200 at most.',
          'Send the query. Answers appear side by side; “Stop” ends it early.',
          'Look at the nodes that are marked as different and open their answers.',
        ],
        wrong: [
          'Without a majority no node is marked: choose fewer nodes.',
          'A DDI node lags behind: query SOA and compare the serial numbers.',
          'A name is blocked: the answer shows the list that blocks it.',
        ],
        notes: ['A link fills in the query and sends nothing by itself; each query is in the operation log.'],
      },
    },
  ),
  stepGuide(
    'guide-node-software',
    [11, 18],
    { related: ['guide-rollouts', 'guide-business-nodes', 'guide-freezes'] },
    {
      'zh-CN': {
        title: '管理节点软件',
        when: '登记新的软件包，供节点升级时选用。',
        steps: [
          '打开“节点软件管理”，点击“上传软件”。',
          '选择 .tar.gz、.tgz 或 .zip 文件，不超过 1 GB。',
          '填写节点类型、版本和备注，保存。',
          '上传期间保持页面打开，完成后出现在列表中。',
          '需要时“下载”软件，或“删除”不再使用的版本。',
        ],
        wrong: [
          '连接中断：上传自动继续；页面关闭后再次选择同一文件，从中断处继续。',
          '版本重复：同一节点类型的版本不能重复，请核对版本号。',
          '无法删除：仍有节点正在使用此软件升级。',
        ],
      },
      'en-US': {
        title: 'Manage node software',
        when: 'To register a package that nodes are upgraded with.',
        steps: [
          'Open “Node software” and choose “Upload software”.',
          'Choose a .tar.gz, .tgz or .zip file of up to 1 GB.',
          'Enter node type, version and remark, then save.',
          'Keep the page open until the upload is done; the package then is in the list.',
          'Later, “Download” a package or “Delete” a version that is no longer used.',
        ],
        wrong: [
          'The connection breaks: the upload goes on when it is back. After the page was closed, choose the same file again.',
          'The version exists: a version exists once per node type. Check its number.',
          'It cannot be deleted: nodes are being upgraded with it.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-rollouts',
    [11, 20],
    { needs: 'rollouts', related: ['guide-node-software', 'guide-drain', 'guide-freezes'] },
    {
      'zh-CN': {
        title: '分批升级节点软件',
        when: '把同一软件升级到多个节点时使用。升级由网关执行，关闭浏览器不影响进度。',
        steps: [
          '打开“软件升级”，点击“升级节点”，选择软件和节点。',
          '设置批次：先灰度升级少量节点，再按比例或数量分批。',
          '选择是否撤回流量，以及通过条件：会话数、解析成功率和时延。',
          '设置失败几个节点后暂停。',
          '核对受影响的地址，点击“开始升级”。',
          '在详情中“暂停”“继续”或“取消升级”。',
        ],
        wrong: [
          '节点失败达到设定数量：自动暂停并发送消息。排除故障后点击“继续”，或“回滚升级失败的节点”。',
          '节点不能选择：已是此版本、离线、未激活、有改动待应用，或已在其他升级中。',
          '核对时提示地址中断：撤回流量后没有其他节点通告，请调整批次。',
        ],
      },
      'en-US': {
        title: 'Roll out software in waves',
        when: 'To bring one package to many nodes. Upgrades run on the gateway and continue if you close the browser.',
        steps: [
          'Open “Software upgrades”, choose “Upgrade nodes”, then the package and the nodes.',
          'Set the waves: a few canary nodes first, then a share or a number of nodes per wave.',
          'Decide whether nodes are drained, and the gates: sessions, success rate and latency.',
          'Set after how many failed nodes it pauses.',
          'Review the affected addresses and choose “Start upgrade”.',
          'On its screen you can “Pause”, “Continue” or “Cancel upgrade”.',
        ],
        wrong: [
          'Too many nodes fail: it pauses and sends a message. Remove the cause, then “Continue” or “Roll back failed nodes”.',
          'A node cannot be chosen: it has the version already, is offline or not activated, has staged changes or is in another upgrade.',
          'The review lists addresses that go off the air: no other node announces them. Change the waves.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-hosts',
    [11, 18],
    { related: ['guide-command-tasks', 'guide-business-nodes', 'guide-backup'] },
    {
      'zh-CN': {
        title: '管理主机',
        when: '登记主机，供命令任务使用。',
        steps: [
          '打开“主机管理”，点击“添加主机”。',
          '填写名称、地址、端口、账号和密码。',
          '点击“测试连通性”，成功后点击“保存”。',
          '主机较多时点击“批量导入”，先“下载模板”，填写后导入。',
          '不再使用时点击“删除”，确认前会列出在其上执行的任务。',
        ],
        wrong: [
          '连通性测试失败：检查地址、端口和防火墙。',
          '导入被拒绝：错误按行列出，修改后重新导入即可。',
          '密码只写不读：编辑时留空表示不修改。',
        ],
      },
      'en-US': {
        title: 'Manage hosts',
        when: 'To register the hosts that command tasks run on.',
        steps: [
          'Open “Hosts” and choose “Add host”.',
          'Enter name, address, port, account and password.',
          'Choose “Test connectivity”; once it succeeds, choose “Save”.',
          'For many hosts choose “Import hosts”, then “Download template”, fill it in and import it.',
          'Choose “Delete” for a host that is no longer used; tasks that run on it are listed first.',
        ],
        wrong: [
          'The test fails: check address, port and firewall.',
          'An import is refused: errors are listed by line. Mend them and import again.',
          'Passwords can be set, not read: an empty one stays as it is.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-ddi-nodes',
    [11, 18],
    { related: ['guide-ask-nodes', 'guide-business-nodes', 'guide-hosts'] },
    {
      'zh-CN': {
        title: '管理 DDI 节点',
        when: '登记 DDI 节点，查看同步是否正常。',
        steps: [
          '打开“DDI 节点管理”，点击“添加 DDI 节点”。',
          '填写名称、地址、账号和密码，选择组织。',
          '点击“测试连通性”，成功后保存。',
          '在列表中查看上次同步距今的时间。',
          '需要时点击“编辑”修改地址，或“删除”节点。',
        ],
        wrong: [
          '同步超时：列表会标出，请检查节点和网络。',
          '节点离线：控制台显示最后一次同步的内容。',
          '测试失败：核对地址、账号和证书。',
        ],
      },
      'en-US': {
        title: 'Manage DDI nodes',
        when: 'To register DDI nodes and see whether they are in sync.',
        steps: [
          'Open “DDI nodes” and choose “Add DDI node”.',
          'Enter name, address, account and password, and choose the organization.',
          'Choose “Test connectivity”; once it succeeds, save.',
          'The list shows how old the last sync of each node is.',
          'Choose “Edit” to change an address, or “Delete” to remove the node.',
        ],
        wrong: [
          'A sync is late: the list marks the node. Check the node and its connection.',
          'The node is offline: the console shows what the last sync brought.',
          'The test fails: check address, account and certificate.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-command-tasks',
    [11, 18],
    { related: ['guide-hosts', 'guide-business-nodes', 'guide-logs'] },
    {
      'zh-CN': {
        title: '命令任务',
        when: '查看下发到节点的命令及其结果，或重新执行失败的任务。',
        steps: [
          '打开“命令任务管理”，按状态或类型筛选。',
          '查看正在执行的任务数量。',
          '展开任务，按节点查看输出；输出可以复制。',
          '任务失败时点击“重新执行”，确认后再次下发。',
        ],
        wrong: [
          '部分节点失败：输出按节点保存，先排除该节点的故障。',
          '异步任务长时间没有结果：检查节点是否在线。',
          '无法重新执行：账号没有此操作的权限。',
        ],
      },
      'en-US': {
        title: 'Command tasks',
        when: 'To see the commands that were sent to nodes and their results, and to run failed ones again.',
        steps: [
          'Open “Command tasks” and filter by status or type.',
          'See how many tasks are running.',
          'Open a task to read its output by node; it can be copied.',
          'Choose “Retry” for a failed task and confirm: it is sent again.',
        ],
        wrong: [
          'Some nodes fail: output is kept by node. Mend that node first.',
          'An asynchronous task has no result for long: check whether the node is online.',
          'It cannot be retried: the account lacks the right to it.',
        ],
      },
    },
  ),
];
