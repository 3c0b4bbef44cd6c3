import type { ListQuery } from './contract/client';

/** Whether rows stand in the order that was asked for; what has no time or number may stand anywhere. */
export function isInOrder(rows: readonly object[], sorter: ListQuery['sorter']): boolean {
  return Object.entries(sorter ?? {}).every(([field, order]) => {
    const values = rows
      .map((row) => Reflect.get(row, field))
      .filter((value): value is number => typeof value === 'number');
    const sign = order === 'ascend' ? 1 : -1;
    return values.every((value, index) => index === 0 || sign * (value - Number(values[index - 1])) >= 0);
  });
}
