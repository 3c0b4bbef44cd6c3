import type zh from '../../zh-CN/landing/ssl-cert';

export default {
  'landing.sslCert.deploy': 'Deployment',
  'landing.sslCert.deployText': 'Sends certificates to servers, load balancers and protection products.',
  'landing.sslCert.lead': 'Order, deploy, renew and monitor SSL certificates: no site goes down because one expired.',
  'landing.sslCert.list': 'One place',
  'landing.sslCert.listText': 'Private keys are kept encrypted; exporting one asks you to verify your identity again.',
  'landing.sslCert.order': 'Order and issue',
  'landing.sslCert.orderText': 'Single, multi-domain and wildcard certificates; validation records are added for you.',
  'landing.sslCert.renew': 'Automatic renewal',
  'landing.sslCert.renewText': 'Renews and replaces a certificate before it expires.',
  'landing.sslCert.watch': 'Monitoring',
  'landing.sslCert.watchText': 'Checks validity, chain and algorithm strength.',
} satisfies Record<keyof typeof zh, string>;
