import { useCallback } from 'react';
import { providerRules, type ServiceProvider, serviceProviderApi } from '@/api/system-settings/service-provider';
import { useResume } from '@/components/delivery/use-resume';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { useSwitch } from '@/ui/page/use-switch';
import { ProviderImpact } from './impact';

/** What can be done to a provider, each with the reason why not. */
export function useProviderActions(
  open: (name: 'edit' | 'test', provider: ServiceProvider) => void,
  onDeleted?: () => void,
): (provider: ServiceProvider) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const canTest = useOffers()(serviceProviderApi.sendTest);
  const deletion = useDeletion();
  const switched = useSwitch();
  const resume = useResume('serviceProvider');
  return useCallback(
    (provider) => {
      const { id, name, isEnabled } = provider;
      const change = switched({
        isOn: isEnabled,
        at: to('/system_settings/service_provider_management', { q: name }),
        on: {
          permit: allOf(can(serviceProviderApi.enable), providerRules.enable(provider)),
          verb: t('serviceProvider.enable'),
          title: t('serviceProvider.enableTitle', { name }),
          content: t('serviceProvider.enableText'),
          run: () => serviceProviderApi.enable({ id }),
          success: t('serviceProvider.enabledDone', { name }),
        },
        off: {
          permit: allOf(can(serviceProviderApi.disable), providerRules.disable(provider)),
          verb: t('serviceProvider.disable'),
          title: t('serviceProvider.disableTitle', { name }),
          content: <ProviderImpact id={id} />,
          run: () => serviceProviderApi.disable({ id }),
          success: t('serviceProvider.disabledDone', { name }),
        },
      });
      return [
        {
          key: 'edit',
          label: t('serviceProvider.edit'),
          permit: can(serviceProviderApi.update),
          run: () => open('edit', provider),
        },
        ...resume(provider),
        change,
        ...(canTest
          ? [
              {
                key: 'test',
                label: t('serviceProvider.test'),
                permit: can(serviceProviderApi.sendTest),
                run: () => open('test', provider),
              },
            ]
          : []),
        deletion({
          permit: allOf(can(serviceProviderApi.delete), providerRules.delete(provider)),
          verb: t('serviceProvider.delete'),
          title: t('serviceProvider.deleteTitle', { name }),
          content: t('confirm.irreversible'),
          run: () => serviceProviderApi.delete({ id }),
          success: t('serviceProvider.deleted', { name }),
          onDeleted,
        }),
      ];
    },
    [t, can, deletion, switched, resume, open, canTest, onDeleted],
  );
}
