import { expiries, expiryCalendars } from '@/api/console/expiry';
import { implement } from '../runtime/implement';
import { pageOf } from '../runtime/table';
import { calendarOf, endCalendar, newCalendar } from './expiry-calendar';
import { expiriesOf } from './expiry-rows';

export const expiry = implement(expiries, {
  list: (request, { world }) => {
    // A keyword is looked for in the name of what ends.
    const named = expiriesOf(world).map((one) => ({ ...one, name: one.object.name }));
    const { list, total } = pageOf(named, request, { keyword: ['name'], time: 'endsAt' });
    return { list: list.map(({ name: _, ...one }) => one), total };
  },
});

export const expiryCalendar = implement(expiryCalendars, {
  get: (_, { world }) => {
    const { createdAt = null, readAt = null } = calendarOf(world) ?? {};
    return { createdAt, readAt };
  },
  add: (_, { world, language }) => ({ path: newCalendar(world, language) }),
  delete: (_, { world }) => {
    endCalendar(world);
    return {};
  },
});
