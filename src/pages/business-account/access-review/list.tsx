import { Suspense } from 'react';
import { accessReviewApi } from '@/api/business-account/access-review';
import { reviewTaskApi } from '@/api/business-account/review-task';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { usePanel } from '@/ui/page/use-panel';
import { useLines } from './lines';
import { useLookedAt } from './looked-at';
import './access-review.css';

const Accounts = lazyComponent(() => import('./accounts').then(({ Accounts }) => Accounts));
const Screens = lazyComponent(() => import('./screens').then(({ Screens }) => Screens));
const Actions = lazyComponent(() => import('./actions').then(({ Actions }) => Actions));
const Resources = lazyComponent(() => import('./resources').then(({ Resources }) => Resources));
const SignOffs = lazyComponent(() => import('./sign-offs').then(({ SignOffs }) => SignOffs));
const Strip = lazyComponent(() => import('./strip'));
const TaskNote = lazyComponent(() => import('./task-note'));
const Assign = lazyComponent(() => import('./assign'));
const Sign = lazyComponent(() => import('./sign').then(({ Sign }) => Sign));

/** Which accounts there are and what each may do, by screen and by resource, and who stood for it when. */
export default function AccessReview() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const { lookedAt, hear } = useLookedAt();
  const { marked } = useLines();
  const isAsked = useOffers()(reviewTaskApi.get);
  const sign = (
    <ActionButton type="primary" permit={can(accessReviewApi.sign)} onClick={() => panel.open('sign')}>
      {t('accessReview.sign')}
    </ActionButton>
  );
  const actions = (
    <>
      {isAsked && (
        <ActionButton permit={can(reviewTaskApi.assign)} onClick={() => panel.open('assign')}>
          {t('accessReview.assign')}
        </ActionButton>
      )}
      {sign}
    </>
  );
  return (
    <Screen title={t('accessReview.title')} note={t('accessReview.intro')} actions={actions}>
      {isAsked && (
        <OptionalPart place={null} again={isAsked}>
          <Suspense fallback={null}>
            <TaskNote />
          </Suspense>
        </OptionalPart>
      )}
      <p className="screen-note">{t('accessReview.notIncluded')}</p>
      {marked.length > 0 && (
        <OptionalPart place={null} again={marked.length}>
          <Suspense fallback={null}>
            <Strip />
          </Suspense>
        </OptionalPart>
      )}
      <UrlTabs
        areSeparate
        tabs={[
          { key: 'accounts', label: t('accessReview.accounts'), content: <Accounts onVersion={hear.accounts} /> },
          { key: 'screens', label: t('accessReview.screens'), content: <Screens onVersion={hear.screens} /> },
          { key: 'actions', label: t('accessReview.actions'), content: <Actions onVersion={hear.actions} /> },
          { key: 'resources', label: t('accessReview.resources'), content: <Resources onVersion={hear.resources} /> },
          { key: 'signOffs', label: t('accessReview.signOffs'), content: <SignOffs action={sign} /> },
        ]}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'assign' && <Assign onClose={panel.close} />}
        {panel.name === 'sign' && <Sign lookedAt={lookedAt} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
