import { useEventListener, useInterval } from 'ahooks';
import { useState } from 'react';
import { gatewayNow } from '@/lib/gateway-clock';

/** The end of a span by two clocks: the page's stands still in a machine that sleeps, the gateway's may be set. */
export interface Ends {
  readonly byPage: number;
  readonly byClock: number;
}

/** The end of a span that is `seconds` long from now, or was at `since` (epoch milliseconds of the gateway). */
export function endsIn(seconds: number, since?: number): Ends {
  const now = gatewayNow();
  const left = seconds * 1000 - Math.max(0, now - (since ?? now));
  return { byPage: performance.now() + left, byClock: now + left };
}

/** Whole seconds until then, down to 0: the smaller of what both clocks say. */
export const secondsUntil = ({ byPage, byClock }: Ends): number =>
  Math.max(0, Math.ceil(Math.min(byPage - performance.now(), byClock - gatewayNow()) / 1000));

interface Course {
  readonly seconds: number;
  readonly since: number | undefined;
  readonly ends: Ends;
  readonly left: number;
}

function begin(seconds: number, since: number | undefined): Course {
  const ends = endsIn(seconds, since);
  return { seconds, since, ends, left: secondsUntil(ends) };
}

function look(course: Course): Course {
  const left = secondsUntil(course.ends);
  return left === course.left ? course : { ...course, left };
}

/** What comes when a machine wakes up, or a tab is looked at again. */
const WAKING = ['visibilitychange', 'focus', 'pageshow'];

/**
 * Whole seconds left of a span that was `seconds` long at `since` (epoch milliseconds of the gateway), or else when it is
 * first given. Other seconds or another time are a new answer and set it anew; until then it never shows more than either
 * the page's clock or the gateway's says is left.
 */
export function useCountdown(seconds: number, since?: number): number {
  const [known, setKnown] = useState(() => begin(seconds, since));
  const isNews = known.seconds !== seconds || known.since !== since;
  const course = isNews ? begin(seconds, since) : known;
  if (isNews) setKnown(course);
  const isOver = course.left === 0;
  const follow = () => setKnown(look);
  useInterval(follow, isOver ? undefined : 1000);
  useEventListener(WAKING, follow, { enable: !isOver });
  return course.left;
}

/** The time left as clocks show it, `1:05`: it does not change its width while it runs. */
export const leftText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
