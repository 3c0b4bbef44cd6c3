import type { LogEntry } from '@/api/log/query';
import type { GuardedCall } from '@/lib/contract/client';
import { objectOf } from '@/objects';
import type { Flip } from '@/objects/object';

const OPPOSITE = { enable: 'disable', disable: 'enable', lock: 'unlock', unlock: 'lock' } as const;
type Verb = keyof typeof OPPOSITE;
const hasOpposite = (verb: string): verb is Verb => Object.hasOwn(OPPOSITE, verb);

/** What many objects went through, each has an entry of. */
const ofOne = (verb: string) => verb.replace(/^bulk(\w)/, (_, letter: string) => letter.toLowerCase());

interface WayBack {
  flip?: { verb: Verb } & Flip;
  edit?: { call: GuardedCall; to: string };
}

/** How what an entry tells of can be taken back: by the opposite verb, or by a form with the old values. */
export function takeBackOf({ object, verb, result, id, path }: LogEntry): WayBack {
  const type = object && objectOf(object.kind);
  if (!type || result !== 'success') return {};
  const done = ofOne(verb);
  const back = hasOpposite(done) ? OPPOSITE[done] : undefined;
  const flip = back && type.flips?.[back];
  if (flip) return { flip: { verb: back, ...flip } };
  const { edit } = type;
  // A part of an object that has a call of its own has a form of its own, which takes no old values.
  const isWhole = verb === 'update' && (path === '' || path === edit?.call.path);
  return edit && isWhole ? { edit: { call: edit.call, to: edit.address(object.id, id) } } : {};
}
