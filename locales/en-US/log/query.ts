import type zh from '../../zh-CN/log/query';

export default {
  'logQuery.anyThreat': 'Any threat',
  'logQuery.chart': 'Entries over time',
  'logQuery.chartHelp': 'Drag over a span of time, or use the arrow keys with Shift and press Enter.',
  'logQuery.emptyText': 'Account operations and alarms appear here.',
  'logQuery.emptyTitle': 'No entries',
  'logQuery.entries': 'Entries',
  'logQuery.scopeFull': 'All logs of the main account are shown, kept since {since}.',
  'logQuery.scopeOwn': 'Only the logs of {account} are shown. Seeing all logs requires the full log data permission.',
  'logQuery.search': 'Search account, object, IP or request ID',
  'logQuery.selected': '{from} to {to}, {count, number} entries',
  'logQuery.threat': 'Threat type',
  'logQuery.type': 'Log type',
  'logQuery.typeAlarm': 'Alarm',
  'logQuery.typeOperation': 'Operation',
  'logQuery.wider': 'Widen the range',
} satisfies Record<keyof typeof zh, string>;
