import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { MAX_EXPORT_SPAN } from '@/lib/export-split';
import { type CrossIssue, crossField, type Known } from '@/lib/rules/cross-field';
import { domainName } from '@/lib/rules/domain';
import { ip } from '@/lib/rules/ip';
import { orEmpty } from '@/lib/rules/optional';
import { LIMITS, text } from '@/lib/rules/text';
import { DAY } from '@/lib/time';

/** Where logs are exported, and which types each of these places has. */
export const EXPORT_AREAS = {
  cloud: ['authoritative'],
  safeguard: ['threat', 'recursive'],
  sdns: ['shieldDns', 'threat'],
} as const;
export type ExportArea = keyof typeof EXPORT_AREAS;

export const logType = z.enum(['authoritative', 'shieldDns', 'recursive', 'threat']);
export const RECORD_TYPES = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'PTR', 'SOA', 'SRV', 'TXT'] as const;

/** The longest period of a batch: 1,488 tasks. */
export const MAX_BATCH_SPAN = 31 * DAY;

const moment = z.int().min(0);
const period = z.tuple([moment, moment]);

const task = z.object({
  id: z.string(),
  /** The batch that it is a part of, and which one; null for a task by itself. */
  batchId: z.string().nullable(),
  part: z.int().nullable(),
  logType: logType.or(z.string()),
  from: instant,
  to: instant,
  domain: z.string(),
  recordType: z.string(),
  hostname: z.string(),
  sourceIp: z.string(),
  status: z.enum(['generating', 'generated', 'failed', 'expired']).or(z.string()),
  reason: z.string(),
  createdAt: instant,
  generatedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  fileSize: z.number().nullable(),
  tries: z.int(),
});
export type ExportTask = z.output<typeof task>;

const batch = z.object({
  id: z.string(),
  logType: logType.or(z.string()),
  domain: z.string(),
  recordType: z.string().optional(),
  hostname: z.string().optional(),
  sourceIp: z.string().optional(),
  from: instant,
  to: instant,
  createdAt: instant,
  partCount: z.int(),
  generated: z.int(),
  generating: z.int(),
  failedCount: z.int(),
  /** Parts that were never asked for: how many, and the first few. */
  waitingCount: z.int(),
  waiting: z.array(z.int()),
  failed: z.array(z.object({ id: z.string(), tries: z.int() })),
  /** Of those that were generated: how many files are gone by now. */
  expiredCount: z.int().default(0),
  /** No further part is generated. */
  isStopped: z.boolean().default(false),
});
export type ExportBatch = z.output<typeof batch>;

const criteria = z.object({
  logType,
  period,
  domain: domainName({ wildcard: true }),
  recordType: orEmpty(z.enum(RECORD_TYPES)),
  hostname: orEmpty(text(LIMITS.long, 'none')),
  sourceIp: orEmpty(ip),
});

/** The order of a period, and its length; shown on the period. */
const periodIssues =
  (longest: number, rule: 'exportPeriod' | 'batchPeriod') =>
  ({ period: span }: Known<z.output<typeof criteria>>): CrossIssue[] => {
    const [from, to] = span ?? [];
    if (from === undefined || to === undefined) return [];
    if (to <= from) return [{ path: ['period'], rule: 'periodOrder' }];
    return to - from > longest ? [{ path: ['period'], rule }] : [];
  };

/** One task: at most thirty minutes, to the second. */
export const exportInput = crossField(criteria, periodIssues(MAX_EXPORT_SPAN, 'exportPeriod'));
/** Any period up to 31 days, made of tasks. */
export const batchInput = crossField(criteria, periodIssues(MAX_BATCH_SPAN, 'batchPeriod'));

/** The calls of one place; `resource` is where they are. */
const exportsAt = (resource: `/${string}`, add: `${string}.${string}`, remove: `${string}.${string}`) => ({
  list: page(`${resource}/list`, {
    row: task,
    filters: { status: z.array(z.string()), logType: z.array(z.string()), batchId: z.array(z.string()) },
  }),
  add: endpoint(`${resource}/add`, {
    req: exportInput,
    res: z.object({ id: z.string() }),
    codes: ['INVALID', 'EXPORT_BUSY'],
    access: add,
  }),
  /** A part of a batch; the same part asked for twice is the same task. */
  addPart: endpoint(`${resource}/addPart`, {
    capability: 'batches',
    req: z.object({ batchId: z.string().min(1), part: z.int().min(0) }),
    res: z.object({ id: z.string() }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'INVALID', 'EXPORT_BUSY'],
    access: add,
  }),
  retry: endpoint(`${resource}/retry`, {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'EXPORT_BUSY'],
    access: add,
  }),
  delete: endpoint(`${resource}/delete`, { req: byId, res: nothing, codes: ['NOT_FOUND'], access: remove }),
  /** The file of a task that is generated and has not expired. */
  getFile: endpoint(`${resource}/getFile`, {
    req: byId,
    res: z.object({ fileId: z.string(), name: z.string() }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'EXPORT_EXPIRED'],
  }),
  addBatch: endpoint(`${resource}/addBatch`, {
    capability: 'batches',
    req: batchInput,
    res: z.object({ id: z.string() }),
    codes: ['INVALID'],
    access: add,
  }),
  /** What is generated stays; nothing else of it will be. */
  stopBatch: endpoint(`${resource}/stopBatch`, {
    capability: 'batchControl',
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND'],
    access: add,
  }),
  /** The batch with all of its tasks and their files. */
  deleteBatch: endpoint(`${resource}/deleteBatch`, {
    capability: 'batchControl',
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND'],
    access: remove,
  }),
  getBatches: endpoint(`${resource}/getBatches`, {
    capability: 'batches',
    req: nothing,
    res: z.object({ list: z.array(batch), generating: z.int().min(0) }),
  }),
});

export const cloudExports = exportsAt('/api/log/exportTask', 'cloudExport.create', 'cloudExport.delete');
export const safeguardExports = exportsAt(
  '/api/sg_safeguard/exportTask',
  'safeguardExport.create',
  'safeguardExport.delete',
);
export const sdnsExports = exportsAt('/api/sg_safeguard/sdnsExportTask', 'sdnsExport.create', 'sdnsExport.delete');

export const exportApi = {
  cloud: client(cloudExports),
  safeguard: client(safeguardExports),
  sdns: client(sdnsExports),
} as const;
