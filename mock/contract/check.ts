import * as z from 'zod';
import { CODES } from '@/api/codes';
import { adapter } from '@/lib/contract/adapter';
import type { Capability } from '@/lib/contract/capability';
import { inDialect, readAnswer } from '@/lib/contract/dialect';
import { type Endpoint, isReading } from '@/lib/contract/endpoint';
import { resourceOf } from '@/lib/contract/resource';
import { readEnvelope } from '@/lib/http/envelope';
import { codesOf } from './codes';
import { sampleOf } from './samples';
import { wireOf } from './schema';

/** Where an answer is not what the contract says. */
export interface Difference {
  /** `list[0].name`; empty is the answer itself. */
  at: string;
  expected: string;
  found: string;
}

export type Verdict = { path: string; capability: Capability | null } & (
  | { result: 'fits' }
  /** Written otherwise, and read all the same. */
  | { result: 'dialect'; differences: Difference[] }
  | { result: 'differs'; differences: Difference[] }
  /** `isDeclared`: the contract says that it may refuse so. */
  | { result: 'refused'; code: string; message: string | null; isDeclared: boolean }
  /** `body`: how the JSON begins that came in the place of an envelope; null where none came. */
  | { result: 'missing'; status: number; body: string | null }
  | { result: 'unreachable'; reason: string }
  /** Nothing to ask about was found, such as a row of an empty list. */
  | { result: 'notAsked' }
);

/** Posts a body to a path; the body of the answer is what its JSON says, or undefined if it is none. */
export type Post = (path: string, body: unknown) => Promise<{ status: number; body: unknown }>;

/** What reads and does nothing else: a test reaches out to receivers or devices. */
export const isHarmless = ({ path }: Endpoint) => isReading(path) && !path.endsWith('/test');

