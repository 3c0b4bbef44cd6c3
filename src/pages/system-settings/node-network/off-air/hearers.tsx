import { useContext } from 'react';
import { addressKey } from '@/domain/net/drain';
import { FAMILIES, type Hearing, hearingOf } from '@/domain/net/heard';
import type { NodeConfig } from '@/domain/net/node-config';
import { isUp } from '@/domain/net/session-state';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { parseAddress } from '@/lib/ip/address';
import { portKey, type Routing, RoutingContext } from '../routing-state/context';

const MOST = 5;

/** Which of those that a configuration tells are known to hear nothing at present: their session is down. */
function downIn({ bgp, ospf }: Routing, { family, neighbors, ports }: Hearing): ReadonlySet<string> {
  const portOf = (port: string) => portKey(family === 6 ? 'v6' : 'v4', port);
  return new Set([
    ...neighbors.filter((address) => {
      const session = bgp.get(addressKey(address));
      return session !== undefined && !isUp(session.state);
    }),
    ...ports.filter((port) => {
      const there = ospf.get(portOf(port));
      return there !== undefined && !there.some(({ state }) => isUp(state));
    }),
  ]);
}

/** The first few by name, those that are down before the others, and the rest as a number. */
function Names({ names, down }: { names: readonly string[]; down?: ReadonlySet<string> }) {
  const t = useT();
  if (names.length === 0) return null;
  const rest = names.length - MOST;
  return (
    <span className="network-note network-hearer-names">
      {names.slice(0, MOST).map((name) => (
        <span key={name}>
          <bdi className="code" dir="ltr">
            {name}
          </bdi>{' '}
          {down?.has(name) && <span className="network-down">{t('network.hearerDown')}</span>}
        </span>
      ))}
      {rest > 0 && t('network.moreHearers', { rest })}
    </span>
  );
}

function Heard({ hearing }: { hearing: Hearing }) {
  const t = useT();
  const down = downIn(useContext(RoutingContext), hearing);
  const { addresses, neighbors, ports } = hearing;
  if (addresses.length === 0) return t('network.notAdvertised');
  if (neighbors.length + ports.length === 0)
    return <strong className="network-warning">{t('network.heardByNobody')}</strong>;
  return (
    <>
      <div>{t('network.heardBy', { peers: neighbors.length, ports: ports.length })}</div>
      {down.size > 0 && <div className="network-warning">{t('network.hearersDown', { count: down.size })}</div>}
      <Names names={[...down, ...[...neighbors, ...ports].filter((name) => !down.has(name))]} down={down} />
    </>
  );
}

interface Props {
  before: NodeConfig;
  after: NodeConfig;
  /** The addresses that no other node announces either. */
  lost?: readonly string[];
}

/**
 * Per family, whom the configuration of a node tells of its anycast addresses now and after an edit, and which of them are
 * known to be down.
 */
export function Hearers({ before, after, lost = [] }: Props) {
  const t = useT();
  const nowhere = (family: number) => {
    const addresses = lost.filter((address) => parseAddress(address)?.family === family);
    if (addresses.length === 0) return null;
    const names = listed(addresses, t('common.separator'));
    return <strong className="network-warning">{t('drain.nowhere', { addresses: names })}</strong>;
  };
  const rows = FAMILIES.map((family) => ({
    family,
    was: hearingOf(before)[family],
    is: hearingOf(after)[family],
  })).filter(({ was, is }) => was.addresses.length + is.addresses.length > 0);
  if (rows.length === 0) return <p>{t('network.noAnycast')}</p>;
  return (
    <table className="network-hearers" aria-label={t('network.hearers')}>
      <thead>
        <tr>
          <th scope="col">{t('network.anycastAddresses')}</th>
          <th scope="col">{t('network.heardNow')}</th>
          <th scope="col">{t('network.heardAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ family, was, is }) => (
          <tr key={family}>
            <th scope="row">
              {`IPv${family}`} <Names names={[...new Set([...was.addresses, ...is.addresses])]} />
            </th>
            <td>
              <Heard hearing={was} />
            </td>
            <td>
              <Heard hearing={is} /> {nowhere(family)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
