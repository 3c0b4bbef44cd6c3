import { normalise } from './address';
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

/** Anycast addresses that a port has too, and the step after which none is advertised any more. */
export function lintAnycast({ anycast }: NodeConfig, connected: readonly Connected[], before?: NodeConfig): Finding[] {
  const isLastGone = before !== undefined && isSome(before.anycast) && !isSome(anycast);
  const gone: Finding = { level: 'warning', code: 'anycastLast', path: ['anycast', '', ''], values: {} };
  return [
    ...anycast.flatMap(({ id, address }): Finding[] => {
      const owner = ownerOf(connected, address);
      const values = { address: normalise(address) ?? address, port: owner?.port.name ?? '' };
      return owner ? [{ level: 'warning', code: 'anycastOwn', path: ['anycast', id, 'address'], values }] : [];
    }),
    ...(isLastGone ? [gone] : []),
  ];
}
