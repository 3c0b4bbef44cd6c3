import { Drawer, Skeleton } from 'antd';
import { type UpdateEntry, updateLogApi } from '@/api/system-settings/intel-update-log';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { Quantity } from '@/ui/data/quantity';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { useClosing } from '@/ui/feedback/use-closing';
import { RESULTS } from './labels';
import { modeName } from './update-log';

/** One update: what it did, or why it failed. */
export default function LogEntry({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const { data, failure, reload } = useLoad(updateLogApi.get, { id });
  return (
    <Drawer open={isOpen} title={t('intelSource.entryTitle')} size={480} onClose={close}>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active />}
      {data && <Entry entry={data} />}
    </Drawer>
  );
}

function Entry({ entry: { at, syncSource, mode, result, details, counts } }: { entry: UpdateEntry }) {
  const t = useT();
  return (
    <Facts
      items={[
        { label: t('intelSource.syncSource'), value: <bdi>{syncSource}</bdi> },
        { label: t('intelSource.result'), value: <StatusTag value={result} map={RESULTS} /> },
        { label: t('intelSource.at'), value: <FullTime at={at} /> },
        { label: t('intelSource.mode'), value: modeName(t, mode) },
        ...(counts
          ? [
              { label: t('intelSource.added'), value: <Quantity value={counts.added} /> },
              { label: t('intelSource.changed'), value: <Quantity value={counts.updated} /> },
              { label: t('intelSource.removed'), value: <Quantity value={counts.removed} /> },
              { label: t('intelSource.rejected'), value: <Quantity value={counts.rejected} /> },
            ]
          : []),
        ...(details === '' ? [] : [{ label: t('intelSource.details'), value: <bdi className="lines">{details}</bdi> }]),
      ]}
    />
  );
}
