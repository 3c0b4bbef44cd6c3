import { threats } from '@/api/console/threat';
import { implement } from '../runtime/implement';
import { wave } from './wave';

export const threat = implement(threats, {
  getTrend: ({ buckets }) => ({ alerts: wave(buckets, 14, 3), intercepts: wave(buckets, 460, 5) }),
  getTop5: () => ({
    list: [
      { type: 'phishing', count: 1284 },
      { type: 'botnet', count: 962 },
      { type: 'maliciousDownloader', count: 431 },
      { type: 'digiccy', count: 207 },
      { type: 'commandAndControl', count: 58 },
    ],
  }),
});
