import type { DeliveryMark } from '@/api/message/delivery-mark';
import type { T } from '@/i18n/use-t';
import type { ListCall } from '@/lib/contract/client';
import { markMissing } from '@/lib/contract/offered';
import type { StatusMap } from '@/ui/data/status-tag';
import type { Filter } from '@/ui/list/filter-bar';
import { optionsOf } from '@/ui/list/options';

/** How the deliveries of an object stand. */
export const MARK = {
  active: { label: 'delivery.active', tone: 'good' },
  retrying: { label: 'delivery.retrying', tone: 'attention' },
  suspended: { label: 'delivery.suspended', tone: 'bad' },
} as const satisfies StatusMap;

interface Marked {
  delivery?: DeliveryMark | undefined;
}

/** Whether an object is sent nothing because the gateway suspended its deliveries. */
export const isSuspended = ({ delivery }: Marked): boolean => delivery?.state === 'suspended';

/** The filter of a list of objects that deliver something. */
export const deliveryFilter = (t: T): Filter<'delivery'> => ({
  name: 'delivery',
  label: t('delivery.state'),
  options: optionsOf(t, MARK),
});

/** A list of such objects: a gateway whose rows say nothing of deliveries does not keep them. */
export function learningDeliveries<Row extends Marked, Filters extends object>(
  call: ListCall<Row, Filters>,
): ListCall<Row, Filters> {
  const learning = async (...asked: Parameters<ListCall<Row, Filters>>) => {
    const answer = await call(...asked);
    if (answer.list.some(({ delivery }) => delivery === undefined)) markMissing('deliveries');
    return answer;
  };
  return Object.assign(learning, call);
}
