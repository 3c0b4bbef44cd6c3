import * as z from 'zod';
import { normalize, parseAddress } from '@/lib/ip/address';
import { answerOf, type Hop, type NodeAnswer } from './answer';

/** What mtr writes; older ones write figures as text. */
const hub = z.object({
  count: z.coerce.number(),
  host: z.string(),
  'Loss%': z.coerce.number(),
  Snt: z.coerce.number(),
  Avg: z.coerce.number(),
});
const report = z.object({
  report: z.object({ mtr: z.object({ dst: z.string() }), hubs: z.array(hub) }),
});

const NOBODY = '???';

const hopOf = ({ count, host, 'Loss%': lossPercent, Avg }: z.output<typeof hub>): Hop => {
  const isSilent = host === NOBODY || lossPercent >= 100;
  return { count, host: isSilent ? '' : host, lossPercent, ms: isSilent ? null : Avg };
};

/** What came back of a ping; null where that is no report of one. */
export function readPing(value: unknown): NodeAnswer | null {
  const read = report.safeParse(value);
  if (!read.success) return null;
  const last = read.data.report.hubs.at(-1);
  if (!last) return answerOf('lost');
  const { host, lossPercent, ms } = hopOf(last);
  const sent = last.Snt;
  const back = Math.round(sent * (1 - lossPercent / 100));
  const outcome = back === 0 || ms === null ? 'lost' : back < sent ? 'partly' : 'reached';
  return answerOf(outcome, { lines: host === '' ? [] : [host], ms, sent, back });
}

/** The way to a target, which is reached where it ends there; null where that is no report of one. */
export function readTrace(value: unknown): NodeAnswer | null {
  const read = report.safeParse(value);
  if (!read.success) return null;
  const { mtr, hubs } = read.data.report;
  const hops = hubs.map(hopOf);
  const last = hops.at(-1);
  // Also a router on the way that says "unreachable" ends a report.
  const isThere =
    last !== undefined &&
    last.host !== '' &&
    (parseAddress(mtr.dst) === null || normalize(last.host) === normalize(mtr.dst));
  const shown = last && last.host !== '' ? [last.host] : [];
  return answerOf(isThere ? 'reached' : 'lost', { lines: shown, hops, ms: isThere ? last.ms : null });
}

/** What curl tells of a connection. */
const connection = z.object({
  exitcode: z.int(),
  time_connect: z.number(),
  errormsg: z.string().nullable().default(null),
  remote_ip: z.string().default(''),
});

const NO_ADDRESS = 6;
const NOT_CONNECTED = 7;
const TOO_LATE = 28;

/** Whether a port took the connection; null where that is not what curl says of one. */
export function readPort(value: unknown): NodeAnswer | null {
  const read = connection.safeParse(value);
  if (!read.success) return null;
  const { exitcode, time_connect, errormsg, remote_ip } = read.data;
  const lines = remote_ip === '' ? [] : [remote_ip];
  // It stays open until it is given up: nothing is sent.
  if (time_connect > 0) return answerOf('open', { lines, ms: time_connect * 1000 });
  const reason = errormsg ?? '';
  if (exitcode === NO_ADDRESS) return answerOf('unresolved', { reason });
  if (exitcode === NOT_CONNECTED) return answerOf('closed', { lines, reason });
  return exitcode === TOO_LATE ? answerOf('filtered', { lines, reason }) : null;
}
