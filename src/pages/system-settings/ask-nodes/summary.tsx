import type { NodeAnswer } from '@/domain/ask/answer';
import type { AnswerComparison, Times } from '@/domain/ask/compare';
import { useT } from '@/i18n/use-t';
import { StatusTag } from '@/ui/data/status-tag';
import { OUTCOME_ICONS } from '@/ui/feedback/outcome';
import { aboutText, answerText, KIND_LABELS, msText, STANDING } from './labels';
import type { Run } from './use-run';

interface Props {
  run: Run;
  compared: AnswerComparison;
  /** The answer whose nodes alone are shown. */
  only: string | null;
  onOnly: (key: string | null) => void;
}

/** Whether the same is said by others who validated it, or did not. */
const isSplit = (groups: AnswerComparison['groups'], { sameAs }: NodeAnswer) =>
  groups.filter(({ answer }) => answer.sameAs === sameAs).length > 1;

/** What came of it at a glance: how many answer what, how many otherwise, how many not at all. */
export function Summary({ run, compared, only, onOnly }: Props) {
  const t = useT();
  const { groups, silent, failed, stopped } = compared;
  const most = groups.find(({ standing }) => standing === 'most');
  const odd = groups.filter(({ standing }) => standing === 'odd').reduce((sum, { ids }) => sum + ids.length, 0);
  const sentences = [
    most && t('ask.sayMost', { count: most.ids.length, answer: answerText(t, most.answer) }),
    !most && groups.length > 0 && t('ask.sayTie', { count: groups.length }),
    odd > 0 && t('ask.sayOdd', { count: odd }),
    silent.length > 0 && t('ask.saySilent', { count: silent.length }),
    failed.length > 0 && t('ask.sayFailed', { count: failed.length }),
    stopped.length > 0 && t('ask.sayStopped', { count: stopped.length }),
  ].filter((one) => typeof one === 'string');
  const isGood = most !== undefined && odd + silent.length + failed.length + stopped.length === 0;
  const tone = run.isRunning ? 'waiting' : isGood ? 'good' : 'attention';
  const Icon = OUTCOME_ICONS[tone];
  return (
    <section className="ask-summary" aria-label={t('ask.answer')}>
      {/* What the answers are to: another question may be in the fields by now. */}
      <h2 className="ask-question">
        {t(KIND_LABELS[run.question.ask])}{' '}
        <bdi className="code" dir="ltr">
          {aboutText(run.question)}
        </bdi>
      </h2>
      <div className="ask-verdict">
        <Icon aria-hidden className={`ask-tone-${tone}`} />
        <p role="status" aria-busy={run.isRunning}>
          {run.isRunning && <span>{t('ask.progress', { done: run.replies.size, total: run.nodes.length })}</span>}
          {sentences.map((one) => (
            <span key={one}>
              <bdi>{one}</bdi>
            </span>
          ))}
        </p>
      </div>
      {groups.length > 1 && (
        <ul className="ask-groups">
          {groups.map(({ key, answer, ids, standing }) => (
            <li key={key}>
              <button
                type="button"
                aria-pressed={only === key}
                aria-description={t('ask.only')}
                onClick={() => onOnly(only === key ? null : key)}
              >
                <span className="ask-count">{ids.length}</span>
                <StatusTag value={standing} map={STANDING} />
                <bdi className="ask-what">{answerText(t, answer)}</bdi>
                {isSplit(groups, answer) && <span>{t(answer.isValidated ? 'ask.validated' : 'ask.notValidated')}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Bars side by side, the highest as high as the drawing. */
function drawn(bars: readonly number[]): string {
  const highest = Math.max(...bars);
  return bars.map((count, bar) => `M${bar} 10v${(-10 * count) / highest}h0.85V10z`).join('');
}

/** How long answers took: so many in each stretch from nothing to the slowest. */
export function TimesChart({ times, name }: { times: Times; name: string }) {
  const t = useT();
  const text = t('ask.times', {
    count: times.count,
    median: msText(times.median),
    slowest: msText(times.slowest.ms),
    name,
  });
  return (
    <figure className="ask-times">
      <svg className="ask-bars" viewBox={`0 0 ${times.bars.length} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path d={drawn(times.bars)} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
