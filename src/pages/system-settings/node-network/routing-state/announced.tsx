import { useContext } from 'react';
import { addressKey } from '@/domain/net/drain';
import type { NodeConfig } from '@/domain/net/node-config';
import { isUp } from '@/domain/net/session-state';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { familyText, parseAddress } from '@/lib/ip/address';
import { StatusTag } from '@/ui/data/status-tag';
import { type Routing, RoutingContext } from './context';
import { GlassLink } from './glass-link';
import { NO_STATE } from './labels';

const familyOf = (address: string) => parseAddress(address)?.family;

/** How many neighbors of its family are told of an address now: sessions that are up carry it. */
function hearersOf({ bgp, bgpNeighbors }: NodeConfig, routing: Routing, address: string) {
  const family = familyOf(address);
  const peers = bgp.isEnabled ? bgpNeighbors.filter((one) => familyOf(one.address) === family) : [];
  const told = peers.filter((one) => isUp(routing.bgp.get(addressKey(one.address))?.state ?? null)).length;
  const links = [...routing.ospf].filter(([key]) => key.startsWith(family === 6 ? 'v6/' : 'v4/'));
  const ospf = links.flatMap(([, neighbors]) => neighbors).filter(({ state }) => isUp(state)).length;
  return { family: familyText(address), told, total: peers.length, ospf };
}

/** Whether an address that is advertised as applied reaches nobody; false as long as that is not known. */
export function useIsUnheard(base: NodeConfig, address: string): boolean {
  const routing = useContext(RoutingContext);
  const applied = base.anycast.find((one) => addressKey(one.address) === addressKey(address));
  if (!applied?.isAdvertised || routing.now === null) return false;
  const { told, ospf } = hearersOf(base, routing, address);
  return told + ospf === 0;
}

/** Whether an address that is advertised gets out, and to how many; of what was applied, never of what is staged. */
export function AnnouncedTo({ base, address }: { base: NodeConfig; address: string }) {
  const t = useT();
  const routing = useContext(RoutingContext);
  const applied = base.anycast.find((one) => addressKey(one.address) === addressKey(address));
  if (!applied) return <StatusTag value="notApplied" map={NO_STATE} />;
  if (routing.now === null)
    return routing.isFailed ? (
      <StatusTag value="unknown" map={NO_STATE} />
    ) : (
      <span className="routing-wait" aria-hidden />
    );
  if (!applied.isAdvertised) return t('common.none');
  const { family, told, total, ospf } = hearersOf(base, routing, address);
  return (
    <span className={told + ospf === 0 ? 'network-warning' : ''}>
      <GlassLink place={{ tab: 'search', q: address }}>{t('routingState.told', { family, told, total })}</GlassLink>
      {ospf > 0 && `${DOT}${t('routingState.toldOspf', { ospf })}`}
    </span>
  );
}
