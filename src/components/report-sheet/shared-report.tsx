import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import type { TypedCall } from '@/lib/contract/client';
import { stampText } from '@/lib/time';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { Outcome } from '@/ui/feedback/outcome';
import { LoadFailure } from '@/ui/feedback/states';
import { Screen } from '@/ui/page/screen';
import { useLinkToken } from './use-link-token';

type Answer<R> =
  | { state: 'open'; expiresAt: number; report: R }
  | { state: 'expired'; expiredAt: number }
  | { state: 'withdrawn'; withdrawnAt: number }
  | { state: 'invalid' };

interface Props<R> {
  title: string;
  load: TypedCall<{ share: string }, Answer<R>>;
  children: (report: R) => ReactNode;
}

/** The screen of a shared report link: the report, or why the link does not show it. */
export function SharedReport<R>({ title, load, children }: Props<R>) {
  const t = useT();
  const share = useLinkToken('share');
  if (share !== null)
    return (
      <Opened key={share} share={share} title={title} load={load}>
        {children}
      </Opened>
    );
  return (
    <Screen title={title}>
      <Outcome tone="attention" title={t('anonymous.missing')} text={t('anonymous.missingText')} />
    </Screen>
  );
}

/** A report is the heading of its own screen; until there is one, and where there is none, its kind is. */
function Opened<R>({ share, title, load, children }: Props<R> & { share: string }) {
  const t = useT();
  const loaded = useLoad(load, { share });
  const { data } = loaded;
  if (data?.state !== 'open')
    return (
      <Screen title={title}>
        <NothingToShow loaded={loaded} />
      </Screen>
    );
  return (
    <div className="screen">
      {children(data.report)}
      <p className="report-note">{t('share.until', { time: stampText(data.expiresAt) })}</p>
    </div>
  );
}

/** Why the link does not show its report, or that it is on its way. */
function NothingToShow<R>({ loaded: { data, failure, reload } }: { loaded: Loaded<Answer<R>> }) {
  const t = useT();
  if (!data || data.state === 'open') {
    return failure ? <LoadFailure failure={failure} onRetry={reload} /> : <p role="status">{t('common.loading')}</p>;
  }
  if (data.state === 'expired') {
    const text = t('share.expiredText', { time: stampText(data.expiredAt) });
    return <Outcome tone="attention" title={t('share.expired')} text={text} />;
  }
  if (data.state === 'withdrawn') {
    const text = t('share.withdrawnText', { time: stampText(data.withdrawnAt) });
    return <Outcome tone="attention" title={t('share.withdrawn')} text={text} />;
  }
  return <Outcome tone="bad" title={t('share.invalid')} text={t('share.invalidText')} />;
}
