import * as z from 'zod';

/** What a seed can make many of (performance.md, large data). */
const SIZED = [
  'secretKey',
  'subAccount',
  'organization',
  'logRow',
  'businessNode',
  'staticRoute',
  'bgpNeighbor',
  'bgpRoute',
  'ddiNode',
  'alarmRecord',
  'alarmRule',
  'silence',
] as const;

export type SizeName = (typeof SIZED)[number];

/** Body of POST /mock/size; a name that is not above is refused, since no seed would ask for it. */
export const sizeRequest = z.partialRecord(z.enum(SIZED), z.number().int().min(0).max(100_000));

export type Sizes = z.output<typeof sizeRequest>;
