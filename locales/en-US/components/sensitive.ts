import type zh from '../../zh-CN/components/sensitive';

export default {
  'sensitive.email': 'Code by email',
  'sensitive.method': 'Verify with',
  'sensitive.phone': 'Code by phone',
  'sensitive.sentTo': 'The code was sent to {target}',
  'sensitive.text': 'This action is protected. Verify your identity to continue.',
  'sensitive.title': 'Sensitive action protection',
  'sensitive.verify': 'Verify',
} satisfies Record<keyof typeof zh, string>;
