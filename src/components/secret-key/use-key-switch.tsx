import { useCallback } from 'react';
import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import { can as state } from '@/api/account-center/secret-key-state';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { useSwitch } from '@/ui/page/use-switch';
import { SecretKeyImpact } from './key-impact';

/** Enables a key that is disabled and the other way round: asked first, told with the way back. */
export function useKeySwitch(): (key: SecretKey) => Action {
  const t = useT();
  const can = useCan();
  const switched = useSwitch();
  return useCallback(
    (key) => {
      const { id } = key;
      return switched({
        isOn: key.status !== 'disabled',
        at: to('/account_center/secret_key', { q: id }),
        on: {
          permit: allOf(can(secretKeyApi.enable), state.enable(key)),
          verb: t('secretKey.enable'),
          title: t('secretKey.enableTitle', { id }),
          content: t('secretKey.enableText'),
          run: () => secretKeyApi.enable({ id }),
          success: t('secretKey.enabledDone', { id }),
        },
        off: {
          permit: allOf(can(secretKeyApi.disable), state.disable(key)),
          verb: t('secretKey.disable'),
          title: t('secretKey.disableTitle', { id }),
          content: <SecretKeyImpact id={id} warning={t('secretKey.disableText')} />,
          run: () => secretKeyApi.disable({ id }),
          success: t('secretKey.disabledDone', { id }),
        },
      });
    },
    [t, can, switched],
  );
}
