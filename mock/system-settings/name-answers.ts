import type { Flag } from '@/domain/ask/question';
import { normalize, parseAddress } from '@/lib/ip/address';
import type { World } from '../runtime/world';
import { ddiNodesOf } from './ddi-node';
import { lookUp } from './intel-lookup';
import { nodesOf } from './node-rows';

/** The zone was changed so long before the last synchronization. */
const CHANGED_MS = 19 * 60_000;
const ZONE = 'acme.example';

/** The same for the same text. */
export const hashOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7);

/** Who is asked: what keeps the zones itself, or finds names for others; each with what it has by now. */
export interface NameServer {
  readonly role: 'authoritative' | 'resolver';
  /** Whether its copy of the zone is the one from before the last change. */
  readonly isBehind: boolean;
  /** Whether it keeps back what the sources of intelligence know. */
  readonly blocks: boolean;
}

type Records = Readonly<Record<string, readonly string[]>>;

/** Which copies of the zone are from before its last change, by when they were synchronized. */
export function lagIn(world: World): (lastSyncAt: number | null) => boolean {
  const newest = Math.max(...ddiNodesOf(world).rows.map((one) => one.lastSyncAt ?? 0));
  return (lastSyncAt) => lastSyncAt === null || lastSyncAt < newest - CHANGED_MS;
}

/** The zone as it is, or as it was before the last change: another serial, and another address of one name. */
function zoneOf(wasBefore: boolean): Readonly<Record<string, Records>> {
  const www = wasBefore ? ['192.0.2.79'] : ['192.0.2.80', '192.0.2.81'];
  const serial = wasBefore ? 2026110204 : 2026110205;
  return {
    [ZONE]: {
      SOA: [`ns1.${ZONE}. hostmaster.${ZONE}. ${serial} 3600 600 86400 300`],
      NS: [`ns1.${ZONE}.`, `ns2.${ZONE}.`],
      MX: [`10 mail.${ZONE}.`],
      A: www,
      TXT: ['"v=spf1 mx -all"'],
      CAA: ['0 issue "ca.example"'],
    },
    [`www.${ZONE}`]: { A: www, AAAA: ['2001:db8:80::80'] },
    [`api.${ZONE}`]: { A: ['192.0.2.90'] },
    [`cdn.${ZONE}`]: { CNAME: [`www.${ZONE}.`] },
    [`mail.${ZONE}`]: { A: ['192.0.2.25'] },
    [`ns1.${ZONE}`]: { A: ['192.0.2.10'] },
    [`ns2.${ZONE}`]: { A: ['192.0.2.11'] },
    [`_dmarc.${ZONE}`]: { TXT: ['"v=DMARC1; p=reject"'] },
  };
}

/** Names of nobody here: some of them are not registered, as the detection on the home says too. */
function elsewhere(name: string): Records | null {
  if (/^(?:missing|free)\.|\.(?:test|invalid)$|^\w+$/.test(name)) return null;
  const hash = hashOf(name);
  return { A: [`198.51.100.${1 + (hash % 250)}`], AAAA: [`2001:db8:${(hash % 4096).toString(16)}::1`] };
}

/** The name of a node by its address. */
const namedBy = (world: World, address: string) =>
  nodesOf(world).rows.find(({ ip }) => ip === address)?.hostname ??
  ddiNodesOf(world).rows.find(({ ip }) => ip === address)?.linkAddress;

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ A: 1, NS: 2, CNAME: 5, SOA: 6, PTR: 12, MX: 15, TXT: 16, AAAA: 28, SRV: 33, NAPTR: 35, DS: 43, DNSKEY: 48 },
  ...{ TLSA: 52, SVCB: 64, HTTPS: 65, CAA: 257 },
};

const recordsOf = (name: string, type: string, data: readonly string[]) =>
  data.map((one) => ({
    ...{ NAME: `${name}.`, TYPE: NUMBERS[type], TYPEname: type, CLASS: 1, CLASSname: 'IN', TTL: 300 },
    [`rdata${type}`]: one,
  }));

