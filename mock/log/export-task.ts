import {
  cloudExports,
  EXPORT_AREAS,
  type ExportArea,
  type ExportBatch,
  type ExportTask,
  safeguardExports,
  sdnsExports,
} from '@/api/log/export-task';
import { MAX_RUNNING, partAt, partCount } from '@/lib/export-split';
import { DAY, HOUR, MINUTE, type Range } from '@/lib/time';
import { dropFile, storeFile } from '../fs/upload';
import { type Context, implement } from '../runtime/implement';
import { type Language, said, type Words, wordsIn } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import type { World } from '../runtime/world';

const GENERATE_MS = 2_500;
const KEPT_MS = DAY;

interface Kept extends Omit<ExportTask, 'reason'> {
  reason: Words;
  fileId: string | null;
}

interface Batch {
  id: string;
  logType: string;
  domain: string;
  recordType: string;
  hostname: string;
  sourceIp: string;
  period: Range;
  createdAt: number;
  isStopped: boolean;
  /** Parts whose task was deleted: they are not made anew. */
  dropped: number[];
}

type Wanted = Omit<Batch, 'id' | 'createdAt' | 'isStopped' | 'dropped'>;

const CRITERIA = { recordType: '', hostname: '', sourceIp: '' };

/** A file of a few lines; the real ones are large, which a download shows by itself. */
function fileText({ domain, from, to, recordType, sourceIp, hostname }: Kept): string {
  const head = 'time,domain,type,host,source,answer';
  const lines = Array.from({ length: 40 }, (_, index) =>
    [
      new Date(from + ((to - from) * index) / 40).toISOString(),
      domain,
      recordType || 'A',
      hostname || `host-${index % 7}`,
      sourceIp || `198.51.100.${index + 1}`,
      `192.0.2.${index + 1}`,
    ].join(','),
  );
  return [head, ...lines].join('\r\n');
}

/** A name that says that the first attempt, or each, goes wrong. */
const fails = ({ domain, tries }: Kept) => domain.startsWith('down.') || (domain.startsWith('fail.') && tries < 2);

const NO_ROOM = said('存储空间不足，生成失败', 'The file could not be generated: storage is full');

/** One of each state; the one that was generated last expires in an hour. */
function seedTasks(area: ExportArea, world: World): Kept[] {
  const now = world.now();
  const row = (serial: number, domain: string, rest: Partial<Kept>): Kept => ({
    ...CRITERIA,
    id: `${area.toUpperCase()}-${serial}`,
    batchId: null,
    part: null,
    logType: EXPORT_AREAS[area][serial % EXPORT_AREAS[area].length] ?? 'threat',
    from: now - serial * HOUR - 30 * MINUTE,
    to: now - serial * HOUR,
    domain,
    status: 'generated',
    reason: '',
    createdAt: now - serial * HOUR,
    generatedAt: now - serial * HOUR + GENERATE_MS,
    expiresAt: now - serial * HOUR + KEPT_MS,
    fileSize: null,
    tries: 1,
    fileId: null,
    ...rest,
  });
  return [
    stored(world, row(23, 'acme.example', { recordType: 'A' })),
    stored(world, row(5, '示例.example', { sourceIp: '2001:db8::53', hostname: 'ns1' })),
    row(7, 'shop.acme.example', { status: 'failed', reason: NO_ROOM, generatedAt: null, expiresAt: null }),
    row(30, 'old.acme.example', { status: 'expired', fileSize: 18_432 }),
  ].sort((a, b) => b.createdAt - a.createdAt);
}

function stored(world: World, task: Kept): Kept {
  const text = fileText(task);
  const fileId = storeFile(world, nameOf(task), text);
  const done = { ...task, status: 'generated', fileId, fileSize: text.length };
  return done;
}

const nameOf = ({ logType, domain, from }: Kept) =>
  `${logType}-${domain.replace('*', '_')}-${new Date(from).toISOString().slice(0, 19).replace(/[-:]/g, '')}.csv`;

