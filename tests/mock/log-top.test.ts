import { beforeEach, describe, expect, it } from 'vitest';
import { logApi, TOP_FIELDS, type TopField } from '@/api/log/query';
import { DAY, HOUR } from '@/lib/time';
import { signIn } from '../support/gateway';

const NOW = Date.UTC(2026, 10, 20, 8);

beforeEach(() => signIn('main').setClock(NOW));

const WITHOUT: Record<TopField, string> = {
  account: 'notAccount',
  kind: 'notKind',
  verb: 'notVerb',
  result: 'notResult',
  level: 'notLevel',
  objectId: 'notObjectId',
  ip: 'notIp',
};

/** Of the last weeks, where entries come from all that writes them. */
const timeRange: [number, number] = [NOW - 20 * DAY, NOW];
const totalOf = async (filters: Record<string, string[]>) =>
  (await logApi.list({ current: 1, pageSize: 1, timeRange, filters })).total;

describe('BEY-38 the most frequent values of the log', () => {
  it.each(TOP_FIELDS)('%s: their counts are those of the lists with and without them', async (field) => {
    const { values, total } = await logApi.getTop({
      field,
      size: 3,
      timeRange,
      filters: { verb: ['update', 'trigger'] },
    });
    expect(values.length).toBeGreaterThan(0);
    expect(values.map(({ count }) => count)).toEqual(values.map(({ count }) => count).toSorted((a, b) => b - a));
    const verb = ['update', 'trigger'];
    expect(await totalOf({ verb })).toBe(total);
    for (const { value, count } of values) {
      expect(await totalOf({ verb, [WITHOUT[field]]: [value] }), `without ${value}`).toBe(total - count);
      // There is no filter for an address: the keyword finds it.
      if (field === 'ip' || field === 'verb') continue;
      expect(await totalOf({ verb, [field]: [value] }), value).toBe(count);
    }
  });

  it('are no more than asked for, and of an account that sees its own only its own', async () => {
    expect((await logApi.getTop({ field: 'objectId', size: 5 })).values).toHaveLength(5);
    const world = signIn('readonly');
    world.setClock(NOW);
    const { values } = await logApi.getTop({ field: 'account', size: 10 });
    expect(values.map(({ name }) => name)).toEqual(['acme-readonly']);
  });

  it('add up with the counts over time', async () => {
    const filters = { notKind: ['record', 'alarmTask'], notResult: ['failure'] };
    const { total } = await logApi.getOperationTop({ field: 'kind', size: 10, timeRange, filters });
    const starts = [timeRange[0], NOW - 10 * DAY, NOW - HOUR];
    const counted = await logApi.getOperationCounts({ timeRange, starts, filters });
    expect(counted.total).toBe(total);
    expect(counted.counts.reduce((sum, one) => sum + one, 0)).toBe(total);
  });
});
