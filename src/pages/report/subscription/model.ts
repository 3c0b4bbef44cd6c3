import type { z } from 'zod';
import { type SubscriptionDetail, type SubscriptionInput, subscriptionInput } from '@/api/report/subscription';
import type { ReportCycle } from '@/domain/report/schedule';
import { parseKept } from '@/lib/rules/kept-choice';

type Draft = Partial<z.input<typeof subscriptionInput>>;

/** A weekly report on Monday morning: what most people want; the other types find their usual values too. */
export const DEFAULTS = {
  taskType: 'weekly',
  weekday: 1,
  monthDay: 1,
  everyDays: '7',
  time: '08:00',
} as const;

/** What the form of a subscription starts with. */
export function toForm({ name, templateId, cycle, zone, channels, receivers }: SubscriptionDetail): Draft {
  const came = {
    name,
    templateId,
    ...cycle,
    zone,
    channels,
    receiverIds: receivers.map(({ id }) => id),
  };
  const known = parseKept(subscriptionInput, came, came);
  return known.success ? known.data : { name, zone };
}

const PROBE = { name: 'a', templateId: 'a', channels: ['inSite'], receiverIds: ['a'] };

/** The cycle that a form says, once its fields hold together; null before. */
export function cycleOf(values: unknown): { cycle: ReportCycle; zone: string } | null {
  if (typeof values !== 'object' || values === null) return null;
  const parsed = subscriptionInput.safeParse({ ...values, ...PROBE });
  if (!parsed.success) return null;
  return { cycle: onlyCycle(parsed.data), zone: parsed.data.zone };
}

function onlyCycle(input: SubscriptionInput): ReportCycle {
  const { name: _, templateId: __, channels: ___, receiverIds: ____, zone: _____, ...cycle } = input;
  return cycle;
}
