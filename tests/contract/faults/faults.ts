import type { Fault } from '@mock/runtime/world';
import { AxiosError, CanceledError } from 'axios';

export interface Case {
  /** The answer of the gateway, or what the line does instead of giving one. */
  plan?: Partial<Fault>;
  line?: () => Error;
  /** Production shows an answer that is readable though it is not quite what the contract says. */
  isReadable?: boolean;
}

const ok = (data: unknown) => ({ plan: { envelope: { code: 20000, message: 'success', data } } });

/** Those of REL-1, and a list that no gateway's way of writing explains. */
export const FAULTS: Readonly<Record<string, Case>> = {
  'a timeout': { line: () => new AxiosError('timeout of 30000ms exceeded', AxiosError.ECONNABORTED) },
  'an aborted call': { line: () => new CanceledError('canceled') },
  'no line': { plan: { drop: true } },
  '500': { plan: { status: 500 } },
  '502': { plan: { status: 502 } },
  '503': { plan: { status: 503 } },
  '504': { plan: { status: 504 } },
  HTML: { plan: { body: '<!doctype html><title>502</title><h1>Bad gateway</h1>' } },
  'truncated JSON': { plan: { body: '{"code":20000,"data":{"list":[{"id"' } },
  'an empty body': { plan: { body: '' } },
  null: { plan: { body: 'null' } },
  '[]': { plan: { body: '[]' } },
  '{}': { plan: { body: '{}' } },
  'no message': { plan: { envelope: { code: 60999 } } },
  'list null': { ...ok({ list: null, total: 0 }), isReadable: true },
  'list as text': ok({ list: 'text', total: 0 }),
  'total as text': { ...ok({ list: [], total: '12' }), isReadable: true },
};

/** What the client makes the same of, a failed status, no JSON, no envelope: a screen cannot tell them apart. */
const ALIKE: readonly (readonly string[])[] = [
  ['500', '502', '503', '504'],
  ['HTML', 'truncated JSON', 'an empty body'],
  ['null', '[]', '{}'],
];

/** What the parts that load are all to show alike: a failure, or an answer that is none; a call given up, or odd rows. */
const SORTS: readonly (readonly string[])[] = [
  [
    'no line',
    'HTML',
    '500',
    'null',
    'no message',
    'list as text',
    '502',
    '{}',
    'a timeout',
    'truncated JSON',
    '[]',
    '504',
    'an empty body',
  ],
  ['an aborted call', 'list null', 'total as text'],
];

/** The faults of every kind that the screen of this number meets: of those alike another one than the next screen. */
export function faultsOf(number: number): [string, Case][] {
  const left = ALIKE.flatMap((names) => names.filter((_, index) => index !== number % names.length));
  return Object.entries(FAULTS).filter(([name]) => !left.includes(name));
}

/** One fault of each sort, another one than the screen before. */
export function someFaultsOf(number: number): [string, Case][] {
  const chosen = SORTS.map((names) => names[number % names.length]);
  return Object.entries(FAULTS).filter(([name]) => chosen.includes(name));
}
