import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import updateLocale from 'dayjs/plugin/updateLocale';
import utc from 'dayjs/plugin/utc';
import { gatewayNow } from '@/lib/gateway-clock';
import { timeOf, wallOf } from '@/lib/time';

dayjs.extend(utc);
dayjs.extend(localizedFormat);
dayjs.extend(updateLocale);
// Weeks run from Monday to Sunday in every language.
dayjs.updateLocale('en', { weekStart: 1 });

// The picker's library knows the browser's zone only, and makes dates of its own: of what is typed, and of now. Here all of
// them are what the shown zone's clock shows, in UTC, where no hour comes twice and none is left out.
dayjs.extend((_, { prototype }) => {
  const parse: unknown = Reflect.get(prototype, 'parse');
  if (typeof parse !== 'function') return;
  Reflect.set(prototype, 'parse', function (this: unknown, given: { date?: unknown }) {
    const date = given.date === undefined ? new Date(wallOf(gatewayNow())) : given.date;
    Reflect.apply(parse, this, [{ ...given, date, utc: true }]);
  });
});

/** A time as a date of the picker. */
export const momentOf = (at: number): Dayjs => dayjs(wallOf(at));

/** The time that a date of the picker stands for; `before` if that shows the same: one of two that do may have been chosen. */
export const timeOfMoment = (moment: Dayjs, before?: number): number => {
  const wall = moment.valueOf();
  return before !== undefined && wallOf(before) === wall ? before : timeOf(wall);
};
