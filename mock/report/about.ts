import { zonedTime } from '@/lib/time-zone';
import type { World } from '../runtime/world';
import { kindOf } from './rows';
import { reportsOf } from './runs';

const QUARTER = 15 * 60_000;
/** Days begin at whole quarters of an hour, and a list asks for thousands of alarms. */
const days = new Map<string, string>();

function dayIn(zone: string, at: number): string {
  const key = `${zone} ${Math.floor(at / QUARTER)}`;
  const day = days.get(key) ?? zonedTime(at, zone).date;
  days.set(key, day);
  return day;
}

/** Tells of a time which alarm report shows what began then; undefined where none does, or not yet. */
export function reportAbout(world: World): (at: number) => string | undefined {
  const made = reportsOf(world).instances.rows.filter(
    ({ status, templateId }) => status === 'generated' && kindOf(templateId) === 'alarm',
  );
  return (at) =>
    made.find(({ fromDay, toDay, zone }) => {
      const day = dayIn(zone, at);
      return fromDay <= day && day <= toDay;
    })?.id;
}
