import { Button, Input } from 'antd';
import { useState } from 'react';
import { accessReviewApi, signOffInput } from '@/api/business-account/access-review';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { resourceOf } from '@/lib/contract/resource';
import { saveDrafts } from '@/lib/drafts';
import { gatewayNow } from '@/lib/gateway-clock';
import { endDraftHolds, go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { invalidate } from '@/lib/query/invalidation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { LoadFailure } from '@/ui/feedback/states';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { CountFacts, linesIn } from './count-facts';
import { DEPENDS_ON } from './depends-on';
import { forgetRevoked, useLines } from './lines';
import { type Knowledge, knowledgeOf, LISTS, type LookedAt } from './looked-at';

const { Field } = formOf(signOffInput);

type Summary = Awaited<ReturnType<typeof accessReviewApi.getSummary>>;

const KNOWLEDGE = {
  seen: 'accessReview.seen',
  changed: 'accessReview.changedSince',
  unseen: 'accessReview.unseen',
} as const satisfies Record<Knowledge, MessageId>;

/** Shows a list behind the drawer; what was typed is written down, and there again when the drawer is opened next. */
function lookAt(list: keyof typeof LISTS): void {
  if (saveDrafts()) endDraftHolds();
  go(to('/business_account/account_management/review', { tab: list }));
}

interface Props {
  /** What the lists of the screen have shown. */
  lookedAt: LookedAt;
  onClose: () => void;
}

/**
 * Signs the version whose figures stand in the drawer from its opening on: a refresh behind it changes nothing of them, and
 * says so. Only what was looked at is signed, and the gateway refuses once accounts or rights have changed.
 */
export function Sign({ lookedAt, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const { data, at, failure, isLoading, reload } = useLoad(accessReviewApi.getSummary, {}, { dependsOn: DEPENDS_ON });
  const isDecided = useOffers()(accessReviewApi.getBaseline);
  const { marked, revoked } = useLines();
  const [held, setHeld] = useState<Summary | null>(null);
  const [since, setSince] = useState(0);
  if (held === null && data && at >= since) setHeld(data);
  const lists = held ? knowledgeOf(lookedAt, held) : [];
  const areSeen = lists.every(({ knowledge }) => knowledge === 'seen');
  const hasChanged = held !== null && data !== undefined && data.version !== held.version;
  const renew = () => {
    setHeld(null);
    setSince(gatewayNow());
    // The list behind too: it is what is looked at.
    invalidate(resourceOf(accessReviewApi.getSummary.path));
  };
  return (
    <FormDrawer
      name="accessReviewSign"
      title={t('accessReview.signTitle')}
      verb={t('accessReview.sign')}
      schema={signOffInput}
      permit={allOf(
        can(accessReviewApi.sign),
        held !== null || 'accessReview.loading',
        areSeen || 'accessReview.notLookedAt',
        marked.length === 0 || 'accessReview.stillMarked',
      )}
      success={({ name }) => t('accessReview.signed', { name })}
      onSubmit={async (input) => {
        const signed = await accessReviewApi.sign({
          ...input,
          version: held?.version ?? '',
          ...(isDecided && { revoked: [...revoked] }),
        });
        forgetRevoked();
        return signed;
      }}
      onClose={onClose}
    >
      <p className="screen-note">{t('accessReview.signNote')}</p>
      {failure && !held && <LoadFailure failure={failure} onRetry={reload} />}
      {held && <CountFacts counts={held.counts} />}
      {held && isDecided && <p>{t('accessReview.decided', { kept: linesIn(held.counts), revoked: revoked.length })}</p>}
      {held && (
        <ul className="review-lists" aria-label={t('accessReview.lists')}>
          {lists.map(({ list, knowledge }) => (
            <li key={list}>
              {/* Also where nothing may be entered yet: that is what it is for. */}
              <Button type="link" disabled={false} onClick={() => lookAt(list)}>
                {t(LISTS[list])}
              </Button>
              <span className={knowledge === 'seen' ? 'absent' : 'review-unseen'}>{t(KNOWLEDGE[knowledge])}</span>
            </li>
          ))}
        </ul>
      )}
      {!areSeen && <p>{t('accessReview.lookNote')}</p>}
      {hasChanged && (
        <p role="alert" className="review-unseen">
          {t('accessReview.changed')}
        </p>
      )}
      <p>
        <Button disabled={false} loading={isLoading && held === null} onClick={renew}>
          {t('accessReview.reload')}
        </Button>
      </p>
      <Field name="name" label={t('accessReview.name')} help={t('accessReview.nameHelp')}>
        <Input />
      </Field>
      <Field name="note" label={t('accessReview.note')}>
        <Input.TextArea rows={3} />
      </Field>
    </FormDrawer>
  );
}
