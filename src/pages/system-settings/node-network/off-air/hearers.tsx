import { FAMILIES, type Hearing, hearingOf } from '@/domain/net/heard';
import type { NodeConfig } from '@/domain/net/node-config';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { parseAddress } from '@/lib/ip/address';

const MOST = 5;

/** The first few by name, the others as a number. */
function Names({ names }: { names: readonly string[] }) {
  const t = useT();
  if (names.length === 0) return null;
  const rest = names.length - MOST;
  return (
    <span className="network-note network-hearer-names">
      {names.slice(0, MOST).map((name) => (
        <bdi key={name} className="code" dir="ltr">
          {name}
        </bdi>
      ))}
      {rest > 0 && t('network.moreHearers', { rest })}
    </span>
  );
}

function Heard({ hearing: { addresses, neighbors, ports } }: { hearing: Hearing }) {
  const t = useT();
  if (addresses.length === 0) return t('network.notAdvertised');
  if (neighbors.length + ports.length === 0)
    return <strong className="network-warning">{t('network.heardByNobody')}</strong>;
  return (
    <>
      <div>{t('network.heardBy', { peers: neighbors.length, ports: ports.length })}</div>
      <Names names={[...neighbors, ...ports]} />
    </>
  );
}

interface Props {
  before: NodeConfig;
  after: NodeConfig;
  /** The addresses that no other node announces either. */
  lost?: readonly string[];
}

/** Per family, who hears the anycast addresses of a node now and after an edit. */
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
