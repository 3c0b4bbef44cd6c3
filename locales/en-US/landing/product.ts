import type zh from '../../zh-CN/landing/product';

export default {
  'landing.figures': 'Account totals, all products',
  'landing.functions': 'What it does',
  'landing.help': 'Related help',
  'landing.noEntry': 'This product has no screens of its own here. Your advisor can tell you how to reach it.',
  'landing.noEntryLogs': 'This product has no screens of its own here. Export its logs:',
  'landing.notOffered': 'This product is not offered to your account. Ask your administrator if you need it.',
  'landing.notOpened':
    'Not activated yet. After you apply for a trial, an advisor contacts you within 1 to 3 working days.',
  'landing.ofMain':
    'Main account {name} has activated this product, but your account may not use it. Ask its administrator for access.',
  'landing.orders': 'My orders',
  'landing.ordersText': 'Orders of your account:',
  'landing.related': 'Works well with',
  'landing.keepTrial': 'To keep it after the trial, ask your advisor to order it.',
  'landing.orderAgain': 'To use it again, ask your advisor to order it, or apply for another trial.',
  'landing.renew': 'To renew it, ask your advisor for a new order.',
} satisfies Record<keyof typeof zh, string>;
