import { Alert, Skeleton } from 'antd';
import { Suspense } from 'react';
import { type ChangeRequestDetail, changeRequestApi, type RequestEvent } from '@/api/console/change-request';
import { changeRequestRulesApi } from '@/api/console/change-request-rules';
import { NoReviewer } from '@/components/change-request/no-reviewer';
import { useFreezes } from '@/components/freeze/use-freezes';
import { useHistoryTab } from '@/components/history/use-history-tab';
import MessageAbout from '@/components/message-about/message-about';
import { isPending } from '@/domain/change-request/machine';
import { codeText } from '@/i18n/code-text';
import { sentences } from '@/i18n/sentences';
import { type T, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { Link, useParams } from '@/lib/navigation';
import { timeText } from '@/lib/time';
import { to } from '@/routes/href';
import { NETWORK_TEXTS } from '@/routes/system-settings';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useFollow } from '@/ui/data/use-follow';
import { useLoad } from '@/ui/data/use-load';
import { usePoll } from '@/ui/data/use-poll';
import { WholeTimes } from '@/ui/data/whole-times';
import { LoadFailure } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { useRequestActions } from './actions';
import { DeletionContent } from './deletion-content';
import { KINDS, STATE } from './labels';
import { RecoveryContent } from './recovery-content';
import { Talk } from './talk';
import './change-request.css';

const FreezeBanner = lazyComponent(() => import('@/components/freeze/banner').then((part) => part.FreezeBanner));
const NetworkContent = lazyComponent(() => import('./network-content'), NETWORK_TEXTS);

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

/** One request: what is to be done, what was said about it, and what can be done about it now. */
export default function ChangeRequestScreen() {
  const t = useT();
  const { id = '' } = useParams();
  const history = useHistoryTab('changeRequest', id);
  const loaded = usePoll(changeRequestApi.get, { id }, ({ state }) => !isPending(state));
  const content = useLoad(changeRequestApi.getContent, { id });
  const talk = useLoad(changeRequestApi.getTalk, { id });
  // What somebody else does is seen in the whole; what was said is loaded again then.
  useFollow(loaded.data && JSON.stringify(loaded.data), changeRequestApi.getTalk);
  const freezes = useFreezes(loaded.data?.target.id ?? '');
  // Only what is applied to a node is overridden; the others have no node.
  const freeze = loaded.data?.kind === 'network' ? freezes.now : null;
  const actionsOf = useRequestActions(content.data, freeze);
  const part = (request: ChangeRequestDetail) => {
    if (content.failure) return <LoadFailure failure={content.failure} onRetry={content.reload} />;
    if (!content.data) return <Skeleton active />;
    if (content.data.kind === 'recovery') return <RecoveryContent content={content.data} />;
    if (content.data.kind === 'deletion') return <DeletionContent content={content.data} kind={request.kind} />;
    return (
      <Suspense fallback={<Skeleton active />}>
        <NetworkContent request={request} content={content.data} comments={talk.data?.comments ?? []} />
      </Suspense>
    );
  };
  return (
    <DetailPage
      title={t('changeRequest.detailTitle')}
      loaded={loaded}
      actions={actionsOf}
      identity={({ title, kind, state, target, author, revision }) => ({
        name: title,
        id,
        state: <StatusTag value={state} map={STATE} />,
        facts: [
          { label: t('changeRequest.kind'), value: codeText(t, KINDS, kind) },
          { label: t('changeRequest.target'), value: <MessageAbout about={target} /> },
          { label: t('changeRequest.author'), value: <By name={author.name} at={author.at} /> },
          { label: t('changeRequest.revision'), value: revision },
        ],
      })}
    >
      {(request) => (
        <>
          <Standing request={request} events={talk.data?.events ?? []} />
          {request.kind === 'network' && isPending(request.state) && (
            <Suspense>
              <FreezeBanner nodeId={request.target.id} />
            </Suspense>
          )}
          {request.description !== '' && <p className="request-description lines">{request.description}</p>}
          <UrlTabs
            tabs={[
              { key: 'content', label: t('changeRequest.content'), content: part(request) },
              {
                key: 'talk',
                label: t('changeRequest.talk', { count: talk.data?.comments.length ?? 0 }),
                content: talk.failure ? (
                  <LoadFailure failure={talk.failure} onRetry={talk.reload} />
                ) : (
                  talk.data && <Talk request={request} {...talk.data} />
                ),
              },
              ...history,
            ]}
          />
        </>
      )}
    </DetailPage>
  );
}

