import { Alert } from 'antd';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { NODE_STATUS } from '@/components/business-node/labels';
import { NodeScreens } from '@/components/business-node/node-screens';
import { useT } from '@/i18n/use-t';
import { normalize } from '@/lib/ip/address';
import { useParams } from '@/lib/navigation';
import { StatusTag } from '@/ui/data/status-tag';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { DetailPage } from '@/ui/page/detail-page';
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
    <DetailPage
      title={t('glass.title')}
      loaded={loaded}
      identity={({ id: serial, name, ip, status }) => ({
        name,
        id: serial,
        state: <StatusTag value={status} map={NODE_STATUS} />,
        facts: [{ label: t('glass.nodeIp'), value: <Copyable text={ip} /> }],
      })}
      screens={<NodeScreens id={id} current="glass" />}
      isPlain
      actions={() => []}
    >
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
    </DetailPage>
  );
}