/** The handlers of one place, over tasks and batches of its own. */
function exportsOf(area: ExportArea) {
  const tasks = table<Kept>(area === 'cloud' ? 'exportTask' : `${area}ExportTask`, (world) => seedTasks(area, world));
  const batches = table<Batch>(`${area}ExportBatch`, () => []);

  /** A file that has outlived its time is no more. */
  const current = (world: World): Kept[] => {
    const { rows } = tasks.of(world);
    for (const task of rows) {
      if (task.status !== 'generated' || task.expiresAt === null || task.expiresAt > world.now()) continue;
      if (task.fileId !== null) dropFile(world, task.fileId);
      Object.assign(task, { status: 'expired', fileId: null });
    }
    return rows;
  };
  const running = (world: World) => current(world).filter(({ status }) => status === 'generating').length;

  function generate(world: World, id: string): void {
    const task = tasks.of(world).get(id);
    Object.assign(task, { status: 'generating', reason: '', tries: task.tries + 1 });
    world.after(GENERATE_MS, () => {
      const found = tasks.of(world).find(id);
      if (!found) return;
      if (fails(found)) return void Object.assign(found, { status: 'failed', reason: NO_ROOM });
      const at = world.now();
      Object.assign(found, stored(world, found), { generatedAt: at, expiresAt: at + KEPT_MS });
    });
  }

  function begin(world: World, task: Wanted, of: { batchId: string; part: number } | null) {
    if (running(world) >= MAX_RUNNING) refuse('EXPORT_BUSY', { values: { limit: MAX_RUNNING } });
    const id = world.nextId('EXP');
    const { period, ...rest } = task;
    tasks.of(world).add({
      ...rest,
      id,
      from: period[0],
      to: period[1],
      batchId: of?.batchId ?? null,
      part: of?.part ?? null,
      status: 'generating',
      reason: '',
      createdAt: world.now(),
      generatedAt: null,
      expiresAt: null,
      fileSize: null,
      tries: 0,
      fileId: null,
    });
    generate(world, id);
    return { id };
  }

  const progressOf = (world: World, { id, period, isStopped, dropped, ...rest }: Batch): ExportBatch => {
    const own = current(world).filter(({ batchId }) => batchId === id);
    const asked = new Set([...own.map(({ part }) => part), ...dropped]);
    const all = Array.from({ length: partCount(period) }, (_, part) => part);
    const waiting = isStopped ? [] : all.filter((part) => !asked.has(part));
    const failed = own.filter(({ status }) => status === 'failed');
    const { logType, domain, recordType, hostname, sourceIp, createdAt } = rest;
    return {
      id,
      logType,
      domain,
      recordType,
      hostname,
      sourceIp,
      createdAt,
      from: period[0],
      to: period[1],
      partCount: all.length - dropped.length,
      generated: own.filter(({ status }) => status === 'generated' || status === 'expired').length,
      generating: own.filter(({ status }) => status === 'generating').length,
      failedCount: failed.length,
      waitingCount: waiting.length,
      waiting: waiting.slice(0, MAX_RUNNING),
      failed: failed.slice(0, 100).map((one) => ({ id: one.id, tries: one.tries })),
      expiredCount: own.filter(({ status }) => status === 'expired').length,
      isStopped,
    };
  };

  const drop = (world: World, id: string) => {
    const { fileId } = tasks.of(world).get(id);
    if (fileId !== null) dropFile(world, fileId);
    tasks.of(world).remove(id);
  };

  const isHere = (wanted: string) => EXPORT_AREAS[area].some((one) => one === wanted);
  const check = (world: World, { logType, period }: Pick<Wanted, 'logType' | 'period'>) => {
    if (!isHere(logType)) refuse('INVALID', { fields: ['logType'] });
    // There is nothing to export of what is still to come.
    if (period[1] > world.now() + MINUTE) refuse('INVALID', { fields: ['period'] });
  };
  const shown = ({ fileId: _, reason, ...task }: Kept, language: Language): ExportTask => ({
    ...task,
    reason: wordsIn(reason, language),
  });

  return {
    list: (request: Parameters<typeof pageOf>[1], { world, language }: Context) => {
      const { list, total } = pageOf(current(world), request, { keyword: ['id', 'domain'], time: 'createdAt' });
      return { list: list.map((task) => shown(task, language)), total };
    },
    add: (input: Wanted, { world }: Context) => {
      check(world, input);
      return begin(world, input, null);
    },
    addPart: ({ batchId, part }: { batchId: string; part: number }, { world }: Context) => {
      const { id: _, createdAt: __, isStopped, dropped, ...batch } = batches.of(world).get(batchId);
      if (isStopped) refuse('ILLEGAL_STATE');
      if (part >= partCount(batch.period) || dropped.includes(part)) refuse('INVALID', { fields: ['part'] });
      const known = current(world).find((one) => one.batchId === batchId && one.part === part);
      return known
        ? { id: known.id }
        : begin(world, { ...batch, period: partAt(batch.period, part) }, { batchId, part });
    },
    retry: ({ id }: { id: string }, { world }: Context) => {
      if (tasks.of(world).get(id).status !== 'failed') refuse('ILLEGAL_STATE');
      if (running(world) >= MAX_RUNNING) refuse('EXPORT_BUSY', { values: { limit: MAX_RUNNING } });
      generate(world, id);
      return {};
    },
    delete: ({ id }: { id: string }, { world }: Context) => {
      const { batchId, part } = tasks.of(world).get(id);
      const batch = batches.of(world).rows.find((one) => one.id === batchId);
      if (batch && part !== null) batch.dropped.push(part);
      drop(world, id);
      return {};
    },
    getFile: ({ id }: { id: string }, { world }: Context) => {
      current(world);
      const task = tasks.of(world).get(id);
      if (task.status === 'expired') refuse('EXPORT_EXPIRED');
      return task.fileId === null ? refuse('ILLEGAL_STATE') : { fileId: task.fileId, name: nameOf(task) };
    },
    addBatch: (input: Wanted, { world }: Context) => {
      check(world, input);
      const id = world.nextId('BATCH');
      batches.of(world).add({ id, ...input, createdAt: world.now(), isStopped: false, dropped: [] });
      return { id };
    },
    stopBatch: ({ id }: { id: string }, { world }: Context) => {
      Object.assign(batches.of(world).get(id), { isStopped: true });
      return {};
    },
    deleteBatch: ({ id }: { id: string }, { world }: Context) => {
      batches.of(world).get(id);
      const own = tasks.of(world).rows.filter(({ batchId }) => batchId === id);
      for (const task of own) drop(world, task.id);
      batches.of(world).remove(id);
      return {};
    },
    getBatches: (_: unknown, { world }: Context) => ({
      list: batches.of(world).rows.map((one) => progressOf(world, one)),
      generating: running(world),
    }),
  };
}

export const cloudExport = implement(cloudExports, exportsOf('cloud'));
export const safeguardExport = implement(safeguardExports, exportsOf('safeguard'));
export const sdnsExport = implement(sdnsExports, exportsOf('sdns'));
