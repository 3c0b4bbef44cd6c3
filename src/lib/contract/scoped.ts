import type { ListCall } from './client';

/** A list call that always has these filters, as the list of one tab; its answers are kept apart from those of the others. */
export function scoped<Row, Filters extends object>(
  call: ListCall<Row, Filters>,
  filters: NoInfer<Filters>,
): ListCall<Row, Filters> {
  type Given = Parameters<ListCall<Row, Filters>>;
  const narrowed = (input: Given[0], options?: Given[1]) =>
    call({ ...input, filters: { ...input.filters, ...filters } }, options);
  return Object.assign(narrowed, { path: `${call.path}?${JSON.stringify(filters)}` });
}
