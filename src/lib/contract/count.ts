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

/** Whether an answer is a page of a list whose gateway does not say how many rows it has. */
export const isUncounted = (answer: unknown): answer is { list: unknown[] } =>
  isFields(answer) && Array.isArray(answer.list) && (answer.total ?? UNCOUNTED) === UNCOUNTED;
