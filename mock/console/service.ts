import { type ProductState, services } from '@/api/console/service';
import { implement } from '../runtime/implement';
import { type Language, said, type Words, wordsIn } from '../runtime/messages';
import { isFresh } from '../runtime/personas';
import type { World } from '../runtime/world';

const DAY = 86_400_000;

/** Every state at least once, by product id; days count from the world's own clock, so that cards never go stale. */
const seeds: readonly [id: number, state: string, days: number | null][] = [
  [1, 'normal', 212],
  [2, 'serviceExpiring', 7],
  [3, 'testing', 21],
  [4, 'renew', 30],
  [5, 'serviceExpired', -4],
  [6, 'signing', null],
  [7, 'normal', 151],
  [10, 'testingExpiring', 2],
  [11, 'serviceNotInEffect', 365],
  [12, 'testingNotInEffect', 30],
  [13, 'unableToAccess', 90],
  [14, 'notInEffect', null],
  [15, 'testingExpired', -40],
];

const YEAR = 365;

const REASONS: Readonly<Record<string, Words>> = {
  unableToAccess: said(
    '检测集群正在迁移，完成后自动恢复',
    'The test cluster is being moved; access returns by itself afterwards',
  ),
};

/** The services of a world's account; those of a new one have all just begun. */
export const statesOf = (world: World, language: Language = 'zh-CN'): ProductState[] =>
  seeds
    .map(([id, state, days]) =>
      isFresh(world.persona) ? ([id, 'normal', YEAR] as const) : ([id, state, days] as const),
    )
    .map(([id, state, days]) => {
      const reason = REASONS[state];
      const expiresAt = days === null ? null : world.now() + days * DAY;
      return { id, state, expiresAt, ...(reason !== undefined && { reason: wordsIn(reason, language) }) };
    });

export const service = implement(services, {
  getStates: (_, { world, language }) => ({ list: statesOf(world, language), now: world.now() }),
});
