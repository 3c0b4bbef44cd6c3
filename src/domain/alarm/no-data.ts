import type { Channels } from './channel';
import type { Measurement, Rule, SampleVerdict } from './machine';
import type { NoticeType } from './notice';
import type { AlarmLevel } from './scene';

/** When a source that sends nothing is an alarm of its own kind: after so many cycles, how bad it is, and who is told. */
export interface NoData {
  after: number;
  level: AlarmLevel;
  /** Null: whom the task tells of its other alarms. */
  channels: Channels | null;
}

/** The rule of alarms about sources that send nothing: one cycle with data is their end. */
export const noDataRule = (after: number, notice: NoticeType): Rule => ({
  filters: [],
  event: null,
  match: 'all',
  triggers: [],
  triggerAfter: after,
  restoreAfter: 1,
  notice,
});

/** Sorts samples for that rule: what counts is that there is none. */
export const judgeNoData = ({ isLost }: Measurement): SampleVerdict => (isLost ? 'hit' : 'clear');
