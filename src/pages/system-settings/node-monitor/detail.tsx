import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { type NodeMetrics, nodeMonitorApi } from '@/api/system-settings/node-monitor';
import { NodePage } from '@/components/business-node/node-page';
import { useT } from '@/i18n/use-t';
import { secondText, stampText } from '@/lib/time';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { CopyLink } from '@/ui/feedback/copy-link';
import { LoadFailure } from '@/ui/feedback/states';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { RefreshControl } from '@/ui/list/refresh-control';
import { type Refresh, useRefresh } from '@/ui/list/use-refresh';
import { useQuery } from '@/ui/page/use-query';
import { MonitorCharts } from './charts';
import { RANGE_NAMES } from './labels';
import { RANGES, rangeOf, untilOf } from './model';
import './node-monitor.css';

/** What a node's resources and services did over a time, refreshed at a chosen pace until it is paused. */
export default function NodeMonitor() {
  const t = useT();
  return (
    <NodePage title={t('nodeMonitor.title')} current="monitor">
      {({ id }) => <Monitor id={id} />}
    </NodePage>
  );
}

function Monitor({ id }: { id: string }) {
  const t = useT();
  const [query, change] = useQuery();
  const [isPaused, setPaused] = useState(false);
  const range = rangeOf(query.get('range'));
  const until = untilOf(query.get('until'));
  const isStill = isPaused || until !== undefined;
  const refresh = useRefresh();
  const loaded = useLoad(
    nodeMonitorApi.getMetrics,
    { id, range, ...(until !== undefined && { until }) },
    { isReady: !isPaused, pollMs: isStill ? 0 : refresh.pollMs },
  );
  const choose = (next: string) => {
    // Another range must be loaded: that ends the pause.
    setPaused(false);
    change({ range: next === 'hour' ? undefined : next });
  };
  const last = loaded.data?.times.at(-1);
  const hrefOf = () => {
    const link = new URL(window.location.href);
    if (last !== undefined) link.searchParams.set('until', String(last));
    return link.href;
  };
  return (
    <>
      <div className="monitor-bar">
        <Radio.Group
          optionType="button"
          aria-label={t('nodeMonitor.range')}
          value={range}
          options={RANGES.map((value) => ({ value, label: t(RANGE_NAMES[value]) }))}
          onChange={({ target }) => choose(String(target.value))}
        />
        <div className="monitor-pace">
          {until !== undefined ? (
            <>
              <span className="absent tabular">{t('nodeMonitor.until', { time: stampText(last ?? until) })}</span>
              <Button onClick={() => change({ until: undefined })}>{t('nodeMonitor.toNow')}</Button>
            </>
          ) : (
            <Pace isPaused={isPaused} onPause={setPaused} loaded={loaded} refresh={refresh} />
          )}
          <CopyLink hrefOf={hrefOf} />
        </div>
      </div>
      {loaded.failure && loaded.data && <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />}
      <LoadedPanel loaded={loaded}>{(metrics) => <MonitorCharts metrics={metrics} range={range} />}</LoadedPanel>
    </>
  );
}

interface PaceProps {
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
  loaded: Loaded<NodeMetrics>;
  refresh: Refresh;
}

/** How often the figures are loaded again, and what stops that. */
function Pace({ isPaused, onPause, loaded, refresh }: PaceProps) {
  const t = useT();
  return (
    <>
      {isPaused ? (
        <span className="absent tabular" role="status">
          {t('nodeMonitor.pausedAt', { time: secondText(loaded.at) })}
        </span>
      ) : (
        <RefreshControl loaded={loaded} refresh={refresh} />
      )}
      <Button
        icon={isPaused ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
        onClick={() => onPause(!isPaused)}
      >
        {t(isPaused ? 'nodeMonitor.goOn' : 'nodeMonitor.pause')}
      </Button>
    </>
  );
}
