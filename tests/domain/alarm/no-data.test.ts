import { expect, it } from 'vitest';
import { judgeNoData, noDataRule } from '@/domain/alarm/no-data';
import { Watch } from '@/domain/alarm/run';

it('a source that sends nothing is an alarm after so many cycles, and over with the first that has data', () => {
  const watch = new Watch(noDataRule(2, 'continuous'), false, judgeNoData);
  for (const [at, isLost] of [false, true, true, true, false, true].entries())
    watch.feed({ at, source: 'node', values: {}, isLost });
  expect(watch.episodes).toMatchObject([{ since: 1, firstAt: 2, endedAt: 4, end: 'recovered', count: 2 }]);
});
