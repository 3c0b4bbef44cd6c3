import { useCallback } from 'react';
import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import { can as state } from '@/api/account-center/secret-key-state';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/list/row-actions';
import { SecretKeyImpact } from './key-impact';

/** Enables a key that is disabled and the other way round: asked first, told with the way back. */
export function useKeySwitch(): (key: SecretKey) => Action {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (key) => {
      const { id } = key;
      const at = to('/account_center/secret_key', { q: id });
      const enable = () => secretKeyApi.enable({ id });
      const disable = () => secretKeyApi.disable({ id });
      const tellEnabled = (undo?: () => Promise<unknown>) =>
        report.success(t('secretKey.enabledDone', { id }), { at, undo });
      const tellDisabled = (undo?: () => Promise<unknown>) =>
        report.success(t('secretKey.disabledDone', { id }), { at, undo });
      if (key.status === 'disabled') {
        return {
          key: 'enable',
          label: t('secretKey.enable'),
          permit: allOf(can(secretKeyApi.enable), state.enable(key)),
          run: () =>
            confirm({
              title: t('secretKey.enableTitle', { id }),
              content: t('secretKey.enableText'),
              verb: t('secretKey.enable'),
              run: () => enable().then(() => tellEnabled(() => disable().then(() => tellDisabled()))),
            }),
        };
      }
      return {
        key: 'disable',
        label: t('secretKey.disable'),
        permit: allOf(can(secretKeyApi.disable), state.disable(key)),
        run: () =>
          confirm({
            title: t('secretKey.disableTitle', { id }),
            content: <SecretKeyImpact id={id} warning={t('secretKey.disableText')} />,
            verb: t('secretKey.disable'),
            isDanger: true,
            run: () => disable().then(() => tellDisabled(() => enable().then(() => tellEnabled()))),
          }),
      };
    },
    [t, can, confirm, report],
  );
}
