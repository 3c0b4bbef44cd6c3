export default {
  'rows.done': '已处理 {done, number} / {total, number} 条',
  'rows.oneByOne': '此网关不支持批量操作，正在逐条处理。',
  'rows.progress': '处理进度',
  'rows.stop': '停止',
  'rows.stopping': '处理完当前一条后停止。',
};
