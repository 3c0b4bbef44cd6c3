import { STATES } from '@/components/service/states';
import type { Tone } from '@/ui/data/status-tag';
import type { Service } from './model';

const URGENCY: readonly Tone[] = ['bad', 'attention'];

/** What needs something done, the worst and the nearest first; and the rest as it came. */
export function byUrgency(services: readonly Service[]): { urgent: Service[]; rest: Service[] } {
  const toneOf = ({ state }: Service): Tone =>
    Object.entries(STATES).find(([code]) => code === state?.state)?.[1].tone ?? 'neutral';
  const rank = (one: Service) => URGENCY.indexOf(toneOf(one));
  const urgent = services
    .filter((one) => rank(one) >= 0)
    .sort((a, b) => rank(a) - rank(b) || (a.state?.expiresAt ?? 0) - (b.state?.expiresAt ?? 0));
  return { urgent, rest: services.filter((one) => rank(one) < 0) };
}
