import { CHANNELS, type Channel } from '@/domain/message/channel';
import { hearWrites } from '../runtime/before-write';
import type { World } from '../runtime/world';
import { statesIn } from './course';
import { type Reached, reachedBy, robotRefusal } from './receivers';

/** Who is reached, and what the service of a robot answers when it refuses what is sent. */
interface Reach extends Reached {
  refusal: string | null;
}

/** How receivers were up to a time, by channel and id. */
interface Epoch {
  to: number;
  known: ReadonlyMap<string, Reach>;
}

const epochs = new WeakMap<World, Epoch[]>();
const keyOf = (channel: Channel, id: string) => `${channel} ${id}`;

function reachNow(world: World, channel: Channel, id: string): Reach {
  const [found = { name: id, address: '', problem: 'gone' as const }] = reachedBy(world, channel, [id]);
  return { ...found, refusal: robotRefusal(world, channel, found.name) };
}

const isSame = (one: Epoch['known'], other: Epoch['known']) => JSON.stringify([...one]) === JSON.stringify([...other]);

/** Writes down how those are whom alarms are told to, before something may change it: what was told stays true. */
function keep(world: World): void {
  const known = new Map<string, Reach>();
  for (const { task } of statesIn(world)) {
    for (const channel of CHANNELS)
      for (const id of task.channels[channel] ?? []) {
        const key = keyOf(channel, id);
        if (!known.has(key)) known.set(key, reachNow(world, channel, id));
      }
  }
  if (known.size === 0) return;
  const kept = epochs.get(world) ?? [];
  epochs.set(world, kept);
  const last = kept.at(-1);
  if (last && isSame(last.known, known)) last.to = world.now();
  else kept.push({ to: world.now(), known });
}

hearWrites(keep);

/** Who a channel reached at a time, each with the reason why not, and with what its service answered if it refused. */
export function reachedAt(world: World, channel: Channel, ids: readonly string[], at: number): Reach[] {
  const then = (epochs.get(world) ?? []).filter(({ to }) => at < to);
  return ids.map((id) => {
    const key = keyOf(channel, id);
    return then.find(({ known }) => known.has(key))?.known.get(key) ?? reachNow(world, channel, id);
  });
}
