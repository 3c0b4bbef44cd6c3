import { type DeliveryMark, deliveryState } from '@/api/message/delivery-mark';
import type { ListRequest } from '@/lib/contract/endpoint';
import { type Narrowing, pageOf, type Searched } from '../runtime/table';

interface Asked extends ListRequest, Omit<Narrowing, 'filters'> {
  filters?: Record<string, readonly string[] | undefined> | undefined;
}

/** A page of objects that deliver something, also by how their deliveries stand; `isOn` says of which they go on. */
export function narrowedByDelivery<T extends { delivery?: DeliveryMark | undefined }>(
  rows: readonly T[],
  { filters = {}, ...request }: Asked,
  facts: Searched<T>,
  isOn: (row: T) => boolean = () => true,
): { list: T[]; total: number } {
  const { delivery: wanted = [], ...others } = filters;
  const isWanted = (row: T) => wanted.includes(deliveryState(row.delivery, isOn(row)) ?? '');
  const found = wanted.length === 0 ? rows : rows.filter(isWanted);
  return pageOf(found, { ...request, filters: others }, facts);
}
