/** What the log tells of the deliveries of an object, beside its own fields. */
export const DELIVERY_FIELDS = {
  deliveryState: 'log.fieldDeliveryState',
  failures: 'log.fieldFailures',
  resent: 'log.fieldResent',
} as const;
