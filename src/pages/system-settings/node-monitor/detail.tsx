import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { nodeMonitorApi } from '@/api/system-settings/node-monitor';
import { NodePage } from '@/components/business-node/node-page';
import { useT } from '@/i18n/use-t';
import { secondText } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { RefreshControl } from '@/ui/list/refresh-control';
import { useRefresh } from '@/ui/list/use-refresh';
import { useQuery } from '@/ui/list/use-view';
import { MonitorCharts } from './charts';
import { RANGE_NAMES } from './labels';
import { RANGES, rangeOf } from './model';
import './node-monitor.css';

/** What a node's resources and services did over a time, refreshed at a chosen pace until it is paused. */
export default function NodeMonitor() {
  const t = useT();
  return (
    <NodePage
      title={t('nodeMonitor.title')}
      other={{
        label: t('businessNode.toConfig'),
        path: '/system_settings/node_access_management/business_node_management/basic_config',
      }}
    >
      {({ id }) => <Monitor id={id} />}
    </NodePage>
  );
}

function Monitor({ id }: { id: string }) {
  const t = useT();
  const [query, change] = useQuery();
  const [isPaused, setPaused] = useState(false);
  const range = rangeOf(query.get('range'));
  const refresh = useRefresh();
  const loaded = useLoad(
    nodeMonitorApi.getMetrics,
    { id, range },
    { isReady: !isPaused, pollMs: isPaused ? 0 : refresh.pollMs },
  );
  const choose = (next: string) => {
    // Another range must be loaded: that ends the pause.
    setPaused(false);
    change({ range: next === 'hour' ? undefined : next });
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
          {isPaused ? (
            <span className="absent tabular" role="status">
              {t('nodeMonitor.pausedAt', { time: secondText(loaded.at) })}
            </span>
          ) : (
            <RefreshControl loaded={loaded} refresh={refresh} />
          )}
          <Button
            icon={isPaused ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
            onClick={() => setPaused(!isPaused)}
          >
            {t(isPaused ? 'nodeMonitor.goOn' : 'nodeMonitor.pause')}
          </Button>
        </div>
      </div>
      {loaded.failure && loaded.data && <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />}
      <LoadedPanel loaded={loaded}>{(metrics) => <MonitorCharts metrics={metrics} range={range} />}</LoadedPanel>
    </>
  );
}
