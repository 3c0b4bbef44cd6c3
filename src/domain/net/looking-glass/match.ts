import { type Address, contains, type Network, parseAddress, parseCidr } from '@/lib/ip/address';
import { oncePer } from '@/lib/once-per';

interface Routed {
  readonly prefix: string;
  readonly path?: string;
}

/** The network of a row, read once however often it is looked for. */
const networkOf = oncePer((row: Routed) => ({ network: parseCidr(row.prefix) }));

/** Where a prefix stands among others: by address, then by length. Never shown. */
export const addressOrder = oncePer((row: Routed) => {
  const { network } = networkOf(row);
  if (!network) return row.prefix;
  const { address, prefix } = network;
  const bytes = address.bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${address.family} ${bytes} ${String(prefix).padStart(3, '0')}`;
});

const lengthOf = (row: Routed) => Number(networkOf(row).network?.prefix);

const covers = (row: Routed, address: Address | Network) => {
  const { network } = networkOf(row);
  return network !== null && contains(network, address);
};

const inside = (row: Routed, outer: Network) => {
  const { network } = networkOf(row);
  return network !== null && contains(outer, network);
};

/**
 * The rows that a typed text is about: for an address those that hold it, the longest match first; for a prefix what is
 * inside, or the longest that holds it where nothing is; for AS numbers the paths that have them in that order; else what
 * the prefix or the path is spelled with.
 */
export function matching<Row extends Routed>(rows: readonly Row[], typed: string): readonly Row[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return rows;
  const address = parseAddress(text);
  const longestFirst = (of: Address | Network) =>
    rows.filter((row) => covers(row, of)).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (address) return longestFirst(address);
  const network = parseCidr(text);
  if (network) {
    const found = rows.filter((row) => inside(row, network));
    return found.length > 0 ? found : longestFirst(network);
  }
  const numbers = text.replace(/^as\s*/, '').split(/[\s,_]+/);
  if (numbers.every((one) => /^\d{1,10}$/.test(one))) {
    const wanted = ` ${numbers.join(' ')} `;
    return rows.filter(({ path = '' }) => ` ${path} `.includes(wanted));
  }
  return rows.filter(({ prefix, path = '' }) => `${prefix} ${path}`.toLowerCase().includes(text));
}
