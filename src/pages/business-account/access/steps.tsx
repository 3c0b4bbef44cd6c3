import { CheckCircleFilled, MinusCircleFilled, MinusOutlined, RightCircleOutlined } from '@ant-design/icons';
import type { AccessFacts } from '@/api/business-account/access';
import type { ExplanationStep, Gate, StatementOutcome } from '@/api/business-account/access-explanation';
import { placeOf } from '@/components/access/place-of';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';

const ICONS = {
  passes: RightCircleOutlined,
  grants: CheckCircleFilled,
  denies: MinusCircleFilled,
  unused: MinusOutlined,
} as const satisfies Record<StatementOutcome, unknown>;

interface Props {
  facts: AccessFacts;
  steps: readonly ExplanationStep[];
  differing: readonly Gate[];
}

/** The gates in their order, each with what it found, and the way to where the deciding one is set. */
export function Steps({ facts, steps, differing }: Props) {
  const t = useT();
  return (
    <ol className="access-steps">
      {steps.map((step) => {
        const { gate, outcome, reason, subject } = step;
        const Icon = ICONS[outcome];
        const href = outcome === 'grants' || outcome === 'denies' ? placeOf(step, facts) : null;
        return (
          <li key={gate} className={`access-step access-step-${outcome}`}>
            <Icon aria-hidden />
            <div>
              <strong>{t(`access.gate.${gate}`)}</strong>
              {differing.includes(gate) && <em className="access-differs">{t('access.differs')}</em>}
              <p className={outcome === 'unused' ? 'visually-hidden' : ''}>
                <span className="visually-hidden">{t(`access.outcome.${outcome}`)} </span>
                {t(`access.reason.${reason}`, { subject })} {href && <Link to={href}>{t('access.open')}</Link>}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
