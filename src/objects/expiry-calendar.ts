import { to } from '@/routes/href';
import { object } from './object';

/** The address that calendars read what ends soon from. */
export const expiryCalendar = object({ label: 'log.kindExpiryCalendar', address: () => to('/console/expiry') });
