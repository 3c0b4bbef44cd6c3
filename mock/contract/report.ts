import type { Verdict } from './check';
import { isShut } from './codes';

const ORDER: readonly Verdict['result'][] = ['differs', 'missing', 'unreachable', 'refused', 'notAsked', 'fits'];
const WORDS: Readonly<Record<Verdict['result'], string>> = {
  fits: 'fits',
  differs: 'differs',
  refused: 'refused',
  missing: 'missing',
  unreachable: 'unreachable',
  notAsked: 'not asked',
};

/** Whether the console would notice: an answer of another shape, none at all, an unknown refusal, or nobody let in. */
export const isFault = (verdict: Verdict) =>
  ['differs', 'missing', 'unreachable'].includes(verdict.result) ||
  (verdict.result === 'refused' && (!verdict.isDeclared || isShut(verdict.code)));

function detailsOf(verdict: Verdict): string[] {
  switch (verdict.result) {
    case 'differs':
      return verdict.differences.map(
        ({ at, expected, found }) => `${at || '(data)'}: expected ${expected}, found ${found}`,
      );
    case 'refused':
      return [`${verdict.code} ${verdict.message ?? ''}${verdict.isDeclared ? '' : ' (not in the contract)'}`];
    case 'missing':
      return [`status ${verdict.status}, no envelope`];
    case 'unreachable':
      return [verdict.reason];
    case 'notAsked':
      return ['nothing was found to ask about'];
    case 'fits':
      return [];
  }
}

/** The verdicts to read: what differs first, each with its places, and how many there are of each kind at the end. */
export function reportOf(verdicts: readonly Verdict[]): string {
  const lines = ORDER.flatMap((result) =>
    verdicts
      .filter((verdict) => verdict.result === result && result !== 'fits')
      .flatMap((verdict) => [
        `${WORDS[result]}  ${verdict.path}`,
        ...detailsOf(verdict).map((detail) => `  ${detail}`),
      ]),
  );
  const counts = ORDER.map(
    (result) => [result, verdicts.filter((verdict) => verdict.result === result).length] as const,
  );
  const sum = counts.filter(([, count]) => count > 0).map(([result, count]) => `${count} ${WORDS[result]}`);
  return [...lines, `${verdicts.length} endpoints: ${sum.join(', ')}`].join('\n');
}
