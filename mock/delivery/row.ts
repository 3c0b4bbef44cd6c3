import type { DeliveryMark } from '@/api/message/delivery-mark';
import type { ListRequest } from '@/lib/contract/endpoint';
import { type Narrowing, pageOf, type Searched } from '../runtime/table';

interface Asked extends ListRequest, Omit<Narrowing, 'filters'> {
  filters?: Record<string, readonly string[] | undefined> | undefined;
}

/** A page of objects that deliver something, also by how their deliveries stand. */
export function narrowedByDelivery<T extends { delivery?: DeliveryMark | undefined }>(
  rows: readonly T[],
  { filters = {}, ...request }: Asked,
  facts: Searched<T>,
): { list: T[]; total: number } {
  const { delivery: wanted = [], ...others } = filters;
  const found = rows.filter(({ delivery }) => wanted.length === 0 || wanted.includes(delivery?.state ?? ''));
  return pageOf(found, { ...request, filters: others }, facts);
}
