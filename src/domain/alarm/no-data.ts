import type { Channels } from './channel';
import type { Outcome, Rule, Sample } from './machine';
import type { Notice } from './notice';
import type { Level } from './scene';

/** When a source that sends nothing is an alarm of its own kind: after so many cycles, how bad it is, and who is told. */
export interface NoData {
  after: number;
  level: Level;
  /** Null: whom the task tells of its other alarms. */
  channels: Channels | null;
}

/** The rule of alarms about sources that send nothing: one cycle with data is their end. */
export const noDataRule = (after: number, notice: Notice): Rule => ({
  filters: [],
  event: null,
  match: 'all',
  triggers: [],
  triggerAfter: after,
  restoreAfter: 1,
  notice,
});

/** Sorts samples for that rule: what counts is that there is none. */
export const judgeNoData = ({ isLost }: Sample): Outcome => (isLost ? 'hit' : 'clear');
