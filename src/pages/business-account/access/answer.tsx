import { Skeleton } from 'antd';
import { type AccessFacts, type AccessQuestion, accessApi, CONSOLE_PRODUCT } from '@/api/business-account/access';
import type { Explanation, Gate } from '@/api/business-account/access-explanation';
import { useT } from '@/i18n/use-t';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { ObjectFailure } from '@/ui/feedback/object-failure';
import { answerable } from './model';
import { ScreenActions } from './screen-actions';
import { Steps } from './steps';
import { ViewAs } from './view-as';

const VERDICT = {
  allowed: { label: 'access.allowed', tone: 'good' },
  denied: { label: 'access.denied', tone: 'bad' },
  open: { label: 'access.screenOpen', tone: 'good' },
  closed: { label: 'access.screenClosed', tone: 'bad' },
} as const satisfies StatusMap;

/** A screen is open or not: what may be done on it is no part of that answer. */
const verdictOf = ({ product, action }: AccessQuestion, isAllowed: boolean): keyof typeof VERDICT => {
  if (product === CONSOLE_PRODUCT && action === undefined) return isAllowed ? 'open' : 'closed';
  return isAllowed ? 'allowed' : 'denied';
};

interface Props {
  loaded: Loaded<AccessFacts>;
  explanation: Explanation | undefined;
  question: AccessQuestion;
  /** Gates at which the other account fares differently. */
  differing: readonly Gate[];
}

/** What one account may do, and why. */
export function Answer({ loaded, explanation, question, differing }: Props) {
  const t = useT();
  const { data, failure, reload } = loaded;
  if (failure) return <ObjectFailure failure={failure} onRetry={reload} />;
  if (loaded.isLoading && !data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (!data || !explanation) return null;
  const { id, name, isLocked } = data.account;
  const asked = answerable(question, data);
  return (
    <section className="access-answer" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <StatusTag value={verdictOf(asked, explanation.isAllowed)} map={VERDICT} />
        <ViewAs id={id} name={name} isLocked={isLocked} />
      </header>
      <p className="access-decided">{t('access.decidedBy', { gate: t(`access.gate.${explanation.decidedBy}`) })}</p>
      <Steps facts={data} steps={explanation.steps} differing={differing} />
      <Check id={id} question={asked} isAllowed={explanation.isAllowed} />
      {asked.product === CONSOLE_PRODUCT && <ScreenActions facts={data} question={asked} />}
    </section>
  );
}

/** The gateway's own decision beside the explanation: told apart if they ever differ. */
function Check({ id, question, isAllowed }: { id: string; question: AccessQuestion; isAllowed: boolean }) {
  const t = useT();
  const { data } = useLoad(accessApi.getDecision, { id, question });
  if (!data) return null;
  return (
    <p className="access-check" role="status">
      {data.isAllowed === isAllowed ? t('access.gatewayAgrees') : t('access.gatewayDiffers')}
    </p>
  );
}