const hexOf = (bytes: Iterable<number>) => [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');

/** An OPT record with an extended error (RFC 8914). */
function optOf(error: { code: number; text: string } | null) {
  const text = new TextEncoder().encode(error?.text ?? '');
  const length = 2 + text.length;
  const data = error ? hexOf([0, 15, length >> 8, length & 255, error.code >> 8, error.code & 255, ...text]) : '';
  return { NAME: '.', TYPE: 41, TYPEname: 'OPT', CLASS: 1232, TTL: 32_768, RDATAHEX: data.toUpperCase() };
}

/** What is found of a name before anybody keeps it back; null where there is no such name. */
function found(world: World, name: string, server: NameServer): Records | null {
  if (parseAddress(name)) {
    const own = namedBy(world, normalize(name) ?? name);
    return own === undefined ? null : { PTR: [`${own}.`] };
  }
  const isOurs = name === ZONE || name.endsWith(`.${ZONE}`);
  return isOurs ? (zoneOf(server.isBehind)[name] ?? null) : elsewhere(name);
}

/** Which list keeps a name back, with what it is known for; null where none does. */
function blockedBy(world: World, name: string): string | null {
  const winner = lookUp(world, name).list.find(({ outcome }) => outcome === 'wins');
  return winner ? `${winner.syncSource}: ${winner.threat}` : null;
}

const NXDOMAIN = 3;
const SERVFAIL = 2;
const REFUSED = 5;

interface NameQuestion {
  readonly name: string;
  readonly type: string;
  readonly flags: readonly Flag[];
}

/** A message of the DNS in JSON (RFC 8427), as kdig writes it. */
export function nameAnswer(world: World, server: NameServer, { name, type, flags }: NameQuestion) {
  const isAuthority = server.role === 'authoritative';
  const isOurs = name === ZONE || name.endsWith(`.${ZONE}`);
  const isUnchecked = flags.includes('unchecked');
  const message = (RCODE: number, answerRRs: object[] = [], error: Parameters<typeof optOf>[0] = null) => ({
    ...{
      QR: 1,
      Opcode: 0,
      TC: 0,
      AA: Number(isAuthority && RCODE !== REFUSED),
      RD: Number(!flags.includes('ownOnly')),
    },
    RA: Number(!isAuthority),
    AD: Number(!isAuthority && isOurs && !isUnchecked && RCODE !== SERVFAIL && !error),
    ...{ CD: Number(isUnchecked), RCODE, QDCOUNT: 1, ANCOUNT: answerRRs.length, QNAME: `${name}.`, QTYPEname: type },
    ...{ answerRRs, additionalRRs: [optOf(error)] },
  });
  if (isAuthority && !isOurs) return message(REFUSED, [], { code: 20, text: 'Not Authoritative' });
  const list = server.blocks && parseAddress(name) === null ? blockedBy(world, name) : null;
  if (list !== null) return message(NXDOMAIN, [], { code: 15, text: list });
  if (name.startsWith('bogus.') && !isUnchecked) return message(SERVFAIL, [], { code: 6, text: 'DNSSEC Bogus' });
  const records = found(world, name, server);
  if (!records) return message(NXDOMAIN);
  const alias = records.CNAME;
  if (!alias || type === 'CNAME') return message(0, recordsOf(name, type, records[type] ?? []));
  const target = String(alias[0]).slice(0, -1);
  const behind = found(world, target, server)?.[type] ?? [];
  return message(0, [...recordsOf(name, 'CNAME', alias), ...recordsOf(target, type, behind)]);
}

/** The address that a node finds for a name; null where there is none. */
export function addressOf(world: World, name: string): string | null {
  if (parseAddress(name)) return name;
  const server: NameServer = { role: 'resolver', isBehind: false, blocks: false };
  const records = found(world, name, server);
  const own = records?.CNAME ? found(world, String(records.CNAME[0]).slice(0, -1), server) : records;
  return own?.A?.[0] ?? own?.AAAA?.[0] ?? null;
}
