import { Radio } from 'antd';
import { OSPF_VERSIONS, type OspfVersion } from '@/domain/net/ospf-config';
import { useT } from '@/i18n/use-t';
import { usePanel } from '@/ui/page/use-panel';
import { useQuery } from '@/ui/page/use-query';
import { RoutingFollower } from '../routing-state/provider';
import { SessionsDrawer } from '../routing-state/sessions-drawer';
import type { StagedNode } from '../use-node';
import { AreaDrawer } from './area-drawer';
import { Areas } from './areas';
import { InterfaceDrawer } from './interface-drawer';
import { Interfaces } from './interfaces';
import { VERSIONS } from './labels';
import { Process } from './process';
import { ProcessDrawer } from './process-drawer';

/** OSPF of a node, one version at a time; which one stands in the address. */
export default function OspfSection({ node }: { node: StagedNode }) {
  const t = useT();
  const panel = usePanel();
  const [query, change] = useQuery();
  const version: OspfVersion = query.get('version') === 'v6' ? 'v6' : 'v4';
  const part = { node, version, panel, permit: node.permit };
  const drawer = { node, version, onClose: panel.close };
  return (
    <RoutingFollower nodeId={node.network.id}>
      <Radio.Group
        className="network-versions"
        optionType="button"
        aria-label={t('ospf.version')}
        value={version}
        options={OSPF_VERSIONS.map((value) => ({ value, label: t(VERSIONS[value]) }))}
        onChange={({ target }) => change({ version: target.value === 'v6' ? 'v6' : undefined })}
      />
      <Process {...part} />
      <Areas key={`areas-${version}`} {...part} />
      <Interfaces key={`interfaces-${version}`} {...part} />
      {panel.name === 'ospf' && <ProcessDrawer key={version} {...drawer} />}
      {panel.name === 'ospfSessions' && (
        <SessionsDrawer
          name={panel.id || t(VERSIONS[version])}
          scope={{ protocol: 'ospf', version, of: panel.id }}
          onClose={panel.close}
        />
      )}
      {panel.name === 'ospfArea' && <AreaDrawer key={`${version}/${panel.id}`} {...drawer} id={panel.id} />}
      {panel.name === 'ospfInterface' && <InterfaceDrawer key={`${version}/${panel.id}`} {...drawer} id={panel.id} />}
    </RoutingFollower>
  );
}
