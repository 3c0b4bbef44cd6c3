import { gatewayNow, gatewayTime } from '@/lib/gateway-clock';
import { isToken, lastCalls, lastErrors } from '@/lib/http/last-calls';
import { ownEntry, ownVersion } from '@/lib/own-entry';
import { framesOf, thrownIn } from '@/lib/stack';
import { isoText } from '@/lib/time';

const CONTRACT = /^\/(api|fs)(\/[a-zA-Z]\w*)+$/;

/** Paths of the contract are constants, but for the file that is downloaded; nothing else may be one's own words. */
export function endpointOf(path: string): string {
  if (path.startsWith('/fs/download/')) return '/fs/download/:id';
  return CONTRACT.test(path) ? path : ':other';
}

/** The address as the route table writes it: parameters by their names, without query and hash. */
export function routeOf(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  // No screen has such an address, so it says nothing but what was typed.
  if (params['*'] !== undefined) return '*';
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  return pathname
    .split('/')
    .map((part) => {
      const plain = decoded(part);
      return names.get(plain) ?? names.get(part) ?? (/^[a-zA-Z_]*$/.test(part) ? part : ':id');
    })
    .join('/');
}

/** The area and the screen of an address, where its parameters are not known: only behind these two may one stand. */
export const screenOf = (pathname: string): string =>
  pathname.split('/').length > 3 ? `${pathname.split('/').slice(0, 3).join('/')}/…` : pathname;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const timeOf = (at: number): string => isoText(at) ?? '-';

/** What stands in a cell: a code or an id of a request is short and of one piece, or it is left out. */
const token = (value: unknown): string => (isToken(String(value ?? '')) ? String(value) : '-');

/** An error by its kind and where in the code it was thrown. Its message may quote what the operator entered. */
function errorText(given: unknown): string {
  const inner = thrownIn(given);
  if (!(inner instanceof Error)) return token(typeof inner);
  return [token(inner.name), ...framesOf(inner)].join(' ');
}

const column = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, at) => Math.max(cell.length, most[at] ?? 0)), []);
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

interface Place {
  route: string;
  language: string;
}

/**
 * What happened, for whoever looks after the console: a plain text in fixed words, since a program may read it too. It is
 * made of codes, times and names of code; nothing in it was entered by anybody, came in an answer's body or is a token.
 */
export function problemText({ route, language }: Place): string {
  const facts = [
    ['version', token(ownVersion())],
    ['build', ownEntry() ?? 'development'],
    ['route', route],
    ['browser', navigator.userAgent],
    ['language', language],
    ['window', `${window.innerWidth} x ${window.innerHeight}`],
    ['time', timeOf(gatewayNow())],
  ];
  const calls = lastCalls.map(({ path, at, ms, status, code, requestId }) => [
    timeOf(gatewayTime(at)),
    endpointOf(path),
    token(status),
    token(code),
    ms === undefined ? '-' : `${ms} ms`,
    token(requestId),
  ]);
  const errors = lastErrors.map(({ at, error }) => [timeOf(gatewayTime(at)), errorText(error)]);
  const heads = ['time', 'endpoint', 'status', 'code', 'duration', 'request id'];
  return [
    ...column(facts),
    '',
    ...(calls.length > 0 ? column([heads, ...calls]) : ['no calls']),
    '',
    ...(errors.length > 0 ? column([['time', 'error'], ...errors]) : ['no errors']),
    '',
  ].join('\n');
}
