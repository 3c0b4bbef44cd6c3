import { Alert, Button } from 'antd';
import { useState } from 'react';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { policyApi } from '@/api/business-account/policy';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { failureText } from '@/ui/feedback/failure-text';
import { useReport } from '@/ui/feedback/report';
import { ActionButton } from '@/ui/page/action-button';
import { carryOut, prepare } from './carry-out';
import { keep, noteRevoked, useLines } from './lines';
import { PlanText, stuckText } from './plan-text';

/** The lines that are to be taken away, wherever they were marked, and the way to do it. */
export default function Strip() {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const { marked } = useLines();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Why a line is still there, by its id. */
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  if (marked.length === 0) return null;

  const ask = async () => {
    const plan = await prepare(marked, can(policyApi.update) === true);
    const stuck = plan.accounts.flatMap((one) => one.stuck);
    const count = plan.accounts.reduce((sum, { lines }) => sum + lines.length, 0);
    setProblems(new Map(stuck.map((one) => [one.line.id, stuckText(t, one)])));
    confirm({
      title: t('accessReview.revokeTitle', { count }),
      content: <PlanText plan={plan} count={count} />,
      verb: t('accessReview.revoke'),
      isDanger: true,
      run: async () => {
        const { done, failed } = await carryOut(plan);
        noteRevoked(done);
        // Gone by somebody else's hand: nothing is left to decide.
        keep(stuck.filter(({ why }) => why === 'gone').map(({ line }) => line));
        if (done.length > 0) report.success(t('accessReview.revokedLines', { count: done.length }));
        setProblems(
          new Map([
            ...stuck.map((one) => [one.line.id, stuckText(t, one)] as const),
            ...failed.map(({ line, failure }) => {
              const why = failure ? failureText(t, failure) : t('accessReview.notTried');
              return [line.id, why] as const;
            }),
          ]),
        );
        if (failed.length > 0) setOpen(true);
      },
    });
  };
  const start = () => {
    setBusy(true);
    void ask()
      .catch((error: unknown) => report.error(error))
      .finally(() => setBusy(false));
  };

  return (
    <Alert
      type="warning"
      role="region"
      aria-label={t('accessReview.strip')}
      className="review-strip"
      title={t('accessReview.marked', { count: marked.length })}
      action={
        <div className="review-strip-actions">
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'accessReview.hideLines' : 'accessReview.showLines')}
          </Button>
          <Button size="small" onClick={() => keep(marked)}>
            {t('accessReview.keepAll')}
          </Button>
          <ActionButton
            size="small"
            danger
            loading={isBusy}
            permit={can(accountAuthorizationApi.updateBasic)}
            onClick={start}
          >
            {t('accessReview.revoke')}
          </ActionButton>
        </div>
      }
      description={
        isOpen && (
          <ul className="review-lists" aria-label={t('accessReview.strip')}>
            {marked.map((line) => (
              <li key={`${line.list} ${line.id}`}>
                <bdi>{t('accessReview.line', { account: line.account.name, what: line.what })}</bdi>
                <Button type="link" size="small" onClick={() => keep([line])}>
                  {t('accessReview.keep')}
                </Button>
                {problems.has(line.id) && <span className="review-unseen">{problems.get(line.id)}</span>}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
