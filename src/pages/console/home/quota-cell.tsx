import { StopOutlined } from '@ant-design/icons';
import { quotaApi } from '@/api/cost-center/quota';
import { QUOTAS } from '@/components/quota/quota-names';
import { useMaySee } from '@/components/screen-link/screen-link';
import { isUsedUp } from '@/domain/quota/used-up';
import { codeText } from '@/i18n/code-text';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { AttentionCell } from './attention-cell';

const QUOTAS_OF = to('/cost_center/order_management/quota');

/** Quotas that take nothing more: they stop work today. Nothing while there are none, or a gateway tells of none. */
export default function QuotaCell() {
  const t = useT();
  const maySee = useMaySee()(QUOTAS_OF);
  const { data } = useLoad(quotaApi.getUsage, {}, { isReady: maySee });
  const full = (data?.list ?? []).flatMap(({ quotas }) => quotas).filter(isUsedUp);
  if (full.length === 0) return null;
  const names = full.map(({ key }) => codeText(t, QUOTAS, key));
  return (
    <AttentionCell
      Icon={StopOutlined}
      tone="bad"
      label={t('quota.usedUp')}
      isLoaded
      total={full.length}
      detail={listed(names, t('common.separator'))}
      target={QUOTAS_OF}
    />
  );
}
