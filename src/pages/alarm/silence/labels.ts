import type { Silence, SilenceInput } from '@/api/alarm/silence';
import { ALARM_LEVEL } from '@/components/alarm/labels';
import { WEEKDAYS } from '@/components/alarm/weekdays';
import { productName } from '@/components/product/product-labels';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { spanText, stampText } from '@/lib/time';

export const STATE = {
  active: { label: 'silence.state.active', tone: 'attention' },
  upcoming: { label: 'silence.state.upcoming', tone: 'neutral' },
  ended: { label: 'silence.state.ended', tone: 'neutral' },
} as const;

export const WORKS = {
  apply: 'silence.work.apply',
  upgrade: 'silence.work.upgrade',
  recovery: 'silence.work.recovery',
} as const;

export const REPEAT = { once: 'silence.once', weekly: 'silence.weekly' } as const;

const LEVELS: Readonly<Record<string, MessageId>> = Object.fromEntries(
  Object.entries(ALARM_LEVEL).map(([level, { label }]) => [level, label]),
);

/** What a silence is about, list by list, in words; lists that are empty are not there. */
export function aboutOf(t: T, { matchers: given, tasks, nodes }: Pick<Silence, 'matchers' | 'tasks' | 'nodes'>) {
  const lists = [
    { label: t('silence.nodes'), names: nodes.map(({ name }) => name), nodes },
    { label: t('silence.sources'), names: given.sources },
    { label: t('silence.tasks'), names: tasks.map(({ name }) => name), tasks },
    { label: t('silence.products'), names: given.products.map((one) => productName(t, one)) },
    { label: t('silence.levels'), names: given.levels.map((one) => codeText(t, LEVELS, one)) },
  ];
  return lists
    .filter(({ names }) => names.length > 0)
    .map(({ names, ...rest }) => ({ ...rest, text: names.join(t('common.separator')) }));
}

/** The hours of a silence, by the clock that they mean. */
export function whenText(t: T, when: SilenceInput['schedule']): string {
  if (when.repeat === 'once') return spanText(when.startAt, when.endAt);
  const days =
    when.days.length === WEEKDAYS.length
      ? t('silence.everyDay')
      : WEEKDAYS.filter(([day]) => when.days.includes(day))
          .map(([, label]) => t(label))
          .join(t('common.separator'));
  const hours = when.from === when.to ? t('silence.wholeDay', { from: when.from }) : `${when.from} – ${when.to}`;
  return t('silence.weeklyText', { days, hours, zone: when.zone });
}

/** Until when a silence goes on at most, as a whole. */
export const untilText = (t: T, { endAt }: SilenceInput['schedule']): string =>
  endAt === null ? t('silence.untilEnded') : stampText(endAt);
