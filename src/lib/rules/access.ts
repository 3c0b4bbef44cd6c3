import * as z from 'zod';
import { crossField } from './cross-field';
import { ip, mask, maskIssues, rangeIssues } from './ip';

/** From one address to another, both included; the start is not above the end. */
export const ipRange = crossField(z.object({ start: ip, end: ip }), ({ start, end }) => rangeIssues(start, end, 'end'));

const single = z.object({ type: z.literal('single'), ip });
const range = z.object({ type: z.literal('range'), start: ip, end: ip });
const masked = z.object({ type: z.literal('mask'), ip, mask });

/** One entry of an IP access list: a single address, a range, or an address with a mask. */
export const accessRule = z.discriminatedUnion('type', [
  single,
  crossField(range, ({ start, end }) => rangeIssues(start, end, 'end')),
  crossField(masked, (entry) => maskIssues(entry.ip, entry.mask, 'mask')),
]);
