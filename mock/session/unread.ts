import type { World } from '../runtime/world';

type Counter = (world: World) => Record<string, number>;
let counter: Counter = () => ({});

/** Lets the message feature tell how many messages are unread, without the session knowing that feature. */
export function countUnreadBy(given: Counter): void {
  counter = given;
}

/** Unread messages by category. */
export const unreadOf: Counter = (world) => counter(world);
