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

const paged = z.object({ current: z.int(), pageSize: z.int() });

/**
 * An answer to a list call, of which it is known how many rows there are: where the gateway does not count them as many as
 * were seen, and one more as long as the page is full, so that there is always a way on; `isCounted` is false then.
 */
export function withCount<Answer>(input: unknown, answer: Answer): Answer {
  if (!isFields(answer) || !Array.isArray(answer.list)) return answer;
  if (answer.total !== undefined && answer.total !== null && answer.total !== UNCOUNTED) return answer;
  const page = paged.safeParse(input);
  if (!page.success) return answer;
  const { current, pageSize } = page.data;
  const count = answer.list.length;
  const total = (current - 1) * pageSize + count + (count >= pageSize ? 1 : 0);
  return { ...answer, total, isCounted: false };
}
