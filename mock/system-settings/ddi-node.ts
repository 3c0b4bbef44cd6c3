import { type DdiNode, ddiNodes } from '@/api/system-settings/ddi-node';
import { isSameText } from '@/lib/rules/same-text';
import { organizationRef } from '../business-account/organization-rows';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A node as it is kept: its organization by id. */
type Kept = Omit<DdiNode, 'organizationName'>;

const row = (now: number, serial: number, seed: Partial<Kept>): Kept => ({
  id: `DDI-${serial}`,
  name: `DDI 节点 ${serial}`,
  organizationId: `ORG-${(serial % 4) + 1}`,
  model: 'DDI-2000',
  type: 'primary',
  status: 'normal',
  serviceNodeName: `dns-svc-${serial}`,
  ip: `10.30.0.${10 + serial}`,
  softwareVersion: '5.2.1',
  lastSyncAt: now - serial * 2 * MINUTE,
  createdAt: SEED_TIME - serial * 90 * HOUR,
  linkAddress: `ddi-${serial}.acme.example`,
  port: 8443,
  username: 'sync',
  hasSecret: true,
  version: 1,
  ...seed,
});

/** So many stand by themselves. */
const NAMED = 5;

/** Both states, one that this console does not know, one that never synchronized, one over IPv6; two pages. */
const rows = table<Kept>('ddiNode', (world) => [
  row(world.now(), 1, { name: '总部主节点' }),
  row(world.now(), 2, {
    name: 'Shanghai standby',
    type: 'standby',
    ip: '2001:db8:30::2',
    linkAddress: '2001:db8:30::2',
  }),
  row(world.now(), 3, {
    name: '北京节点',
    status: 'offline',
    lastSyncAt: world.now() - 50 * HOUR,
    linkAddress: 'offline.acme.example',
  }),
  row(world.now(), 4, {
    name: 'Never synchronized',
    status: 'offline',
    softwareVersion: '',
    lastSyncAt: null,
    hasSecret: false,
  }),
  row(world.now(), 5, { name: 'Newer gateway', status: 'degraded', type: 'arbiter' }),
  ...Array.from({ length: world.size('ddiNode', 13) - NAMED }, (_, index) =>
    row(world.now(), NAMED + 1 + index, index < 8 ? {} : { lastSyncAt: world.now() - (index % 9) * 2 * MINUTE }),
  ),
]);

export const ddiNodesOf = (world: World) => rows.of(world);

const FACTS = { keyword: ['name', 'ip', 'serviceNodeName', 'linkAddress'] } as const;

const shown = (world: World, kept: Kept): DdiNode => ({
  ...kept,
  organizationName: organizationRef(world, kept.organizationId)?.name ?? kept.organizationId,
});

function check(world: World, { name, organizationId }: { name: string; organizationId: string }, own?: string): void {
  if (organizationRef(world, organizationId) === null) refuse('NOT_FOUND', { fields: ['organizationId'] });
  const isTaken = rows.of(world).rows.some((one) => one.id !== own && isSameText(one.name, name));
  if (isTaken) refuse('NAME_TAKEN', { fields: ['name'] });
}

const REASONS = {
  timeout: { 'zh-CN': '连接超时，对端无响应', 'en-US': 'No answer within the time allowed' },
  login: { 'zh-CN': '用户名或密码被拒绝', 'en-US': 'The user or the password is refused' },
} as const;

/** An address that says `offline` does not answer, a password with `Wrong` is refused, and so is none at all. */
function reasonFor(address: string, password: string, language: Language): string | null {
  if (address.includes('offline')) return REASONS.timeout[language];
  return password === '' || password.includes('Wrong') ? REASONS.login[language] : null;
}

export const ddiNode = implement(ddiNodes, {
  list: (request, { world }) => {
    const { list, total } = pageOf(rows.of(world).rows, request, FACTS);
    return { list: list.map((one) => shown(world, one)), total };
  },
  get: ({ id }, { world }) => shown(world, rows.of(world).get(id)),
  add: ({ password: _, ...input }, { world }) => {
    check(world, input);
    const id = world.nextId('DDI');
    const report = { status: 'normal', softwareVersion: '', lastSyncAt: null };
    rows.of(world).add({ ...input, ...report, id, hasSecret: true, createdAt: world.now(), version: 1 });
    return { id };
  },
  update: ({ id, version, password, ...input }, { world }) => {
    const { hasSecret } = rows.of(world).get(id);
    check(world, input, id);
    rows.of(world).changeVersion(id, version, { ...input, hasSecret: hasSecret || Boolean(password) });
    return {};
  },
  delete: ({ id }, { world }) => {
    rows.of(world).remove(id);
    return {};
  },
  test: ({ id, linkAddress, password = '' }, { world, language }) => {
    const isKept = password === '' && id !== undefined && rows.of(world).get(id).hasSecret;
    const reason = reasonFor(linkAddress, isKept ? 'kept' : password, language);
    return reason === null ? { latencyMs: 12, reason } : { latencyMs: null, reason };
  },
});
