import { useId } from 'react';
import type { AccessFacts, AccessQuestion } from '@/api/business-account/access';
import { explain } from '@/api/business-account/access-explanation';
import { actionsOn } from '@/api/business-account/console-action';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { useQuery } from '@/ui/page/use-query';

const VERDICT = {
  allowed: { label: 'access.allowed', tone: 'good' },
  denied: { label: 'access.denied', tone: 'neutral' },
} as const satisfies StatusMap;

interface Props {
  facts: AccessFacts;
  /** About a screen of the console. */
  question: AccessQuestion;
}

/** The actions of a screen, each with its own verdict and the gate that gave it; of one that was asked about, who has it. */
export function ScreenActions({ facts, question }: Props) {
  const t = useT();
  const id = useId();
  const [query] = useQuery();
  const { menu, action: asked } = question;
  const own = to('/business_account/account_management/:id/access', { id: facts.account.id });
  const hrefOf = (action: string | undefined) => {
    const next = new URLSearchParams(query);
    next.set('menu', menu);
    if (action === undefined) next.delete('action');
    else next.set('action', action);
    return `${own}?${next}`;
  };
  if (facts.actions === undefined) return <p className="absent">{t('access.actionsUnsaid')}</p>;
  if (asked !== undefined)
    return (
      <p className="access-further">
        <Link to={to('/business_account/account_management/review', { tab: 'actions', action: asked })}>
          {t('access.whoMay')}
        </Link>
        <Link to={hrefOf(undefined)}>{t('access.allActions')}</Link>
      </p>
    );
  const actions = actionsOn(menu);
  return (
    <section className="access-actions" aria-labelledby={id}>
      <h3 id={id}>{t('access.actions')}</h3>
      <p className="screen-note">{t(actions.length > 0 ? 'access.actionsNote' : 'access.noActions')}</p>
      <ul>
        {actions.map((action) => {
          const { isAllowed, decidedBy } = explain(facts, { ...question, action });
          return (
            <li key={action}>
              <Link to={hrefOf(action)}>{t(`consoleAction.${action}`)}</Link>
              <StatusTag value={isAllowed ? 'allowed' : 'denied'} map={VERDICT} />
              <span className="absent">{t(`access.gate.${decidedBy}`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
