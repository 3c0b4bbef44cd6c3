import { placeIn } from '../contract/schema-forms';
import type { Break } from '../http/last-calls';
import { framesOf, thrownIn } from '../stack';

/** What is told of one thing: names that stand in the code or in a standard, and numbers. Nothing else gets in. */
export interface TelemetryEvent {
  readonly kind: 'error' | 'violation' | 'break' | 'paint' | 'ready' | 'interaction';
  readonly [fact: string]: string | number | readonly string[];
}

const OTHER = 'other';
const known =
  (names: ReadonlySet<string>) =>
  (name: unknown): string =>
    typeof name === 'string' && names.has(name) ? name : OTHER;

/** A name of an error can be set to anything: these are of the language, of the browser and of the console. */
const errorName = known(
  new Set([
    ...['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError', 'AggregateError'],
    ...['ApiError', 'AxiosError', 'CanceledError', 'ChunkLoadError', 'ZodError', 'InternalError'],
    ...['AbortError', 'ConstraintError', 'DataCloneError', 'DataError', 'EncodingError', 'InvalidAccessError'],
    ...[
      'InvalidStateError',
      'NetworkError',
      'NotAllowedError',
      'NotFoundError',
      'NotReadableError',
      'NotSupportedError',
    ],
    ...['OperationError', 'QuotaExceededError', 'SecurityError', 'TimeoutError', 'UnknownError'],
  ]),
);

const directiveName = known(
  new Set([
    ...[
      'base-uri',
      'child-src',
      'connect-src',
      'default-src',
      'font-src',
      'form-action',
      'frame-ancestors',
      'frame-src',
    ],
    ...['img-src', 'manifest-src', 'media-src', 'object-src', 'require-trusted-types-for', 'sandbox', 'script-src'],
    ...[
      'script-src-attr',
      'script-src-elem',
      'style-src',
      'style-src-attr',
      'style-src-elem',
      'trusted-types',
      'worker-src',
    ],
  ]),
);

/** Words of the policy's standard that stand in the place of an address. */
const blockedWord = known(
  new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'data', 'blob', 'self']),
);

const interactionName = known(
  new Set(['click', 'keydown', 'keypress', 'keyup', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchend']),
);

/** A script of the build by the name that the build gave it. */
const OWN_FRAME = /^(?:framework|part|preload|umi)\.[0-9a-f]{8}\.(?:async\.)?js:\d{1,7}:\d{1,7}$/;
const ownFrames = (frames: readonly string[]) => frames.filter((frame) => OWN_FRAME.test(frame));

/** Nothing in the zone of a number but a number. */
const whole = (value: number): number => (Number.isFinite(value) ? Math.round(value) : -1);

/** What was thrown, by its kind and its places in the build; its message may quote what somebody entered. */
export function errorTold(given: unknown): TelemetryEvent {
  const error = thrownIn(given);
  if (!(error instanceof Error)) return { kind: 'error', name: typeof error, at: [] };
  return { kind: 'error', name: errorName(error.name), at: ownFrames(framesOf(error)) };
}

/** What the policy stopped: which rule, what kind of thing, and where in the build; never an address. */
export function violationTold(given: {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly sourceFile?: string | null;
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}): TelemetryEvent {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber = 0, columnNumber = 0 } = given;
  const file = /[^/]*$/.exec(sourceFile ?? '')?.[0];
  return {
    kind: 'violation',
    directive: directiveName(effectiveDirective),
    blocked: blockedWord(blockedURI),
    at: ownFrames([`${file}:${whole(lineNumber)}:${whole(columnNumber)}`]),
  };
}

/** Codes of zod's own. */
const issueCode = known(
  new Set([
    ...['invalid_type', 'invalid_value', 'invalid_format', 'invalid_union', 'invalid_key', 'invalid_element'],
    ...['too_big', 'too_small', 'not_multiple_of', 'unrecognized_keys', 'custom'],
  ]),
);

const MOST_ISSUES = 5;

/** Where an answer broke its schema, in the schema's own words: names that the answer brought are `*`. */
export function breakTold({ endpoint: { path, res }, issues }: Omit<Break, 'at'>): TelemetryEvent {
  const places = issues.map((issue) => `${placeIn(res, issue.path)} ${issueCode(issue.code)}`);
  return { kind: 'break', path, at: [...new Set(places)].slice(0, MOST_ISSUES) };
}

/** A moment since the page was asked for, in milliseconds. */
export const momentTold = (kind: 'paint' | 'ready', ms: number): TelemetryEvent => ({ kind, ms: whole(ms) });

/** The longest that the page took to answer a hand since this was told last, and of how many. */
export const interactionTold = (name: string, ms: number, count: number): TelemetryEvent => ({
  kind: 'interaction',
  name: interactionName(name),
  ms: whole(ms),
  count: whole(count),
});
