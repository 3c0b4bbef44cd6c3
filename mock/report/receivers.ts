import type { Receiver } from '@/api/report/subscription';
import type { World } from '../runtime/world';

/** Whom reports can be sent to, with what reaches them; the last one is reached by nothing yet. */
const SEEDS: readonly Receiver[] = [
  { id: 'RC-1', name: '值班运维', channels: ['inSite', 'sms', 'email', 'wechatService'] },
  { id: 'RC-2', name: 'Lin Yue', channels: ['inSite', 'email', 'wechat'] },
  { id: 'RC-3', name: 'NOC DingTalk', channels: ['dingtalkRobot'] },
  { id: 'RC-4', name: '安全群机器人', channels: ['enterpriseRobot'] },
  { id: 'RC-5', name: 'Not verified yet', channels: [] },
];

/** One who was deleted after a subscription had chosen him. */
export const GONE = { id: 'RC-9', name: '已离职的值班员' } as const;

const books = new WeakMap<World, Receiver[]>();

export function receiversOf(world: World): Receiver[] {
  const known = books.get(world);
  if (known) return known;
  const fresh = SEEDS.map((one) => ({ ...one, channels: [...one.channels] }));
  books.set(world, fresh);
  return fresh;
}