/** Whose answers name what these are asked for, where it is not the list of the same resource. */
const IDS: readonly (readonly [pattern: RegExp, source: string])[] = [
  [/^\/api\/dcomm\/edgeGroup\//, '/api/dcomm/edgeGroup/getChildren'],
  [/^\/api\/help\/doc\//, '/api/help/doc/getDirectories'],
  [/^\/api\/order\/subOrder\//, '/api/order/order/get'],
  [/^\/api\/acm\/(authorization|access|license|accessChange)\//, '/api/acm/subAccount/list'],
  [/^\/api\/dcomm\/(node(Network|Monitor|Service)|lookingGlass)\//, '/api/dcomm/businessNode/list'],
  [/^\/api\/dcomm\/cmdInvocation\//, '/api/dcomm/commandTask/list'],
  [/^\/api\/alarm\/(noData|runbook)\//, '/api/alarm/task/list'],
  [/^\/api\/log\/pushDelivery\/getSummary/, '/api/log/pushTask/list'],
  [/^\/api\/msg\/robotDelivery\/getSummary/, '/api/msg/robot/list'],
  [/^\/api\/msg\/providerDelivery\/getSummary/, '/api/msg/provider/list'],
  [/^\/api\/alarm\/scene\//, '/api/alarm/scene/getOptions'],
  [/^\/api\/alarm\/task\/preview/, '/api/alarm/scene/getOptions'],
  [/^\/api\/report\/share\//, '/api/report/instance/list'],
];

const sourceOf = (path: string) => IDS.find(([pattern]) => pattern.test(path))?.[1] ?? `${resourceOf(path)}/list`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const withId = z.object({ id: z.string() });

/** Every id in an answer, outermost first. */
function idsIn(value: unknown): string[] {
  const own = withId.safeParse(value).data;
  const level: unknown[] = isObject(value) ? Object.values(value) : [];
  return [...(own ? [own.id] : []), ...level.flatMap(idsIn)];
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const valueAt = (data: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), data);
const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** What is wrong with an answer, by place; of a union, what is wrong with the form that it comes closest to. */
function differencesIn(
  data: unknown,
  issues: readonly z.core.$ZodIssue[],
  under: readonly PropertyKey[] = [],
): Difference[] {
  return issues.flatMap((issue) => {
    const path = [...under, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const [closest = []] = [...issue.errors].sort((a, b) => a.length - b.length);
      return differencesIn(data, closest, path);
    }
    const value = valueAt(data, path);
    const isType = issue.code === 'invalid_type';
    const found = value === undefined ? 'nothing' : isType ? kindOf(value) : JSON.stringify(value).slice(0, 60);
    return [
      {
        at: placeOf(path),
        expected: isType ? issue.expected : issue.message.replace(/^Invalid \w+: expected /, ''),
        found,
      },
    ];
  });
}

interface Answer {
  verdict: Verdict;
  /** Whether it was read in another form than it came in. */
  isRead?: boolean;
  /** Every id in it. */
  ids: string[];
}

/** How many rows are tried for one that has what is asked for. */
const ATTEMPTS = 10;
const isUnknown = (verdict: Verdict) => verdict.result === 'refused' && verdict.code === String(CODES.NOT_FOUND);

/** What an answer is, held against its endpoint: as it came, and as the console reads it. */
function judged(endpoint: Endpoint, { status, body }: { status: number; body: unknown }): Answer {
  const { path, capability, res } = endpoint;
  const about = { path, capability };
  const envelope = readEnvelope(adapter.envelopeIn(body));
  const came = body === undefined ? null : JSON.stringify(body).slice(0, 80);
  if (envelope === null) return { verdict: { ...about, result: 'missing', status, body: came }, ids: [] };
  const { isSuccess, code, message } = envelope;
  if (!isSuccess) {
    const isDeclared = [...codesOf(endpoint).keys()].some((one) => String(one) === code);
    return { verdict: { ...about, result: 'refused', code, message, isDeclared }, ids: [] };
  }
  const data = adapter.answerOf(path, envelope.data);
  const asItCame = res.safeParse(data);
  if (asItCame.success) return { verdict: { ...about, result: 'fits' }, ids: idsIn(data) };
  const own = readAnswer(endpoint, data);
  const read = res.safeParse(own);
  const differences = read.success ? differencesIn(data, asItCame.error.issues) : differencesIn(own, read.error.issues);
  const result = read.success ? 'dialect' : 'differs';
  return { verdict: { ...about, result, differences }, ids: idsIn(own), isRead: own !== data };
}

/**
 * Asks a gateway every reading endpoint of the contract, one after the other, and holds its answers against it. Nothing
 * is written. Ids come from what was answered before; `now` is in epoch milliseconds. What is adapted is asked and read so,
 * and what was said in a dialect is asked in it.
 */
export async function checkGateway(endpoints: readonly Endpoint[], post: Post, now: number): Promise<Verdict[]> {
  const reading = new Map<string, Endpoint>(endpoints.filter(isHarmless).map((endpoint) => [endpoint.path, endpoint]));
  const asked = new Map<string, Promise<Answer>>();

  let hasDialect = false;

  async function ask(endpoint: Endpoint): Promise<Answer> {
    const { path, capability } = endpoint;
    const about = { path, capability };
    const source = reading.get(sourceOf(path));
    const ids = source && source !== endpoint ? (await once(source)).ids : [];
    const schema = wireOf(endpoint.req);
    let last: Answer = { verdict: { ...about, result: 'notAsked' }, ids: [] };
    // Not every row has what is asked for: a report of the other kind, an order in one piece.
    for (const id of [...ids.slice(0, ATTEMPTS), undefined]) {
      const input = sampleOf(schema, { now, id });
      if (input === undefined) return last;
      const asked = adapter.requestTo(path, hasDialect ? inDialect(endpoint, input) : input);
      last = await post(path, asked).then(
        (answer) => judged(endpoint, answer),
        (error: unknown): Answer => ({ verdict: { ...about, result: 'unreachable', reason: String(error) }, ids: [] }),
      );
      hasDialect ||= last.isRead === true;
      if (!isUnknown(last.verdict)) return last;
    }
    return last;
  }

  const once = (endpoint: Endpoint) => {
    const running = asked.get(endpoint.path) ?? ask(endpoint);
    asked.set(endpoint.path, running);
    return running;
  };

  const verdicts: Verdict[] = [];
  for (const endpoint of reading.values()) verdicts.push((await once(endpoint)).verdict);
  return verdicts;
}
