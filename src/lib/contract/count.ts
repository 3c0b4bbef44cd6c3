import * as z from 'zod';
import { isFields } from './fields';

/** Stands for the number of rows where a gateway does not count them. */
const UNCOUNTED = -1;

/** How many rows a list has; a poorer gateway leaves it out. */
export const rowCount = z
  .int()
  .min(0)
  .optional()
  .transform((count) => count ?? UNCOUNTED);

const isList = (answer: unknown): answer is { list: unknown[]; total?: unknown } =>
  isFields(answer) && Array.isArray(answer.list);

/** Whether an answer is a page of a list whose gateway does not say how many rows it has. */
export const isUncounted = (answer: unknown): answer is { list: unknown[] } =>
  isList(answer) && (answer.total ?? UNCOUNTED) === UNCOUNTED;

/** Whether a page is none as it was asked for: nobody counts the rows, or there are more of them than fill it. */
export const isOddPage = (answer: unknown, asked: unknown): answer is { list: unknown[] } =>
  isUncounted(answer) || (isList(answer) && answer.list.length > Number(Object(asked).pageSize));
