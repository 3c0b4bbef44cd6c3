let skew = 0;

/** Takes over the present time of the gateway, as its session tells it. */
export function setGatewayClock(now: number): void {
  skew = now - Date.now();
}

/** The gateway's present time, epoch milliseconds; right even if the browser's clock is off by a day. */
export const gatewayNow = (): number => Date.now() + skew;

/** What the gateway's clock showed when the browser's showed this. */
export const gatewayTime = (at: number): number => at + skew;

/** What the browser's clock showed when the gateway's showed this. */
export const browserTime = (at: number): number => at - skew;
