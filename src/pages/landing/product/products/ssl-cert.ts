import { Certificate } from '../drawings/domains';
import type { LandingProduct } from '../product';

export const sslCert: LandingProduct = {
  code: 'ssl_cert',
  Drawing: Certificate,
  lead: 'landing.sslCert.lead',
  functions: [
    { icon: 'certificate', title: 'landing.sslCert.order', text: 'landing.sslCert.orderText' },
    { icon: 'plug', title: 'landing.sslCert.deploy', text: 'landing.sslCert.deployText' },
    { icon: 'renew', title: 'landing.sslCert.renew', text: 'landing.sslCert.renewText' },
    { icon: 'eye', title: 'landing.sslCert.watch', text: 'landing.sslCert.watchText' },
    { icon: 'list', title: 'landing.sslCert.list', text: 'landing.sslCert.listText' },
  ],
  figures: ['sslCertificate', 'domain'],
  related: ['monitor', 'dnp', 'waf'],
};
