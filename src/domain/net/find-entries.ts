import {
  contains,
  formatAddress,
  type Network,
  parseAddress,
  parseCidr,
  toCidr,
  toNetwork,
  unmapNetwork,
} from '@/lib/ip/address';

/** What an entry of a section is found by: what its row says, and the networks in which an address is looked for. */
export interface Findable {
  readonly words: readonly string[];
  readonly networks?: readonly Network[];
}

/** The networks of addresses with their masks, hosts where those have none; what is no network is left out. */
export const networksOf = (...pairs: readonly (readonly [address: string, mask?: string])[]): Network[] =>
  pairs
    .map(([address, mask]) => toNetwork(address, mask ?? (address.includes(':') ? '128' : '32')))
    .filter((one) => one !== null);

/** What was typed in its one form, where it is an address or a network: `2001:DB8:0::1` is found as `2001:db8::1`. */
function asked(typed: string) {
  const address = parseAddress(typed);
  if (address) return { at: address, network: null, text: formatAddress(address) };
  const network = parseCidr(typed);
  return network && { at: network, network, text: toCidr(network) };
}

const NOT_FOUND = -2;
const BY_WORDS = -1;

/** The longest prefix around what is asked for, `BY_WORDS` for what is found otherwise. */
function rankOf({ words, networks = [] }: Findable, typed: string, wanted: ReturnType<typeof asked>): number {
  const around = wanted
    ? networks.filter((one) => contains(one, wanted.at)).map((one) => unmapNetwork(one).prefix)
    : [];
  if (around.length > 0) return Math.max(...around);
  const isWithin = wanted?.network && networks.some((one) => contains(wanted.network, one));
  const has = (text: string) => words.some((word) => word.toLowerCase().includes(text));
  return isWithin || has(typed) || (wanted && has(wanted.text)) ? BY_WORDS : NOT_FOUND;
}

/**
 * The entries that say what was typed. An address or a network is also found in the networks around it, the longest prefix
 * first, as a router chooses; a network finds what lies in it too. `around` says how many hold it.
 */
export function findEntries<E>(entries: readonly E[], typed: string, of: (entry: E) => Findable) {
  const text = typed.trim().toLowerCase();
  if (text === '') return { list: entries, around: 0 };
  const wanted = asked(text);
  const found = entries
    .map((entry) => ({ entry, rank: rankOf(of(entry), text, wanted) }))
    .filter(({ rank }) => rank !== NOT_FOUND)
    .sort((a, b) => b.rank - a.rank);
  return { list: found.map(({ entry }) => entry), around: found.filter(({ rank }) => rank >= 0).length };
}
