import { type LogArea, TOP_FIELDS, type TopField } from '@/api/log/query';
import { kindText, LEVEL, LOG_RESULT, verbText } from '@/components/log/labels';
import type { T } from '@/i18n/use-t';
import { visibleText } from '@/lib/visible-text';
import { statusText } from '@/ui/data/status-tag';

/** The fields whose values a list counts: alarms alone have a level, and the result of an alarm says nothing. */
export const FIELDS: Readonly<Record<LogArea, readonly TopField[]>> = {
  all: TOP_FIELDS,
  operation: TOP_FIELDS.filter((field) => field !== 'level'),
  alarm: TOP_FIELDS.filter((field) => field !== 'result'),
};

/** The field of an address; the first one where it names none that the list has. */
export const topField = (area: LogArea, named: string | null): TopField =>
  FIELDS[area].find((field) => field === named) ?? 'account';

/** A value as entries show it. */
export function topText(t: T, field: TopField, value: string, name: string): string {
  if (field === 'kind') return kindText(t, value);
  if (field === 'verb') return verbText(t, value);
  if (field === 'result') return statusText(t, LOG_RESULT, value);
  if (field === 'level') return statusText(t, LEVEL, value);
  return visibleText(name || value) || t('log.system');
}
