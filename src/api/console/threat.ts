import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { buckets, point } from './home';

/** The fifteen threat types of the specification. */
export const threatType = z.enum([
  'custom',
  'virusTrojan',
  'porn',
  'gambling',
  'spam',
  'phishing',
  'ransomware',
  'botnet',
  'commandAndControl',
  'tor',
  'proxy',
  'digiccy',
  'malware',
  'maliciousDownloader',
  'maliciousWebsite',
]);
export type ThreatType = z.output<typeof threatType>;

const threatCount = z.object({ type: threatType.or(z.string()), count: z.int().min(0) });

export const threats = {
  getTrend: endpoint('/api/sg_threat/trend/get', {
    req: z.object({ buckets }),
    res: z.object({ alerts: z.array(point), intercepts: z.array(point) }),
  }),
  getTop5: endpoint('/api/sg_threat/top5/get', {
    req: z.object({ timeRange: z.tuple([instant, instant]) }),
    res: z.object({ list: z.array(threatCount).max(5) }),
  }),
};

export const threatApi = client(threats);
