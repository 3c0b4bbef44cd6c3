import { createHash } from 'node:crypto';
import { isOpen } from '@/api/system-settings/business-node-state';
import { type NodeSoftware, nodeSoftwares, SOFTWARE_FILE } from '@/api/system-settings/node-software';
import { goesOn } from '@/api/system-settings/rollout-state';
import { checkFile } from '@/lib/file-check';
import { dropFile, storedFile, storeFile } from '../fs/upload';
import { rollouts } from '../rollout/engine';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { nodesOf } from './node-rows';

const DAY = 86_400_000;
const KB = 1024;

/** A package as large as it says: a text that stands for its content, repeated. */
function row(world: World, serial: number, seed: Partial<NodeSoftware>): NodeSoftware {
  const name = seed.name ?? `dns-data-2.${serial}.0.tar.gz`;
  const size = seed.size ?? 96 * KB + serial * 1_234;
  const text = `stand-in for ${name}\n`.repeat(Math.ceil(size / 16)).slice(0, size);
  return {
    id: `NSW-${serial}`,
    name,
    type: 'data',
    softwareVersion: `2.${serial}.0`,
    size,
    sha256: createHash('sha256').update(text).digest('hex'),
    fileId: storeFile(world, name, text, 'nodeSoftware'),
    uploadedAt: SEED_TIME - serial * 9 * DAY,
    remark: '',
    version: 1,
    ...seed,
  };
}

/**
 * Each node type and one that this console does not know; one that upgrades take now (5.3.0, see the seeds of the
 * business nodes) and one that none does; a small file, a long name, remarks of both languages; two pages.
 */
const rows = table<NodeSoftware>('nodeSoftware', (world) => [
  row(world, 1, {
    name: 'business-node-5.3.0.tar.gz',
    type: 'business',
    softwareVersion: '5.3.0',
    size: 4_120 * KB,
    remark: '修复采集服务的内存增长',
  }),
  row(world, 2, { name: 'business-node-5.2.1.tar.gz', type: 'business', softwareVersion: '5.2.1', size: 4_050 * KB }),
  row(world, 3, { name: 'ddi-5.2.1.zip', type: 'ddi', softwareVersion: '5.2.1', remark: 'Long-term support' }),
  row(world, 4, { name: 'ddi-hotfix.tgz', type: 'ddi', softwareVersion: '5.2.1-hotfix.2+0714', size: 38_400 }),
  row(world, 5, { name: 'probe.zip', type: 'probe', softwareVersion: '0.9', remark: 'Type of a newer gateway' }),
  row(world, 6, { name: `dns-data-${'with-a-very-long-name-'.repeat(4)}2.6.0.tar.gz` }),
  ...Array.from({ length: 7 }, (_, index) => row(world, 7 + index, {})),
]);

const FACTS = { keyword: ['name', 'softwareVersion', 'remark'], time: 'uploadedAt' } as const;

const isTaken = (world: World, { type, softwareVersion }: { type: string; softwareVersion: string }) =>
  rows
    .of(world)
    .rows.some((one) => one.type === type && one.softwareVersion.toLowerCase() === softwareVersion.toLowerCase());

/** A package; refuses NOT_FOUND. */
export const softwareOf = (world: World, id: string): NodeSoftware => rows.of(world).get(id);

/** The nodes whose upgrade takes a package and is not over, those of later waves among them. */
function usesOf(world: World, { id: softwareId, type, softwareVersion }: NodeSoftware) {
  const own = nodesOf(world)
    .rows.filter((node) => type === 'business' && node.upgradeVersion === softwareVersion && isOpen(node))
    .map(({ id, name, upgrade }) => ({ id, name, upgrade: String(upgrade) }));
  const inRollouts = rollouts
    .of(world)
    .rows.filter((one) => one.softwareId === softwareId && goesOn(one))
    .flatMap(({ members }) => members.map(({ id, name, state }) => ({ id, name, upgrade: state })));
  return [...new Map([...own, ...inRollouts].map((one) => [one.id, one])).values()];
}

export const nodeSoftware = implement(nodeSoftwares, {
  list: (request, { world }) => pageOf(rows.of(world).rows, request, FACTS),
  get: ({ id }, { world }) => rows.of(world).get(id),
  checkUnique: (wanted, { world }) => ({ isUnique: !isTaken(world, wanted) }),
  add: async ({ fileId, remark = '', ...facts }, { world }) => {
    const file = storedFile(world, fileId) ?? refuse('NOT_FOUND', { fields: ['file'] });
    if (isTaken(world, facts)) refuse('VERSION_TAKEN', { fields: ['softwareVersion'] });
    const { name, bytes } = file;
    const problem = await checkFile(new File([new Uint8Array(bytes)], name), SOFTWARE_FILE);
    if (problem) refuse('BAD_SOFTWARE', { fields: ['file'] });
    const id = world.nextId('NSW');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const made = { id, fileId, name, size: bytes.length, sha256, uploadedAt: world.now(), version: 1 };
    rows.of(world).add({ ...facts, remark, ...made });
    return { id };
  },
  update: ({ id, version, remark = '' }, { world }) => {
    rows.of(world).changeVersion(id, version, { remark });
    return {};
  },
  getUses: ({ id }, { world }) => ({ list: usesOf(world, rows.of(world).get(id)) }),
  delete: ({ id, password }, { world }) => {
    const software = rows.of(world).get(id);
    if (password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
    if (usesOf(world, software).length > 0) refuse('IN_USE');
    rows.of(world).remove(id);
    const isShared = rows.of(world).rows.some((one) => one.fileId === software.fileId);
    if (!isShared) dropFile(world, software.fileId);
    return {};
  },
});
