import { nodeDriftApi } from '@/api/system-settings/node-drift';
import { type NodeVersion, nodeVersionApi } from '@/api/system-settings/node-version';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { Choice } from '@/ui/form/choice';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { ActionButton } from '@/ui/page/action-button';
import { useQuery } from '@/ui/page/use-query';
import type { StagedNode } from '../use-node';
import { RUNNING } from './kinds';
import { Runs } from './runs';
import { TwoConfigs } from './two-configs';

interface Props {
  node: StagedNode;
  list: readonly NodeVersion[];
  from: number;
  to: number | typeof RUNNING;
}

/** Two versions of a node side by side, or what was applied beside what runs; which ones stands in the address. */
export function Comparison({ node, list, from, to }: Props) {
  const t = useT();
  const offers = useOffers();
  const [, change] = useQuery();
  const newest = list[0]?.number;
  const options = list.map(({ number }) => ({
    value: String(number),
    label: t(number === newest ? 'versions.versionCurrent' : 'versions.version', { number }),
  }));
  const running = { value: RUNNING, label: t('drift.runs') };
  const isRunning = to === RUNNING;
  return (
    <>
      <div className="network-tools versions-sides">
        {isRunning ? (
          <strong>{t('drift.applied')}</strong>
        ) : (
          <Choice<string>
            aria-label={t('versions.from')}
            value={String(from)}
            options={options}
            onChange={(value) => change({ from: value })}
          />
        )}
        <span aria-hidden="true" className="versions-arrow">
          →
        </span>
        <Choice<string>
          aria-label={t('versions.to')}
          value={String(to)}
          options={[...(offers(nodeDriftApi.getDrifts) ? [running] : []), ...options]}
          onChange={(value) => change({ to: value })}
        />
        <ActionButton onClick={() => change({ from: undefined, to: undefined })}>{t('versions.all')}</ActionButton>
      </div>
      {isRunning ? <Runs node={node} /> : <Two id={node.network.id} from={from} to={to} />}
    </>
  );
}

function Two({ id, from, to }: { id: string; from: number; to: number }) {
  const t = useT();
  const left = useLoad(nodeVersionApi.getVersion, { id, number: from });
  const right = useLoad(nodeVersionApi.getVersion, { id, number: to });
  const side = (number: number) => t('versions.version', { number });
  return (
    <LoadedPanel loaded={left}>
      {(older) => (
        <LoadedPanel loaded={right}>
          {(newer) => (
            <TwoConfigs
              before={older.config}
              after={newer.config}
              left={side(older.number)}
              right={side(newer.number)}
            />
          )}
        </LoadedPanel>
      )}
    </LoadedPanel>
  );
}
