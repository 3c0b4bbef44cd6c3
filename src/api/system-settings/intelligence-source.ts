import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import type { FileRule } from '@/lib/file-check';
import type { Permit } from '@/lib/permit';
import { integer, integerOrNull } from '@/lib/rules/integer';
import { LIMITS, text } from '@/lib/rules/text';

/** The one format that can be imported: the threat-intelligence library file (src/domain/intel/til.ts). */
export const LIBRARY_FILE: FileRule = { extensions: ['til'], maxBytes: 200 * 1024 ** 2 };

const MINUTES_OF_MONTH = 43_200;
const LOWEST_PRIORITY = 9999;

/** `local` is the account's own library: it is imported and exported, never synchronized, and cannot be deleted. */
const intelSource = z.object({
  id: z.string(),
  kind: z.enum(['sync', 'local']).or(z.string()),
  syncSource: z.string(),
  /** Minutes from one update to the next; null for the local library. */
  frequency: z.int().nullable(),
  /** Of two sources that know the same indicator the one with the smaller number wins. */
  priority: z.int(),
  status: z.enum(['enabled', 'disabled']).or(z.string()),
  isRunning: computed(z.boolean()),
  indicators: computed(z.int().min(0)),
  createdAt: instant,
  updatedAt: computed(instant),
  version: objectVersion,
});
export type IntelSource = z.output<typeof intelSource>;

const syncSource = text(LIMITS.remark);
const priority = integer(1, LOWEST_PRIORITY);

export const sourceForm = z.object({
  syncSource,
  frequency: integer(1, MINUTES_OF_MONTH),
  priority,
  isEnabled: z.boolean(),
  isRunNow: z.boolean(),
});
export const sourceChange = sourceForm.pick({ syncSource: true, frequency: true, priority: true });
export const localChange = sourceForm.pick({ priority: true });

/** What the gateway knows no more once a source is gone, and what other sources know as well. */
const sourceImpact = z.object({ only: z.int().min(0), shared: z.int().min(0) });

const storedFile = z.object({ fileId: z.string(), name: z.string(), count: z.int().min(0) });

export const intelSources = {
  list: page('/api/sg_intel/source/list', {
    row: intelSource,
    filters: { status: z.array(z.string()), kind: z.array(z.string()) },
  }),
  get: endpoint('/api/sg_intel/source/get', { req: byId, res: intelSource, codes: ['NOT_FOUND'] }),
  /** The sources that are being updated now. */
  getRunning: endpoint('/api/sg_intel/source/getRunning', {
    capability: 'progress',
    req: z.object({}),
    res: z.object({ list: z.array(byId) }),
  }),
  add: endpoint('/api/sg_intel/source/add', {
    req: sourceForm,
    res: byId,
    codes: ['NAME_TAKEN'],
    access: 'intelSource.create',
  }),
  update: endpoint('/api/sg_intel/source/update', {
    req: sourceChange.extend({
      id: z.string().min(1),
      version: objectVersion,
      frequency: integerOrNull(1, MINUTES_OF_MONTH),
    }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'NAME_TAKEN', 'ILLEGAL_STATE'],
    access: 'intelSource.update',
  }),
  getImpact: endpoint('/api/sg_intel/source/getImpact', {
    capability: 'impact',
    req: byId,
    res: sourceImpact,
    codes: ['NOT_FOUND'],
  }),
  enable: endpoint('/api/sg_intel/source/enable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'intelSource.enable',
  }),
  disable: endpoint('/api/sg_intel/source/disable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'intelSource.disable',
  }),
  delete: endpoint('/api/sg_intel/source/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'intelSource.delete',
  }),
  execute: endpoint('/api/sg_intel/source/execute', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'intelSource.execute',
  }),
  /** Merges an uploaded library into the local one; the update log says how it ended. */
  import: endpoint('/api/sg_intel/source/import', {
    req: z.object({ fileId: z.string().min(1) }),
    res: nothing,
    codes: ['NOT_FOUND', 'BAD_LIBRARY', 'ILLEGAL_STATE'],
    access: 'intelSource.import',
  }),
  export: endpoint('/api/sg_intel/source/export', {
    req: z.object({}),
    res: storedFile,
    access: 'intelSource.export',
  }),
};

export const intelSourceApi = client(intelSources);

type State = Pick<IntelSource, 'kind' | 'status' | 'isRunning'>;

/** What the state of a source allows: true, or the message that says why not. */
export const canSource = {
  enable: ({ status }: State): Permit<'intelSource.isEnabled'> => status === 'disabled' || 'intelSource.isEnabled',
  disable: ({ status, isRunning }: State): Permit<'intelSource.isDisabled' | 'intelSource.isRunning'> => {
    if (status !== 'enabled') return 'intelSource.isDisabled';
    return !isRunning || 'intelSource.isRunning';
  },
  delete: ({ kind, isRunning }: State): Permit<'intelSource.isLocal' | 'intelSource.isRunning'> => {
    if (kind === 'local') return 'intelSource.isLocal';
    return !isRunning || 'intelSource.isRunning';
  },
  execute: ({
    kind,
    status,
    isRunning,
  }: State): Permit<'intelSource.isLocal' | 'intelSource.isDisabled' | 'intelSource.isRunning'> => {
    if (kind === 'local') return 'intelSource.isLocal';
    if (status !== 'enabled') return 'intelSource.isDisabled';
    return !isRunning || 'intelSource.isRunning';
  },
};
