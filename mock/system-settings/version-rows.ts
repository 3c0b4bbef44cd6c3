import type { NodeVersion } from '@/api/system-settings/node-version';
import { routerLines } from '@/domain/net/drift/router-lines';
import { countBySection, textChanges } from '@/domain/net/drift/text-changes';
import type { NodeConfig } from '@/domain/net/node-config';
import { routerText } from '@/domain/net/router-text';
import { oncePer } from '@/lib/once-per';
import { DAY, HOUR } from '@/lib/time';
import { personas } from '../runtime/personas';
import { SEED_TIME } from '../runtime/world';
import type { Author } from './apply-task';
import { freshConfig } from './node-network-seeds';

/** So many versions of a node are kept. */
export const KEPT_VERSIONS = 50;

/** A version as it is kept. */
export interface KeptVersion {
  readonly number: number;
  readonly at: number;
  readonly by: Author | null;
  readonly kind: 'first' | 'apply' | 'rollback' | 'autoRollback' | 'recovery' | 'software';
  readonly reason: string;
  readonly taskId: string | null;
  readonly config: NodeConfig;
  /** The request by which somebody else agreed to it. */
  readonly request?: NodeVersion['request'];
  /** What the node had before; null of the first. */
  readonly before: NodeConfig | null;
}

/** One more version, without those that are too old then. */
export const withVersion = (kept: readonly KeptVersion[], version: KeptVersion): readonly KeptVersion[] =>
  [...kept, version].slice(-KEPT_VERSIONS);

const linesOf = oncePer((config: NodeConfig) => routerLines(routerText(config)));

/** How many lines a version changed, by section. */
export const linesChanged = oncePer(({ before, config }: KeptVersion): NodeVersion['lines'] => {
  const changes = before ? textChanges(linesOf(before), linesOf(config)) : [];
  return countBySection(changes).flatMap(({ section, more, missing, different }) =>
    section === null ? [] : [{ section, count: more + missing + different }],
  );
});

type Seed = Pick<KeptVersion, 'kind' | 'reason'> & {
  readonly by: 'main' | 'nodeadmin' | null;
  /** What the version before it had in the place of what it has. */
  readonly without: (config: NodeConfig) => NodeConfig;
};

/** Every kind of version, newest first. */
const SEEDS: readonly Seed[] = [
  {
    kind: 'apply',
    by: 'nodeadmin',
    reason: 'CHG-2107 第二个上游解析器',
    without: (config) => ({ ...config, dns: { servers: '192.0.2.53' } }),
  },
  {
    kind: 'software',
    by: null,
    reason: '',
    without: (config) => ({
      ...config,
      bfdTemplates: config.bfdTemplates.map((one) => (one.name === 'satellite' ? { ...one, multiplier: 5 } : one)),
    }),
  },
  {
    kind: 'autoRollback',
    by: null,
    reason: '',
    without: (config) => ({ ...config, bgp: { ...config.bgp, keepalive: 5, hold: 15 } }),
  },
  {
    kind: 'apply',
    by: 'nodeadmin',
    reason: 'Find a lost upstream within 15 seconds',
    without: (config) => ({ ...config, bgp: { ...config.bgp, keepalive: 30, hold: 90 } }),
  },
  {
    kind: 'apply',
    by: 'main',
    reason: 'Reach the lab in 10.30.0.0/16 through the management gateway',
    without: (config) => ({
      ...config,
      routes: config.routes.filter(({ destination }) => destination !== '10.30.0.0'),
    }),
  },
  {
    kind: 'recovery',
    by: 'main',
    reason: '更换磁盘后恢复',
    without: (config) => ({ ...config, loopback: { ipv4: '', ipv6: '' } }),
  },
  {
    kind: 'apply',
    by: 'nodeadmin',
    reason: '',
    without: (config) => ({ ...config, bgpNeighbors: config.bgpNeighbors.slice(0, 5) }),
  },
];

const authorAt = (key: 'main' | 'nodeadmin', at: number): Author => ({
  id: personas[key].id,
  name: personas[key].name,
  at,
});

/** The first and only version of a node. */
export const firstVersion = (config: NodeConfig, activatedAt: number | null): readonly KeptVersion[] => [
  {
    number: 1,
    at: activatedAt ?? SEED_TIME,
    by: null,
    kind: 'first',
    reason: '',
    taskId: null,
    config,
    before: null,
  },
];

/** A node with a past, which leads to what it has now. */
export function pastOf(config: NodeConfig, nth: number, activatedAt: number): readonly KeptVersion[] {
  let now = config;
  const newestFirst = SEEDS.map(({ kind, by, reason, without }, index): KeptVersion => {
    const at = SEED_TIME - (index * 5 + 1) * DAY - index * 3 * HOUR;
    const held = now;
    now = without(now);
    const number = SEEDS.length + 2 - index;
    return { number, at, by: by && authorAt(by, at), kind, reason, taskId: null, config: held, before: now };
  });
  const setUp: KeptVersion = {
    number: 2,
    at: activatedAt + HOUR,
    by: authorAt('main', activatedAt + HOUR),
    kind: 'apply',
    reason: 'First configuration of the lab',
    taskId: null,
    config: now,
    before: freshConfig(nth),
  };
  return [...firstVersion(freshConfig(nth), activatedAt), setUp, ...newestFirst.reverse()];
}
