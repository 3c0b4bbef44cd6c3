import { type Subscription, subscriptionApi } from '@/api/report/subscription';
import { runText } from '@/components/report-labels/run-time';
import { firstRun } from '@/domain/report/schedule';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

/** The reports that are deleted with a subscription, and the links to them that stop working. */
export function DeletionImpact({ id }: { id: string }) {
  const t = useT();
  const loaded = useLoad(subscriptionApi.getImpact, { id });
  const reports = loaded.data?.reports ?? 0;
  return (
    <Impact
      warning={t('confirm.irreversible')}
      title={t('subscription.impact', { reports })}
      none={t('subscription.impactNone', { reports })}
      loaded={loaded}
      items={loaded.data?.links.map(({ id: key, reportName, note, expiresAt }) => ({
        key,
        label: note ? t('subscription.impactLink', { report: reportName, note }) : reportName,
        at: expiresAt,
      }))}
    />
  );
}

/** What a pause leaves out. */
export function SuspensionImpact({ subscription }: { subscription: Subscription }) {
  const t = useT();
  const { nextRun, zone } = subscription;
  return (
    <>
      <p>{t('subscription.disableText')}</p>
      {nextRun && <p>{t('subscription.disableNext', { time: runText(nextRun.at, zone) })}</p>}
    </>
  );
}

/** What comes first once it runs again. */
export function StartImpact({ subscription }: { subscription: Subscription }) {
  const t = useT();
  const { cycle, zone } = subscription;
  const run = firstRun(cycle, zone, gatewayNow());
  return (
    <>
      <p>{t('subscription.enableText')}</p>
      {run && <p>{t('subscription.enableNext', { time: runText(run.at, zone), from: run.fromDay, to: run.toDay })}</p>}
    </>
  );
}
