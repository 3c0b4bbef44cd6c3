import type { Finding } from './lint';

/** Below this a busy link looks dead; above SLOW_MS the routing protocol's own timer is faster. Milliseconds. */
export const FAST_MS = 150;
export const SLOW_MS = 30_000;

/**
 * Milliseconds until a silent neighbor counts as gone, if it has the same template (RFC 5880 6.8.4: multiplier times the
 * slower of what one side sends and the other side takes).
 */
export function detectionMs(template: { multiplier: number; minTx: number; minRx: number }): number {
  return template.multiplier * Math.max(template.minTx, template.minRx);
}

const KEEPALIVES = 3;

/** BGP: a hold time below three keepalives (RFC 4271 section 10); 0 switches it off. Seconds. */
export function lintBgp(entry: string, { keepalive, hold }: { keepalive: number; hold: number }): Finding[] {
  if (hold === 0 || hold >= KEEPALIVES * keepalive) return [];
  const values = { hold, keepalive, least: KEEPALIVES * keepalive };
  return [{ level: 'warning', code: 'bgpHold', path: ['bgp', entry, 'hold'], values }];
}
