import { Button, Skeleton } from 'antd';
import { accountInfoApi } from '@/api/account-center/account-info';
import { gapAfter } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';

/** The machine code comes from the license service, which may fail by itself. */
export function MachineCode() {
  const t = useT();
  const { data, failure, isLoading, reload } = useLoad(accountInfoApi.getMachineCode, {});
  if (failure) {
    return (
      <span role="alert">
        {t('accountInfo.machineCodeFailed')}
        {gapAfter(t('accountInfo.machineCodeFailed'))}
        <Button size="small" loading={isLoading} onClick={reload}>
          {t('common.retry')}
        </Button>
      </span>
    );
  }
  if (!data) return <Skeleton.Input active size="small" />;
  return (
    <span className="fact-whole">
      <Copyable text={data.machineCode} label={t('accountInfo.machineCode')} />
    </span>
  );
}
