import { Alert, Button } from 'antd';
import { nodeDriftApi } from '@/api/system-settings/node-drift';
import { useT } from '@/i18n/use-t';
import { timeText } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
import { useQuery } from '@/ui/page/use-query';
import { RUNNING } from './kinds';

/** Says over the sections of a node that something else runs on it than was applied, and leads to the comparison. */
export function DriftStrip({ id }: { id: string }) {
  const t = useT();
  const [query, change] = useQuery();
  const { data, isUnoffered } = useLoad(nodeDriftApi.getDrifts, {});
  const own = data?.list.find((one) => one.id === id);
  if (!own?.lines || isUnoffered || (query.get('tab') === 'versions' && query.get('to') === RUNNING)) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="form-problem"
      title={t('drift.strip', { count: own.lines })}
      description={own.checkedAt !== null && t('drift.checkedAt', { time: timeText(own.checkedAt) })}
      action={
        <Button
          size="small"
          onClick={() => change({ tab: 'versions', to: RUNNING, from: undefined, panel: undefined, item: undefined })}
        >
          {t('drift.compare')}
        </Button>
      }
    />
  );
}
