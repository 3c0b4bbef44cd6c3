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

// For the time in which no feature has receivers: the first ones are told by alarm tasks.
tellReceiverUses((_, receiver, id) => {
  if (id === 'CT-1' || id === 'RB-1') return [{ kind: 'alarmTask', id: 'AT-1', name: '权威解析成功率下降' }];
  return id === 'CT-2' && receiver === 'contact' ? [{ kind: 'alarmTask', id: 'AT-2', name: 'Node offline' }] : [];
});
