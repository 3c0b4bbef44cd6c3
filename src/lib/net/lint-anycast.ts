import { isHost, normalise, parseAddress } from './address';
import type { AnycastAddress } from './bgp-config';
import { type Connected, ownerOf } from './connected';
import type { Finding } from './lint';
import type { NodeConfig } from './node-config';
import { advertisedRoutes } from './router-bgp';

const isSome = (entries: readonly AnycastAddress[]) => entries.some(({ isAdvertised }) => isAdvertised);

/** Whether an address is the only one of the node that is advertised: without it nobody reaches the node by anycast. */
export function isLastAdvertised(entries: readonly AnycastAddress[], id: string): boolean {
  const advertised = entries.filter(({ isAdvertised }) => isAdvertised);
  return advertised.length === 1 && advertised[0]?.id === id;
}

/** Addresses that are to be advertised while no protocol of their family runs: nobody learns of them. */
function lintUnheard({ anycast, bgp, ospfV4, ospfV6 }: NodeConfig): Finding[] {
  if (bgp.isEnabled) return [];
  return ([4, 6] as const).flatMap((family): Finding[] => {
    const count = advertisedRoutes(anycast, family).length;
    if (count === 0 || (family === 4 ? ospfV4 : ospfV6).isEnabled) return [];
    const values = { family: `IPv${family}`, count };
    return [{ level: 'warning', code: 'anycastUnheard', path: ['anycast', '', ''], values }];
  });
}

/** Anycast addresses that no host or that a port has, ones that nobody learns of, and the step that takes the last one. */
export function lintAnycast(config: NodeConfig, connected: readonly Connected[], before?: NodeConfig): Finding[] {
  const { anycast } = config;
  const isLastGone = before !== undefined && isSome(before.anycast) && !isSome(anycast);
  const gone: Finding = { level: 'warning', code: 'anycastLast', path: ['anycast', '', ''], values: {} };
  return [
    ...anycast.flatMap(({ id, address }): Finding[] => {
      const owner = ownerOf(connected, address);
      const path = ['anycast', id, 'address'] as const;
      const values = { address: normalise(address) ?? address };
      const parsed = parseAddress(address);
      if (parsed && !isHost(parsed)) return [{ level: 'warning', code: 'addressReserved', path, values }];
      if (!owner) return [];
      return [{ level: 'warning', code: 'anycastOwn', path, values: { ...values, port: owner.port.name } }];
    }),
    ...lintUnheard(config),
    ...(isLastGone ? [gone] : []),
  ];
}
