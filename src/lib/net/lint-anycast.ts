import { isHost, normalise, parseAddress } from './address';
import type { AnycastAddress } from './bgp-config';
import { type Connected, ownerOf } from './connected';
import type { Finding } from './lint';
import type { NodeConfig } from './node-config';

const isSome = (entries: readonly AnycastAddress[]) => entries.some(({ isAdvertised }) => isAdvertised);

/** Whether an address is the only one of the node that is advertised: without it nobody reaches the node by anycast. */
export function isLastAdvertised(entries: readonly AnycastAddress[], id: string): boolean {
  const advertised = entries.filter(({ isAdvertised }) => isAdvertised);
  return advertised.length === 1 && advertised[0]?.id === id;
}

/** Anycast addresses that no host or that a port has, and the step after which none is advertised any more. */
export function lintAnycast({ anycast }: NodeConfig, connected: readonly Connected[], before?: NodeConfig): Finding[] {
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
    ...(isLastGone ? [gone] : []),
  ];
}
