import { CAPABILITIES } from '@/lib/contract/capability';
import type { Verdict } from './check';
import { isShut } from './codes';

const ORDER: readonly Verdict['result'][] = [
  'differs',
  'missing',
  'unreachable',
  'refused',
  'dialect',
  'notAsked',
  'fits',
];
const WORDS: Readonly<Record<Verdict['result'], string>> = {
  fits: 'fits',
  dialect: 'written otherwise',
  differs: 'differs',
  refused: 'refused',
  missing: 'missing',
  unreachable: 'unreachable',
  notAsked: 'not asked',
};

/** Whether something specified would not work: an answer of another shape, none at all, an unknown refusal, or nobody let in. */
export const isFault = (verdict: Verdict) =>
  ['differs', 'unreachable'].includes(verdict.result) ||
  (verdict.result === 'missing' && verdict.capability === null) ||
  (verdict.result === 'refused' && (!verdict.isDeclared || isShut(verdict.code)));

function detailsOf(verdict: Verdict): string[] {
  switch (verdict.result) {
    case 'dialect':
    case 'differs':
      return verdict.differences.map(
        ({ at, expected, found }) => `${at || '(data)'}: expected ${expected}, found ${found}`,
      );
    case 'refused':
      return [`${verdict.code} ${verdict.message ?? ''}${verdict.isDeclared ? '' : ' (not in the contract)'}`];
    case 'missing':
      return [
        `status ${verdict.status}, no envelope${verdict.capability ? ` (of "${verdict.capability}")` : ''}`,
        ...(verdict.body === null ? [] : [`came: ${verdict.body}`]),
      ];
    case 'unreachable':
      return [verdict.reason];
    case 'notAsked':
      return ['nothing was found to ask about'];
    case 'fits':
      return [];
  }
}

/** What the gateway has beyond the specification, and what the console will therefore not offer. */
function capabilityLines(verdicts: readonly Verdict[]): string[] {
  const found = CAPABILITIES.map((name) => {
    const own = verdicts.filter(({ capability, result }) => capability === name && result !== 'notAsked');
    const missing = own.filter(({ result }) => result === 'missing').length;
    const part = missing === own.length ? 'lacks' : 'has in part';
    return { name, is: own.length === 0 ? 'was not asked for' : missing === 0 ? 'has' : part };
  });
  const line = (is: string, note = '') => {
    const names = found.filter((one) => one.is === is).map(({ name }) => name);
    return names.length > 0 ? [`the gateway ${is}: ${names.join(', ')}${note}`] : [];
  };
  return [
    ...line('has'),
    ...line('has in part', ' (taken for missing once the console meets what is missing)'),
    ...line('lacks', ' (the console will not offer it)'),
    ...line('was not asked for', ' (by writing only)'),
  ];
}

/** Statuses by which a server says that it does not know the path. */
const NO_PATH: ReadonlySet<number> = new Set([404, 405, 501]);

/** Where everything that came is in an envelope of its own, nothing else says anything yet. */
function envelopeLines(verdicts: readonly Verdict[]): string[] {
  const answered = verdicts.filter(({ result }) => result !== 'notAsked' && result !== 'unreachable');
  const missing = answered.flatMap((one) => (one.result === 'missing' ? [one] : []));
  if (missing.length === 0 || missing.length < answered.length) return [];
  if (missing.every(({ status }) => NO_PATH.has(status)))
    return ['no path of the console is known there: check the address of the server, or adapt the paths'];
  if (missing.every(({ body }) => body === null)) return [];
  return ['no answer has an envelope that the console reads: adapt the envelope first, then check again'];
}

/**
 * The verdicts to read: what has to be mended first, each with its places, what the gateway
 * has by capability, and how many there are of each kind at the end.
 */
export function reportOf(verdicts: readonly Verdict[]): string {
  const ordered = ORDER.flatMap((result) => verdicts.filter((verdict) => verdict.result === result));
  const faults = ordered.filter(isFault);
  const lines = [...faults, ...ordered.filter((verdict) => !isFault(verdict) && verdict.result !== 'fits')].flatMap(
    (verdict) => [`${WORDS[verdict.result]}  ${verdict.path}`, ...detailsOf(verdict).map((detail) => `  ${detail}`)],
  );
  const counts = ORDER.map(
    (result) => [result, verdicts.filter((verdict) => verdict.result === result).length] as const,
  );
  const sum = counts.filter(([, count]) => count > 0).map(([result, count]) => `${count} ${WORDS[result]}`);
  const toMend = faults.length > 0 ? `to mend: ${faults.length}, named first` : 'to mend: nothing';
  const head = envelopeLines(verdicts);
  return [
    ...head,
    ...lines,
    ...capabilityLines(verdicts),
    toMend,
    `${verdicts.length} endpoints: ${sum.join(', ')}`,
  ].join('\n');
}
