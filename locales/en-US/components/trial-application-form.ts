import type zh from '../../zh-CN/components/trial-application-form';

export default {
  'trial.company': 'Company',
  'trial.email': 'Email',
  'trial.name': 'Name',
  'trial.note': 'An advisor will contact you within 1 to 3 working days.',
  'trial.number': 'Application number: {id}',
  'trial.phone': 'Phone',
  'trial.product': 'Product to try',
  'trial.productHint': 'Select a product',
  'trial.promise': 'An advisor will contact you within 1 to 3 working days.',
  'trial.remark': 'Remark',
  'trial.remarkHint': 'Optional: what you want to do, how many domains you have.',
  'trial.sent': 'The application was sent',
  'trial.submit': 'Send application',
} satisfies Record<keyof typeof zh, string>;
