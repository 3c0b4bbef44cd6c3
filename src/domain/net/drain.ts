import { normalize } from '@/lib/ip/address';
import type { AnycastAddress } from './anycast/schema';
import type { Change, NodeConfig } from './node-config';

/** The address advertised or not, by hand: it is no part of a drain any more. */
export function advertised({ isDrained: _, ...entry }: AnycastAddress, isAdvertised: boolean): AnycastAddress {
  return { ...entry, isAdvertised };
}

/** The edits that withdraw every address that the node announces, each marked, so that just these can be brought back. */
export const drain = ({ anycast }: NodeConfig): Change[] =>
  anycast
    .filter(({ isAdvertised }) => isAdvertised)
    .map((before) => ({
      section: 'anycast',
      key: before.id,
      before,
      after: { ...before, isAdvertised: false, isDrained: true },
    }));

/** The edits that announce again what a drain withdrew, and nothing else. */
export const bringBack = ({ anycast }: NodeConfig): Change[] =>
  anycast
    .filter(({ isDrained }) => isDrained)
    .map((before) => ({ section: 'anycast', key: before.id, before, after: advertised(before, true) }));

/** An address as it is compared, however it is written. */
export const addressKey = (address: string): string => normalize(address) ?? address;

/** The addresses that a node advertises. */
export const announced = ({ anycast }: NodeConfig): string[] =>
  anycast.filter(({ isAdvertised }) => isAdvertised).map(({ address }) => addressKey(address));
