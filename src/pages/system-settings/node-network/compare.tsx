import { Switch } from 'antd';
import { useState } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { NodeSelect } from '@/components/business-node/node-select';
import { useT } from '@/i18n/use-t';
import { Link, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState } from '@/ui/feedback/states';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { Screen } from '@/ui/page/screen';
import { useQuery } from '@/ui/page/use-query';
import { NodeComparison } from './compare/node-comparison';
import './node-network.css';

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

/** The network of a node beside another one's, and the way to copy sections of it to others. */
export default function CompareNodes() {
  const t = useT();
  const { id = '' } = useParams();
  const [query, change] = useQuery();
  const [showsAll, setShowsAll] = useState(false);
  const other = query.get('with') ?? '';
  const left = useLoad(nodeNetworkApi.get, { id });
  const right = useLoad(nodeNetworkApi.get, { id: other }, { isReady: other !== '' });
  return (
    <Screen
      title={t('network.compareTitle')}
      note={left.data && t('network.compareIntro', { name: left.data.name })}
      actions={<Link to={to(NETWORK, { id })}>{t('network.toNetwork')}</Link>}
    >
      <div className="network-tools">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the select inside is the control. */}
        <label className="network-switch network-other">
          {t('network.compareNode')}
          <NodeSelect
            except={id}
            value={right.data?.name ?? null}
            aria-label={t('network.compareWith')}
            onChange={(next) => change({ with: next })}
          />
        </label>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control. */}
        <label className="network-switch">
          <Switch checked={showsAll} onChange={setShowsAll} />
          {t('network.showSame')}
        </label>
      </div>
      <LoadedPanel loaded={left}>
        {(mine) =>
          other === '' ? (
            <EmptyState title={t('network.compareWith')} text={t('network.compareText')} />
          ) : (
            <LoadedPanel loaded={right}>
              {(theirs) => <NodeComparison key={other} left={mine} right={theirs} showsAll={showsAll} />}
            </LoadedPanel>
          )
        }
      </LoadedPanel>
    </Screen>
  );
}
