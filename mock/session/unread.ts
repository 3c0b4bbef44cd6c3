import type { World } from '../runtime/world';

type Counter = (world: World) => number;
let counter: Counter = () => 0;

/** Lets the message feature tell how many messages are unread, without the session knowing that feature. */
export function countUnreadBy(given: Counter): void {
  counter = given;
}

export const unreadOf: Counter = (world) => counter(world);
