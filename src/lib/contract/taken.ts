import { isSameText } from '../rules/same-text';
import type { ListCall } from './client';

/** As many as hold a text somewhere; the one that is it is among the first of them. */
const LOOKED_AT = 100;

/**
 * Whether another object of a list says the same in a field, found by the list's own keyword: for a form that says it while
 * it is filled in, where the gateway has no call for that. What is out of the account's sight only the gateway knows.
 */
export async function isTaken<
  Field extends string,
  Row extends { id: string } & Readonly<Record<Field, string>>,
  Filters extends object,
>(list: ListCall<Row, Filters>, field: Field, text: string, id?: string): Promise<boolean> {
  const wanted = text.trim();
  const { list: found } = await list({ current: 1, pageSize: LOOKED_AT, keyword: wanted });
  return found.some((one) => one.id !== id && isSameText(one[field], wanted));
}
