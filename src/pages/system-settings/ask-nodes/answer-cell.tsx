import type { NodeAnswer } from '@/domain/ask/answer';
import { useT } from '@/i18n/use-t';
import { answerText, msText } from './labels';

/** The way to a target, folded up. */
function Way({ hops }: Pick<NodeAnswer, 'hops'>) {
  const t = useT();
  return (
    <details className="ask-way">
      <summary>{t('ask.hops', { count: hops.length })}</summary>
      <ol>
        {hops.map(({ count, host, ms }) => (
          <li key={count} value={count}>
            <bdi className="code" dir="ltr">
              {host || '*'}
            </bdi>{' '}
            {ms !== null && t('ask.ms', { ms: msText(ms) })}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** So many records stand in a cell. */
const MOST_LINES = 12;

/** What a node answered, with why and by which flags. */
export function AnswerCell({ answer }: { answer: NodeAnswer }) {
  const t = useT();
  const { outcome, lines, flags, reason, hops } = answer;
  const text = answerText(t, answer);
  const isData = outcome === 'records' || outcome === 'code';
  const more = isData ? [] : lines;
  return (
    <span className="cell-lines">
      {isData ? (
        <span className="ask-lines">
          {lines.slice(0, MOST_LINES).map((line) => (
            <bdi key={line} className="code" dir="ltr">
              {line}
            </bdi>
          ))}
          {lines.length > MOST_LINES && <span>{t('ask.more', { count: lines.length - MOST_LINES })}</span>}
        </span>
      ) : (
        <span>{text}</span>
      )}
      {(more.length > 0 || flags.length > 0) && (
        <span className="cell-more">
          {[...more, ...flags].map((word) => (
            <bdi key={word} className="code ask-word" dir="ltr">
              {word}
            </bdi>
          ))}
        </span>
      )}
      {outcome !== 'blocked' && reason !== '' && (
        <span className="cell-more">
          <bdi>{reason}</bdi>
        </span>
      )}
      {hops.length > 0 && <Way hops={hops} />}
    </span>
  );
}
