import type { MatchedAlarm, SilenceInput, SilencePreview } from '@/api/alarm/silence';
import { isMatched, occurrencesOf, united } from '@/domain/alarm/silence';
import { DAY, type Range } from '@/lib/time';
import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { type Alarm, alarmsOf, statusOf } from './course';
import { lastingOf, levelAt, quietTimesOf, whileOfLevel } from './quiet';
import { recordOf, toldOf } from './record-rows';

/** So many alarms are named, the latest ones. */
const NAMED = 5;
const PAST = 7 * DAY;

type Draft = Pick<SilenceInput, 'matchers' | 'schedule'> & { id?: string | undefined };

/** The times of the past that a silence would have kept quiet: one that is not repeated all of them. */
function timesOf(schedule: Draft['schedule'], past: Range): Range[] {
  if (schedule.repeat === 'once') return [past];
  const always = { ...schedule, startAt: past[0], endAt: past[1] };
  return united(occurrencesOf(always, past));
}

const countOf = (told: ReturnType<typeof toldOf>, isIt: (one: (typeof told)[number]) => boolean) =>
  told.filter(isIt).length;

/** How many notices of an alarm would have been kept quiet besides, and how many of them told after all. */
function wouldBe(world: World, alarm: Alarm, times: readonly Range[], id?: string) {
  const standing = quietTimesOf(world, alarm, id);
  const before = toldOf(world, alarm, standing);
  const after = toldOf(world, alarm, united([...standing, ...times]));
  const quiet = ({ decision }: { decision: string }) => decision === 'quiet';
  const later = ({ turn, decision }: (typeof after)[number]) => turn.move === 'unsilence' && decision === 'sent';
  return {
    notices: Math.max(0, countOf(after, quiet) - countOf(before, quiet)),
    later: Math.max(0, countOf(after, later) - countOf(before, later)),
  };
}

function namedOf(world: World, alarm: Alarm, language: Language): MatchedAlarm {
  const { id, name, source, level, firstAt } = recordOf(world, alarm, language);
  return { id, name, source, level, firstAt };
}

/** What a silence is about now, and what it would have kept quiet in the last seven days. */
export function previewOf(world: World, { matchers, schedule, id }: Draft, language: Language): SilencePreview {
  const now = world.now();
  const past: Range = [now - PAST, now];
  const times = timesOf(schedule, past);
  const alarms = alarmsOf(world).filter((one) =>
    isMatched({ ...matchers, levels: [] }, { ...lastingOf(one), level: '' }),
  );
  const isOfLevel = (one: Alarm) => matchers.levels.length === 0 || matchers.levels.includes(levelAt(one, now));
  const present = alarms.filter((one) => statusOf(one, now) === 'inAlarm' && isOfLevel(one));
  const quiet = alarms.flatMap((alarm) => {
    const { firstAt, endedAt } = alarm.episode;
    const own = times.filter(([from, to]) => from <= (endedAt ?? now) && to > firstAt);
    const kept = own.length === 0 ? [] : whileOfLevel(alarm, matchers.levels, own);
    const found = kept.length === 0 ? { notices: 0, later: 0 } : wouldBe(world, alarm, kept, id);
    return found.notices > 0 ? [{ alarm, ...found }] : [];
  });
  const sum = (of: (one: (typeof quiet)[number]) => number) => quiet.reduce((total, one) => total + of(one), 0);
  return {
    now: { total: present.length, list: present.slice(0, NAMED).map((one) => namedOf(world, one, language)) },
    past: {
      from: past[0],
      to: past[1],
      alarms: quiet.length,
      notices: sum(({ notices }) => notices),
      later: sum(({ later }) => later),
      list: quiet.slice(0, NAMED).map(({ alarm }) => namedOf(world, alarm, language)),
    },
  };
}
