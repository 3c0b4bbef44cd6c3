export default {
  'wait.by': '{name} 于 {time} 应用',
  'wait.byMe': '由您于 {time} 应用',
  'wait.header': '{name} 等待确认，倒计时结束前未保留则自动回滚',
  'wait.headerMore': '{name} 等待确认，倒计时结束前未保留则自动回滚；另有 {count, number} 个节点等待',
  'wait.left': '自动回滚倒计时',
  'wait.lostNode': '{name}：与节点失去联系',
  'wait.node': '{name}：等待确认',
  'wait.rolledBack': '{name} 已回滚',
  'wait.signOut':
    '暂存的网络改动保留在此浏览器中，仅此账号重新登录后可见，其他人看不到。在公用电脑上，请先在核对页放弃改动。',
  'wait.title': '等待确认的节点',
  'wait.wentBack': '{name} 已自动回滚，倒计时内无人确认',
} as const;
