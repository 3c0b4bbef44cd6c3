import type zh from '../../zh-CN/components/product';

export default {
  'product.brandBlockText': 'Keeps others from registering your brand as a domain.',
  'product.brandProtectionText': 'Finds domains and sites that imitate your brand.',
  'product.cloudSgText': 'Recursive resolution, threat analysis and prevention policies.',
  'product.cloudText': 'Authoritative resolution, smart lines and failover.',
  'product.dnpText': 'All your company’s domains in one place.',
  'product.dnrText': 'Register, renew and transfer domains.',
  'product.dnsText': 'Moves your own name servers to the cloud.',
  'product.dppCloudText': 'Guards registration data against mistakes and theft.',
  'product.ipalText': 'Who owns an IP address, and how it is rated.',
  'product.ipv6SaText': 'Checks how well sites and applications support IPv6.',
  'product.monitorText': 'Registration data, full-chain resolution and applications.',
  'product.noneOpened': 'No products activated yet',
  'product.sdnsText': 'Withstands attacks on name resolution.',
  'product.sslCertText': 'Order, deploy and renew SSL certificates.',
  'product.tldText': 'Domain audit, operation and finance.',
  'product.wafText': 'Stops attacks on websites.',
} satisfies Record<keyof typeof zh, string>;
