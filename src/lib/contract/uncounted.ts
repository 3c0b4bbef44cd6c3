import * as z from 'zod';

const paged = z.object({ current: z.int(), pageSize: z.int() });

/**
 * A page of a list whose gateway does not count its rows: as many are told as were seen, and one more as long as the page is
 * full, so that there is always a way on; `isCounted` is false then. An answer that is no page stays as it is.
 */
export function withCount<Answer extends { list: unknown[] }>(input: unknown, answer: Answer): Answer {
  const page = paged.safeParse(input);
  if (!page.success) return answer;
  const { current, pageSize } = page.data;
  const count = answer.list.length;
  const total = (current - 1) * pageSize + count + (count >= pageSize ? 1 : 0);
  return { ...answer, total, isCounted: false };
}
