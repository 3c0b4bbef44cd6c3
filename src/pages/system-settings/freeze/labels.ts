import type { Freeze } from '@/api/system-settings/node-freeze';
import { zonedStamp } from '@/components/time-zone/zoned-time';
import type { T } from '@/i18n/use-t';
import { zonedText } from '@/lib/time-zone';

export const STATE = {
  active: { label: 'freeze.state.active', tone: 'attention' },
  upcoming: { label: 'freeze.state.upcoming', tone: 'neutral' },
  ended: { label: 'freeze.state.ended', tone: 'neutral' },
} as const;

export const SCOPE = { all: 'freeze.scopeAll', groups: 'freeze.scopeGroups', nodes: 'freeze.scopeNodes' } as const;

const names = (t: T, list: readonly { name: string }[]) => list.map(({ name }) => name).join(t('common.separator'));

/** Which nodes, in words. */
export function scopeText(t: T, { scope, groups, nodes }: Freeze): string {
  if (scope.kind === 'all') return t('freeze.scopeAll');
  return names(t, scope.kind === 'groups' ? groups : nodes);
}

/** Who may override it, roles first. */
export const whoText = (t: T, { roles, accounts }: Freeze): string =>
  names(t, [...roles, ...accounts]) || t('freeze.nobody');

/** From when until when to the minute, by its own clock: the end with its date where that is another. */
export function minutesOf({ startAt, endAt, zone }: Freeze): readonly [from: string, to: string] {
  const [from, to] = [zonedText(startAt, zone).slice(0, 16), zonedText(endAt, zone).slice(0, 16)];
  const [date = ''] = from.split(' ');
  return [from, to.startsWith(`${date} `) ? to.slice(date.length + 1) : to];
}

/** The same with its zone, for a file. */
export const spanOf = ({ startAt, endAt, zone }: Freeze): readonly [from: string, to: string] => [
  zonedStamp(startAt, zone),
  zonedStamp(endAt, zone),
];
