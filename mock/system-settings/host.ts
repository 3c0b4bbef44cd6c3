import { type Host, type HostInput, hosts } from '@/api/system-settings/host';
import { formatAddress, parseAddress, unmap } from '@/lib/ip/address';
import { isSameText } from '@/lib/rules/same-text';
import { bulk, idsOf } from '../runtime/bulk';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';

const DAY = 86_400_000;

const row = (serial: number, seed: Partial<Host>): Host => ({
  id: `H-${serial}`,
  name: `collector_${serial}`,
  hostname: `collector-${serial}`,
  ip: `10.20.0.${10 + serial}`,
  port: 22,
  user: 'ops',
  hasSecret: true,
  remark: '',
  status: 'online',
  createdAt: SEED_TIME - serial * 2 * DAY,
  version: 1,
  ...seed,
});

/** Both families, every status, one that this console does not know, a long remark, one that nothing uses; two pages. */
const rows = table<Host>('host', () => [
  row(1, { name: 'resolver_east_1', hostname: 'resolver-east-1', remark: '华东一区解析主机' }),
  row(2, { name: 'resolver_v6', hostname: 'resolver-v6', ip: '2001:db8:20::53', user: 'dns.admin', port: 2222 }),
  row(3, { name: 'log_store', hostname: 'log-store', status: 'offline', remark: 'Disk replaced on 2026-10-30' }),
  row(4, { name: 'new_rack', hostname: 'new-rack', hasSecret: false, remark: '待接入' }),
  row(5, { name: 'probe_lab', hostname: 'probe-lab', status: 'maintenance', remark: 'State of a newer gateway' }),
  ...Array.from({ length: 12 }, (_, index) => row(6 + index, {})),
]);

const FACTS = { keyword: ['name', 'hostname', 'ip', 'remark'] } as const;

/** Tasks that run on a host; the one without a password was never reached. */
const usesOf = ({ name, hasSecret, createdAt }: Host) =>
  hasSecret
    ? [
        { host: name, name: 'Nightly configuration backup', lastRunAt: createdAt + DAY },
        { host: name, name: 'Log collection', lastRunAt: createdAt + DAY / 2 },
      ]
    : [];

/** The one form of an address; IPv4 that is mapped into IPv6 leads to the same host as by itself. */
function plain(text: string): string {
  const address = parseAddress(text);
  return address ? formatAddress(unmap(address)) : text;
}

/** Names and the pair of address and port are unique, addresses by their one form. */
function checkUnique(world: World, { name, ip, port }: Pick<HostInput, 'name' | 'ip' | 'port'>, own?: string): void {
  const others = rows.of(world).rows.filter(({ id }) => id !== own);
  if (others.some((one) => isSameText(one.name, name))) refuse('NAME_TAKEN', { fields: ['name'] });
  if (others.some((one) => one.port === port && one.ip === plain(ip))) {
    refuse('ADDRESS_TAKEN', { fields: ['ip'] });
  }
}

/** The password itself is kept nowhere. */
function add(world: World, { password: _, remark = '', ...facts }: HostInput): string {
  checkUnique(world, facts);
  const id = world.nextId('H');
  const made = { id, status: 'online', hasSecret: true, createdAt: world.now(), version: 1 };
  rows.of(world).add({ ...facts, ip: plain(facts.ip), remark, ...made });
  return id;
}

export const host = implement(hosts, {
  list: (request, { world }) => pageOf(rows.of(world).rows, request, FACTS),
  get: ({ id }, { world }) => rows.of(world).get(id),
  add: (input, { world }) => ({ id: add(world, input) }),
  update: ({ id, version, password, remark = '', ...facts }, { world }) => {
    const { hasSecret } = rows.of(world).get(id);
    checkUnique(world, facts, id);
    const ip = plain(facts.ip);
    rows.of(world).changeVersion(id, version, { ...facts, ip, remark, hasSecret: hasSecret || Boolean(password) });
    return {};
  },
  getUses: (target, { world }) => ({
    list: idsOf(rows.of(world), target, FACTS).flatMap((id) => {
      const found = rows.of(world).find(id);
      return found ? usesOf(found) : [];
    }),
  }),
  delete: ({ id }, { world }) => {
    rows.of(world).remove(id);
    return {};
  },
  bulkDelete: (target, { world, language }) =>
    bulk(idsOf(rows.of(world), target, FACTS), language, (id) => rows.of(world).remove(id)),
  import: ({ list }, { world, language }) => {
    const byLine = new Map(list.map(({ line, ...input }) => [String(line), input]));
    return bulk([...byLine.keys()], language, (line) => {
      const input = byLine.get(line);
      if (input) add(world, input);
    });
  },
});
