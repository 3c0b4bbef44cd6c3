import * as z from 'zod';
import { deliveryReason } from '@/domain/push/delivery';
import { instant } from '@/lib/contract/instant';
import { computed } from '@/lib/contract/version';

/** How the deliveries of an object stand, in its own row; absent on a gateway that does not keep them. */
export const deliveryMark = computed(
  z
    .object({
      /** `retrying`: the last attempt failed and another one comes; `suspended`: after failures in a row none does. */
      state: z.enum(['active', 'retrying', 'suspended']).or(z.string()),
      waiting: z.int(),
      reason: deliveryReason.or(z.string()).nullable(),
      /** Of what is suspended: since when. */
      since: instant.nullable(),
    })
    .optional(),
);
export type DeliveryMark = NonNullable<z.output<typeof deliveryMark>>;

/** How the deliveries of an object are shown and filtered: nothing is active of one that is off, which is sent nothing. */
export const deliveryState = (mark: DeliveryMark | undefined, isOn: boolean): string | undefined =>
  isOn || mark?.state !== 'active' ? mark?.state : undefined;
