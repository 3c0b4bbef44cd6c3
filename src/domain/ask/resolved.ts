import * as z from 'zod';
import { answerOf, type NodeAnswer } from './answer';

/** A message of the DNS in JSON (RFC 8427), as kdig writes it; of what is not asked for here nothing is expected. */
const record = z.looseObject({
  NAME: z.string(),
  TYPE: z.int(),
  TYPEname: z.string().default(''),
  TTL: z.number().default(0),
  RDATAHEX: z.string().default(''),
});
type ResourceRecord = z.output<typeof record>;

const bit = z.union([z.number(), z.boolean()]).default(0).transform(Boolean);

const message = z.object({
  RCODE: z.int(),
  AA: bit,
  AD: bit,
  CD: bit,
  TC: bit,
  QTYPEname: z.string().default(''),
  answerRRs: z.array(record).default([]),
  additionalRRs: z.array(record).default([]),
});

const RCODES = ['NOERROR', 'FORMERR', 'SERVFAIL', 'NXDOMAIN', 'NOTIMP', 'REFUSED'] as const;
const FLAGS = ['AA', 'AD', 'CD', 'TC'] as const;
const OPT = 41;
const RRSIG = 46;
const EXTENDED_ERROR = 15;
/** Codes of RFC 8914 by which a server says that it keeps a name back: blocked, censored, filtered, answered otherwise. */
const KEPT_BACK: ReadonlySet<number> = new Set([15, 16, 17, 4]);
/** Names in these stand for the same in whatever case; text and keys do not. */
const OF_NAMES: ReadonlySet<string> = new Set(['CNAME', 'MX', 'NS', 'PTR', 'SOA', 'SRV']);

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/[0-9a-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));

interface ExtendedError {
  readonly code: number;
  readonly text: string;
}

/** The extended errors among the options of an OPT record (RFC 6891 6.1.2); what is cut off is left out. */
function extendedErrors(hex: string): ExtendedError[] {
  const bytes = bytesOf(hex);
  const view = new DataView(bytes.buffer);
  const found: ExtendedError[] = [];
  for (let at = 0; at + 4 <= bytes.length; ) {
    const [code, length] = [view.getUint16(at), view.getUint16(at + 2)];
    const from = at + 4;
    at = from + length;
    if (code !== EXTENDED_ERROR || length < 2 || at > bytes.length) continue;
    found.push({ code: view.getUint16(from), text: new TextDecoder().decode(bytes.slice(from + 2, at)) });
  }
  return found;
}

/** What a record holds, as zone files write it; of a type that the program does not know its bytes. */
function dataOf(one: ResourceRecord): string {
  const data: unknown = one[`rdata${one.TYPEname}`];
  return typeof data === 'string' ? data.trim() : `\\# ${one.RDATAHEX}`;
}

const typeOf = ({ TYPE, TYPEname }: ResourceRecord) => TYPEname || `TYPE${TYPE}`;

/** By what a record is the same as another one: names are, in whatever case. */
function recordKey(one: ResourceRecord): string {
  const data = dataOf(one);
  return [one.NAME.toLowerCase(), typeOf(one), OF_NAMES.has(typeOf(one)) ? data.toLowerCase() : data].join(' ');
}

/** What a name server answered; null where that is no message of one. */
export function readResolved(value: unknown): NodeAnswer | null {
  const read = message.safeParse(value);
  if (!read.success) return null;
  const { RCODE, QTYPEname, answerRRs, additionalRRs } = read.data;
  const opt = additionalRRs.find(({ TYPE }) => TYPE === OPT);
  // Its upper eight bits stand where a record has its time to live.
  const rcode = RCODE + (opt ? Math.floor(opt.TTL / 2 ** 24) * 16 : 0);
  const flags = FLAGS.filter((flag) => read.data[flag]);
  const errors = extendedErrors(opt?.RDATAHEX ?? '');
  const kept = errors.find(({ code }) => KEPT_BACK.has(code));
  // Signatures are made anew while what they sign stays.
  const records = answerRRs.filter(({ TYPE }) => TYPE !== RRSIG);
  const code = RCODES[rcode] ?? `RCODE ${rcode}`;
  const outcome = kept ? 'blocked' : rcode !== 0 ? 'code' : records.length > 0 ? 'records' : 'noData';
  const shown = records.map((one) => (typeOf(one) === QTYPEname ? dataOf(one) : `${typeOf(one)} ${dataOf(one)}`));
  const reason = (kept ?? errors[0])?.text ?? '';
  return answerOf(outcome, {
    lines: [...(rcode === 0 ? [] : [code]), ...shown.toSorted()],
    flags,
    isValidated: read.data.AA ? null : read.data.AD,
    reason,
    sameAs: [outcome, code, kept ? `${kept.code} ${kept.text}` : '', ...records.map(recordKey).toSorted()].join('\n'),
  });
}
