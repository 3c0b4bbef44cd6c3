import * as z from 'zod';
import { instant } from '@/lib/contract/instant';
import type { Permit } from '@/lib/permit';
import { orEmpty } from '@/lib/rules/optional';
import { LIMITS, lines } from '@/lib/rules/text';
import type { AlarmRecord } from './record';

const account = z.object({ id: z.string(), name: z.string() });

/** Who takes care of an alarm, or did when it was over. */
export const acknowledgment = z.object({
  owner: account,
  /** Who gave it to the owner: the owner, mostly. */
  by: account,
  at: instant,
  /** Null: as long as the alarm goes on. */
  until: instant.nullable(),
  note: z.string(),
});

export const acknowledgmentNote = lines(LIMITS.alarm);

/** What is said about an acknowledgment, of one alarm or of many. */
export const acknowledgmentInput = z.object({
  ownerId: z.string().min(1),
  until: instant.nullable(),
  note: orEmpty(acknowledgmentNote),
  /** Also what somebody else takes care of. */
  isTakeover: z.boolean(),
});

/**
 * What happened to the care for an alarm. Its end says how: `release` given back, `expire` its time was up, `over` with the
 * alarm, `worsen` since the alarm got worse.
 */
export const acknowledgmentTurn = z.object({
  at: instant,
  what: z.enum(['acknowledge', 'takeOver', 'change', 'note', 'release', 'expire', 'over', 'worsen']).or(z.string()),
  /** Who did it; null is nobody. */
  by: account.nullable(),
  owner: account.nullable(),
  /** From whom it was taken over. */
  from: account.nullable(),
  until: instant.nullable(),
  note: z.string(),
});
export type AcknowledgmentTurn = z.output<typeof acknowledgmentTurn>;

type State = Pick<AlarmRecord, 'endedAt' | 'isAcknowledged'>;

/** State rules of the care for an alarm, for the screen and the gateway alike: true, or the message id of the reason. */
export const careOf = {
  acknowledge: ({ endedAt }: State): Permit<'alarmRecord.isOver'> => endedAt === null || 'alarmRecord.isOver',
  release: ({ isAcknowledged }: State): Permit<'alarmRecord.isFree'> => isAcknowledged === true || 'alarmRecord.isFree',
};
