import { type Edition, type ProductQuota, type Quota, quotas } from '@/api/cost-center/quota';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { isFresh } from '../runtime/personas';
import type { World } from '../runtime/world';
import { MIN_TTL } from './editions';

const DAY = 86_400_000;
const POINTS = 8;

type Figures = readonly [used: number | null, limit: number | null, perWeek?: number];

function quota(world: World, key: string, [most, limit, growth = 0]: Figures): Quota {
  const isUnused = isFresh(world.persona);
  const used = most !== null && isUnused ? 0 : most;
  const perWeek = isUnused ? 0 : growth;
  const history = Array.from({ length: used === null ? 0 : POINTS }, (_, index) => ({
    at: world.now() - (POINTS - 1 - index) * 7 * DAY,
    value: Math.max(0, (used ?? 0) - (POINTS - 1 - index) * perWeek),
  }));
  return { key, used, limit, history };
}

const NAMES: Record<Language, readonly [basic: string, standard: string, flagship: string]> = {
  'zh-CN': ['基础版', '标准版', '旗舰版'],
  'en-US': ['Basic', 'Standard', 'Flagship'],
};

/** Intervals: the larger the edition, the smaller. */
const INTERVALS: readonly string[] = ['probeFrequency'];

/** Three editions whose limits are a half, all and the fourfold of today's, but for the smallest TTL. */
const FACTORS = [0.5, 1, 4];
const editionsOf = (language: Language, figures: Readonly<Record<string, Figures>>): Edition[] =>
  (['basic', 'standard', 'flagship'] as const).map((code, index) => ({
    code,
    name: NAMES[language][index] ?? code,
    limits: Object.fromEntries(
      Object.entries(figures).map(([key, [, limit]]) => [
        key,
        key === 'minTtl'
          ? MIN_TTL[code]
          : limit && Math.ceil(limit * (FACTORS[index] ?? 1) ** (INTERVALS.includes(key) ? -1 : 1)),
      ]),
    ),
  }));

/** Figures that are far from, close to, at and over their limits, still, growing, and not provided. */
const DNS = {
  zones: [12, 50, 1],
  privateZones: [41, 50, 2],
  records: [20000, 20000, 250],
  weightedRecords: [30, 200],
  lines: [18, 100, 1],
  acls: [6, 20],
  urlForwards: [null, 10],
  minTtl: [null, MIN_TTL.standard],
  shadowZones: [1, 5],
} as const satisfies Record<string, Figures>;
const MONITOR = {
  monitoringTasks: [85, 100, 3],
  probeNodes: [20, 100],
  probeFrequency: [null, 60],
  logRetentionDays: [null, 30],
} as const satisfies Record<string, Figures>;
const SG = { blacklist: [320, 1000, 40], whitelist: [1010, 1000, 5], ipAssets: [64, null] } as const satisfies Record<
  string,
  Figures
>;
const IDA = { customIndicators: [3, 20], collectionQps: [1800, 2000, 60] } as const satisfies Record<string, Figures>;
const ZIM = { monitoringDevices: [9, 10, 1], emergencyNodes: [2, 4] } as const satisfies Record<string, Figures>;

function product(
  { world, language }: { world: World; language: Language },
  code: string,
  names: readonly [zh: string, en: string],
  figures: Readonly<Record<string, Figures>>,
  hasEditions = true,
): ProductQuota {
  const isKnown = Object.keys(figures).length > 0;
  return {
    code,
    name: language === 'zh-CN' ? names[0] : names[1],
    edition: isKnown ? 'standard' : null,
    quotas: Object.entries(figures).map(([key, value]) => quota(world, key, value)),
    editions: isKnown && hasEditions ? editionsOf(language, figures) : [],
  };
}

export const quotaUsage = implement(quotas, {
  getUsage: (_, context) => ({
    now: context.world.now(),
    list: [
      product(context, 'dns', ['DNS 云解析', 'Cloud DNS'], DNS),
      product(context, 'monitor', ['云监测', 'Cloud monitoring'], MONITOR),
      product(context, 'sg', ['安全防护', 'Safeguard'], SG),
      product(context, 'dscc', ['DSCC', 'DSCC'], {}),
      product(context, 'ida', ['IDA', 'IDA'], IDA, false),
      product(context, 'zia', ['ZIA', 'ZIA'], {}),
      product(context, 'zim', ['ZIM', 'ZIM'], ZIM),
    ],
  }),
});
