import type { ReceiverUse } from '@/api/message/contact';
import type { World } from '../runtime/world';

export type Receiver = 'contact' | 'robot';

type Teller = (world: World, receiver: Receiver, id: string) => ReceiverUse[];

const tellers: Teller[] = [];

/** Lets a feature tell which of its objects name a receiver, without contacts and robots knowing that feature. */
export function tellReceiverUses(teller: Teller): void {
  tellers.push(teller);
}

export const usesOfReceiver: Teller = (world, receiver, id) => tellers.flatMap((teller) => teller(world, receiver, id));
