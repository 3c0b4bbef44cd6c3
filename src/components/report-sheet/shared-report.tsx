import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import type { TypedCall } from '@/lib/contract/client';
import { stampText } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
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
  return (
    <Screen title={title}>
      {share === null ? (
        <Outcome tone="attention" title={t('anonymous.missing')} text={t('anonymous.missingText')} />
      ) : (
        <Opened key={share} share={share} load={load}>
          {children}
        </Opened>
      )}
    </Screen>
  );
}

function Opened<R>({ share, load, children }: Omit<Props<R>, 'title'> & { share: string }) {
  const t = useT();
  const { data, failure, reload } = useLoad(load, { share });
  if (!data) {
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
  if (data.state === 'invalid') return <Outcome tone="bad" title={t('share.invalid')} text={t('share.invalidText')} />;
  return (
    <>
      {children(data.report)}
      <p className="report-note">{t('share.until', { time: stampText(data.expiresAt) })}</p>
    </>
  );
}
