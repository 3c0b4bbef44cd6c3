export default {
  'download.cancel': '取消下载 {name}',
  'download.done': '{name} 已下载',
  'download.progress': '{name} 的下载进度',
  'download.running': '正在下载',
} as const;
