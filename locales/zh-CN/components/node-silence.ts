export default {
  'nodeSilence.applyDone': '静默，直到变更保留或回滚',
  'nodeSilence.applyName': '{name} 网络变更',
  'nodeSilence.label': '此节点的告警',
  'nodeSilence.labelAll': '各节点的告警',
  'nodeSilence.minutes': '静默 {minutes, number} 分钟',
  'nodeSilence.none': '照常通知',
  'nodeSilence.recoveryDone': '静默，直到恢复结束',
  'nodeSilence.recoveryName': '从备份恢复配置',
  'nodeSilence.upgradeDone': '静默，直到升级结束',
  'nodeSilence.upgradeName': '{name} 升级',
};