function By({ name, at }: { name: string; at: number }) {
  return (
    <>
      <bdi>{name}</bdi>
      {DOT}
      <FullTime at={at} />
    </>
  );
}

interface Said {
  type: 'info' | 'success' | 'warning' | 'error';
  title: string;
  more?: string;
}

function fellText(t: T, { fallen, target }: ChangeRequestDetail): string {
  if (!fallen) return '';
  const facts = { target: target.name, name: fallen.by ?? '', time: timeText(fallen.at) };
  if (fallen.reason === 'rightLost') return t('changeRequest.fellRight', facts);
  return t(fallen.by === null ? 'changeRequest.fellMovedUnknown' : 'changeRequest.fellMoved', facts);
}

/** In one sentence where it stands, and what is next. */
function saidOf(t: T, request: ChangeRequestDetail, events: readonly RequestEvent[]): Said | null {
  const { state, approval, asked, bypass, reviewed, done, isWaitingForMe, author } = request;
  const facts = (mark: NonNullable<typeof approval>) => ({ name: mark.by.name, time: timeText(mark.by.at) });
  if (state === 'open')
    return { type: 'info', title: t(isWaitingForMe ? 'changeRequest.isWaitingYou' : 'changeRequest.isWaitingReview') };
  if (state === 'approved' && approval)
    return {
      type: 'success',
      title: sentences(t('changeRequest.isApprovedBy', facts(approval)), t('changeRequest.isApprovedNext')),
      more: approval.text,
    };
  if (state === 'changesAsked' && asked)
    return { type: 'warning', title: t('changeRequest.askedBy', facts(asked)), more: asked.text };
  if (state === 'fallen')
    return {
      type: 'warning',
      title: fellText(t, request),
      ...(author.isOwn && { more: t('changeRequest.fellNext') }),
    };
  if (state === 'bypassed' && bypass)
    return {
      type: reviewed ? 'warning' : 'error',
      title: t('changeRequest.bypassedBy', { ...facts(bypass), reason: bypass.text }),
      more: reviewed
        ? `${t('changeRequest.reviewedBy', facts(reviewed))} ${reviewed.text}`
        : t('changeRequest.notReviewed'),
    };
  const end = state === 'withdrawn' && events.find(({ what }) => what === 'withdraw');
  if (end)
    return {
      type: 'info',
      title: t('changeRequest.withdrawnBy', { name: end.by ?? '', time: timeText(end.at) }),
      more: end.text,
    };
  if (state !== 'applied' || !done) return null;
  const how = t('changeRequest.doneBy', { name: done.by.name, time: timeText(done.by.at) });
  return { type: 'success', title: how, more: approval ? t('changeRequest.isApprovedBy', facts(approval)) : '' };
}

function Standing({ request, events }: { request: ChangeRequestDetail; events: readonly RequestEvent[] }) {
  const t = useT();
  const { id, kind, target, done, state, author, isWaitingForMe } = request;
  const isOpen = state === 'open' && !isWaitingForMe;
  const reviewers = useLoad(changeRequestRulesApi.getReviewers, { kind, request: id }, { isReady: isOpen }).data;
  const said = saidOf(t, request, events);
  if (!said) return null;
  if (isOpen && reviewers?.others === 0)
    return (
      <NoReviewer
        reviewers={reviewers}
        isOwn={author.isOwn}
        toRoles={(roles) => <Link to={roles}>{t('changeRequest.toRoles')}</Link>}
      />
    );
  return (
    <Alert
      className="request-standing"
      type={said.type}
      showIcon
      {...(isPending(state) && { role: 'status' })}
      title={<WholeTimes text={said.title} />}
      description={
        said.more && (
          <span className="lines">
            <WholeTimes text={said.more} />
          </span>
        )
      }
      action={
        kind === 'network' &&
        done?.taskId && (
          <Link to={to(NETWORK, { id: target.id }, { tab: 'history', apply: done.taskId })}>
            {t('changeRequest.toApply')}
          </Link>
        )
      }
    />
  );
}
