import { Alert } from 'antd';
import type { subAccountApi } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';
import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { freeOf } from './model';
import '@/ui/form/form.css';

/** How much of the license is used, in the gateway's figures; a warning once nothing is left. */
export function Limits({ loaded }: { loaded: Loaded<Awaited<ReturnType<typeof subAccountApi.getLimits>>> }) {
  const t = useT();
  const { data, failure, reload } = loaded;
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <p className="screen-note">{t('common.loading')}</p>;
  const free = freeOf(data);
  return free === 0 ? (
    <Alert type="warning" showIcon className="form-problem" title={t('subAccount.limitReached', { ...data })} />
  ) : (
    <p className="screen-note">{t('subAccount.limits', { ...data })}</p>
  );
}
