/** Two figures are missing, as they are where a product has no such resource. */
export const COUNTERS = {
  tld: 3,
  domain: 1268,
  registeredDomain: 412,
  sslCertificate: 96,
  registryLock: null,
  realNameDomain: 398,
  dnsRecord: 20000,
  hostSwitchTask: 0,
  basicTask: 64,
  deepDiveTask: 12,
  dnsTask: 9,
};

/** How many more there are each day of what grows. */
const PER_DAY = { domain: 2, dnsRecord: 36, sslCertificate: 1 };
type Growing = keyof typeof PER_DAY;

/** How many there were so many days ago. */
export const countedAgo = (key: Growing, days: number): number => COUNTERS[key] - days * PER_DAY[key];

/** How a figure came to be what it is, over seven days. */
export const historyOf = (key: Growing): number[] => [6, 5, 4, 3, 2, 1, 0].map((days) => countedAgo(key, days));
