import type zh from '../../zh-CN/system-settings/data-storage';

export default {
  'storage.alarm': 'Alarm logs',
  'storage.authoritative': 'Authoritative DNS logs',
  'storage.chart': 'Size in the last 30 days (GB)',
  'storage.dayUnit': 'days',
  'storage.days': '{count, plural, one {# day} other {# days}}',
  'storage.drop': 'Deletes {days, plural, one {# day} other {# days}} of logs from before {date}, about {size}.',
  'storage.dropTitle': 'Keep {name} for {days, plural, one {# day} other {# days}} only?',
  'storage.dropUnknown':
    'Deletes all logs older than {days, plural, one {# day} other {# days}}. This gateway does not tell how many.',
  'storage.dropVerb': 'Delete and save',
  'storage.edit': 'Settings',
  'storage.editOf': 'Settings of {name}',
  'storage.full': 'Almost full',
  'storage.near': 'Over the threshold',
  'storage.none': 'No logs yet',
  'storage.normal': 'Normal',
  'storage.note':
    'Logs are deleted after their retention. When usage reaches the threshold, the platform sends a notification.',
  'storage.of': 'of {size}',
  'storage.oldest': 'Oldest log',
  'storage.operation': 'Operation logs',
  'storage.recursive': 'Recursive DNS logs',
  'storage.retentionDays': 'Retention',
  'storage.retentionHelp': '{min, number} to {max, number} days. Shortening it deletes older logs.',
  'storage.saved': 'Storage settings of {name} updated',
  'storage.shieldDns': 'Shield DNS logs',
  'storage.size': 'Size',
  'storage.threat': 'Security threat logs',
  'storage.threshold': 'Alarm threshold',
  'storage.thresholdHelp': '{min} to {max}. A notification is sent once usage reaches it.',
} satisfies Record<keyof typeof zh, string>;
