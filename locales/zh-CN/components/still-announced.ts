export default {
  'stillAnnounced.drain': '先排空节点',
  'stillAnnounced.last': '没有其他节点应答此地址',
  'stillAnnounced.notKept': '浏览器未能保存暂存的改动，节点未排空',
  'stillAnnounced.staged': '已暂存：停止 {name} 对 {count, number} 个地址的通告。核对后应用。',
  'stillAnnounced.title': '服务停止期间，节点仍通告以下地址并吸引其流量：',
} as const;
