import { useCallback } from 'react';
import { providerRules, type ServiceProvider, serviceProviderApi } from '@/api/system-settings/service-provider';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { useDeletion } from '@/ui/feedback/use-deletion';
import type { Action } from '@/ui/list/row-actions';
import { ProviderImpact } from './impact';

/** What can be done to a provider, each with the reason why not. */
export function useProviderActions(
  open: (name: 'edit' | 'test', provider: ServiceProvider) => void,
): (provider: ServiceProvider) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const deletion = useDeletion();
  return useCallback(
    (provider) => {
      const { id, name, isEnabled } = provider;
      const at = to('/system_settings/service_provider_management', { q: name });
      const turnOn = () => serviceProviderApi.enable({ id });
      const turnOff = () => serviceProviderApi.disable({ id });
      const tellEnabled = (undo?: () => Promise<unknown>) =>
        report.success(t('serviceProvider.enabledDone', { name }), { at, undo });
      const tellDisabled = (undo?: () => Promise<unknown>) =>
        report.success(t('serviceProvider.disabledDone', { name }), { at, undo });
      const enable = {
        key: 'enable',
        label: t('serviceProvider.enable'),
        permit: allOf(can(serviceProviderApi.enable), providerRules.enable(provider)),
        run: () =>
          confirm({
            title: t('serviceProvider.enableTitle', { name }),
            content: t('serviceProvider.enableText'),
            verb: t('serviceProvider.enable'),
            run: () => turnOn().then(() => tellEnabled(() => turnOff().then(() => tellDisabled()))),
          }),
      };
      const disable = {
        key: 'disable',
        label: t('serviceProvider.disable'),
        permit: allOf(can(serviceProviderApi.disable), providerRules.disable(provider)),
        run: () =>
          confirm({
            title: t('serviceProvider.disableTitle', { name }),
            content: <ProviderImpact id={id} />,
            verb: t('serviceProvider.disable'),
            isDanger: true,
            run: () => turnOff().then(() => tellDisabled(() => turnOn().then(() => tellEnabled()))),
          }),
      };
      return [
        {
          key: 'edit',
          label: t('serviceProvider.edit'),
          permit: can(serviceProviderApi.update),
          run: () => open('edit', provider),
        },
        isEnabled ? disable : enable,
        {
          key: 'test',
          label: t('serviceProvider.test'),
          permit: can(serviceProviderApi.sendTest),
          run: () => open('test', provider),
        },
        deletion({
          permit: allOf(can(serviceProviderApi.delete), providerRules.delete(provider)),
          verb: t('serviceProvider.delete'),
          title: t('serviceProvider.deleteTitle', { name }),
          content: t('confirm.irreversible'),
          run: () => serviceProviderApi.delete({ id }),
          success: t('serviceProvider.deleted', { name }),
        }),
      ];
    },
    [t, can, confirm, report, deletion, open],
  );
}
