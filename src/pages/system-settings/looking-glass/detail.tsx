import { Alert } from 'antd';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { NodeDetail } from '@/components/business-node/node-detail';
import { useT } from '@/i18n/use-t';
import { normalize } from '@/lib/ip/address';
import { useParams } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import { UrlTabs } from '@/ui/page/url-tabs';
import { useQuery } from '@/ui/page/use-query';
import { Bfd } from './bfd';
import { Neighbor } from './neighbor';
import { Neighbors } from './neighbors';
import { Ospf } from './ospf';
import { Routes } from './routes';
import { Search } from './search';
import './looking-glass.css';

/** What the router of a node heard, took and told, in its own answers. */
export default function LookingGlass() {
  const t = useT();
  const { id = '' } = useParams();
  const [query] = useQuery();
  const loaded = useLoad(nodeNetworkApi.get, { id });
  // What is no address is no neighbor.
  const neighbor = normalize(query.get('neighbor') ?? '');
  return (
    <NodeDetail id={id} title={t('glass.title')} loaded={loaded} current="glass">
      {({ isLinked }) => {
        if (!isLinked) return <Alert type="warning" showIcon title={t('glass.notLinked')} className="form-problem" />;
        const neighbors = neighbor ? (
          <Neighbor key={`${id}/${neighbor}`} nodeId={id} address={neighbor} />
        ) : (
          <Neighbors key={id} nodeId={id} />
        );
        return (
          <UrlTabs
            areSeparate
            isInner
            tabs={[
              { key: 'neighbors', label: t('glass.neighbors'), content: neighbors },
              { key: 'search', label: t('glass.search'), content: <Search key={id} nodeId={id} /> },
              { key: 'rib', label: t('glass.rib'), content: <Routes key={id} nodeId={id} /> },
              { key: 'ospf', label: t('glass.ospfTab'), content: <Ospf key={id} nodeId={id} /> },
              { key: 'bfd', label: t('glass.bfdTab'), content: <Bfd key={id} nodeId={id} /> },
            ]}
          />
        );
      }}
    </NodeDetail>
  );
}
