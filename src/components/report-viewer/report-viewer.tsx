import { Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { type ReportInstance, reportInstanceApi, can as state } from '@/api/report/instance';
import { shareLinkApi } from '@/api/report/share';
import { type T, useLanguage, useT } from '@/i18n/use-t';
import type { TypedCall } from '@/lib/contract/client';
import { Link, useLocation } from '@/lib/navigation';
import { stampText } from '@/lib/time';
import { to } from '@/routes/href';
import { absoluteAddress } from '@/session/config';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { usePoll } from '@/ui/data/use-poll';
import { CopyLink } from '@/ui/feedback/copy-link';
import { ObjectFailure } from '@/ui/feedback/object-failure';
import { Outcome } from '@/ui/feedback/outcome';
import { Overlays } from '@/ui/feedback/overlays';
import { useReport } from '@/ui/feedback/report';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ActionButton } from '@/ui/page/action-button';
import { RunButton } from '@/ui/page/run-button';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { Neighbors } from './neighbors';

const ShareDrawer = lazyComponent(() => import('./share-drawer').then((module) => module.ShareDrawer));

interface Props<R> {
  title: string;
  load: TypedCall<{ id: string }, { instance: ReportInstance; report: R | null }>;
  /** The report; the actions stand in its head. The same function for good: a long report is not drawn anew for a drawer. */
  children: (report: R, actions: ReactNode) => ReactNode;
  /** Hands what the report holds to the browser as a file; undefined where it holds nothing that a table could. */
  fileOf: (report: R) => ((t: T, language: string) => Promise<void>) | undefined;
}

/** The screen of one report, named by `?id=`: the report, or why there is none to show. */
export function ReportViewer<R>({ title, load, children, fileOf }: Props<R>) {
  const t = useT();
  const { pathname, search } = useLocation();
  const id = new URLSearchParams(search).get('id');
  if (id)
    return (
      <Opened key={id} title={title} path={pathname} id={id} load={load} fileOf={fileOf}>
        {children}
      </Opened>
    );
  return (
    <Screen title={title}>
      <Outcome tone="attention" title={t('reportViewer.missing')} text={t('reportViewer.missingText')}>
        <ToList />
      </Outcome>
    </Screen>
  );
}

function ToList() {
  const t = useT();
  return <Link to={to('/alarm/business_report/list')}>{t('reportViewer.toList')}</Link>;
}

const isFinal = ({ instance }: { instance: ReportInstance }) => instance.status !== 'generating';

/** A report is the heading of its own screen; until there is one, and where there is none, its kind is. */
function Opened<R>({ path, id, title, load, children, fileOf }: { path: string; id: string } & Props<R>) {
  const t = useT();
  const language = useLanguage();
  const notify = useReport();
  const canShare = useOffers()(shareLinkApi.add);
  const panel = usePanel();
  const { data, failure, reload } = usePoll(load, { id }, isFinal);
  const { open } = panel;
  const sheet = useMemo(() => {
    if (!data || data.report === null) return null;
    const save = fileOf(data.report);
    const actions = (
      <>
        <Neighbors of={data.instance} path={path} />
        {canShare && (
          <ActionButton permit={state.share(data.instance)} onClick={() => open('share', id)}>
            {t('reportShare.action')}
          </ActionButton>
        )}
        {save && <Button onClick={() => void save(t, language).catch(notify.error)}>{t('reportViewer.export')}</Button>}
        <CopyLink hrefOf={() => absoluteAddress(`${path}?${new URLSearchParams({ id })}`)} />
      </>
    );
    return children(data.report, actions);
  }, [data, children, fileOf, open, path, id, t, language, notify, canShare]);
  if (!data || sheet === null)
    return (
      <Screen title={title}>
        {data && <NothingToShow instance={data.instance} />}
        {!data && failure && <ObjectFailure failure={failure} onRetry={reload} />}
        {!data && !failure && <p role="status">{t('common.loading')}</p>}
      </Screen>
    );
  return (
    <div className="screen">
      {sheet}
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {canShare && panel.name === 'share' && <ShareDrawer instance={data.instance} onClose={panel.close} />}
      </Overlays>
    </div>
  );
}

/** Why there is no report, and what can be done about it. */
function NothingToShow({ instance }: { instance: ReportInstance }) {
  const t = useT();
  const can = useCan();
  const notify = useReport();
  const { id, name, status, reason, expiresAt } = instance;
  if (status === 'generating') {
    return <Outcome tone="waiting" title={t('reportViewer.generating')} text={t('reportViewer.generatingText')} />;
  }
  if (status === 'failed') {
    return (
      <Outcome tone="bad" title={t('reportViewer.failed')} text={reason ?? t('common.none')}>
        <RunButton
          permit={can(reportInstanceApi.retry)}
          run={() => reportInstanceApi.retry({ id }).then(() => notify.success(t('reportRetry.started', { name })))}
        >
          {t('reportRetry.action')}
        </RunButton>
      </Outcome>
    );
  }
  if (status === 'notEnabled') {
    return (
      <Outcome tone="attention" title={t('reportViewer.notEnabled')} text={t('reportViewer.notEnabledText')}>
        <Link to={to('/alarm/business_report/subscription_task/:id', { id: instance.subscriptionId })}>
          {t('reportViewer.subscription')}
        </Link>
      </Outcome>
    );
  }
  const isExpired = status === 'expired' && expiresAt !== null;
  return (
    <Outcome
      tone="attention"
      title={t(isExpired ? 'reportViewer.expired' : 'reportViewer.unknown')}
      text={
        isExpired
          ? t('reportViewer.expiredText', { time: stampText(expiresAt) })
          : t('reportViewer.unknownText', { status })
      }
    >
      <ToList />
    </Outcome>
  );
}
