import { serviceProviderApi } from '@/api/system-settings/service-provider';
import { channelText } from '@/components/message-channel/labels';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

/** Which channels stop with a provider, or who takes over. */
export function ProviderImpact({ id }: { id: string }) {
  const t = useT();
  const impact = useLoad(serviceProviderApi.getImpact, { id });
  const successor = impact.data?.successor ?? null;
  return (
    <Impact
      warning={t('serviceProvider.disableText', { sent: impact.data?.sentLastDay ?? 0 })}
      title={t('serviceProvider.stops')}
      none={successor === null ? t('serviceProvider.stopsNone') : t('serviceProvider.takesOver', { name: successor })}
      loaded={impact}
      items={impact.data?.channels.map((code) => ({
        key: code,
        label: channelText(t, code),
      }))}
    />
  );
}
