import type zh from '../../zh-CN/anonymous/verify';

export default {
  'verify.activated': 'The contact is active',
  'verify.activatedText': 'It can be used now. You can close this page.',
  'verify.backupPhone': 'Backup phone',
  'verify.email': 'Email',
  'verify.expired': 'This link has expired',
  'verify.expiredText': 'It expired at {time} and the contact is not active. Send a new link from the console.',
  'verify.expiresAt': 'Link valid until',
  'verify.invalid': 'This link is not valid',
  'verify.invalidText': 'It is incomplete, or a newer link has replaced it. Open the latest link you received.',
  'verify.phone': 'Phone',
  'verify.used': 'This link has already been used',
  'verify.usedText': 'The contact was activated at {time}. There is nothing more to do.',
  'verify.valid': 'Confirm the contact',
  'verify.validText':
    'Check the contact below. It can be used once you press Verify; close this page if you did not ask for it.',
  'verify.verify': 'Verify',
} satisfies Record<keyof typeof zh, string>;
