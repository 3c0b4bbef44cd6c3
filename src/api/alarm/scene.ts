import * as z from 'zod';
import { FIELD_KINDS } from '@/domain/alarm/condition';
import { CYCLES, SCENE_TYPES } from '@/domain/alarm/scene';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

const named = z.object({ value: z.string(), name: z.string() });

/** A field that rules may look at; `alias` is what rules call it, a choice has its values. */
const field = z.object({
  alias: z.string(),
  name: z.string(),
  kind: z.enum(FIELD_KINDS),
  unit: z.string(),
  options: z.array(named),
});

export type SceneField = z.output<typeof field>;

/** Where the data of a task comes from. Type and cycle belong to it; tasks inherit them. */
const scene = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(SCENE_TYPES),
  cycle: z.enum(CYCLES),
  product: z.string(),
  /** Withdrawn scenes keep their tasks; no new one may choose them. */
  isWithdrawn: z.boolean(),
  /** Events that carry a level of their own, which a task with the level "dynamic" takes over. */
  hasLevel: z.boolean(),
  fields: z.array(field),
  /** Not empty where a task has to say which event it waits for. */
  events: z.array(named),
});
export type Scene = z.output<typeof scene>;

const measured = z.union([z.string(), z.number(), z.null()]);

/** One measurement; its values stand in the order of `columns`. */
const row = z.object({
  at: instant,
  source: z.string(),
  values: z.array(measured),
  event: z.string().nullable(),
  level: z.string().nullable(),
  isLost: z.boolean(),
});

export const scenes = {
  getOptions: endpoint('/api/alarm/scene/getOptions', { req: nothing, res: z.object({ list: z.array(scene) }) }),
  /** What a scene measured in the last 24 hours or seven days, oldest first: what a dry run is made on. */
  getSamples: endpoint('/api/alarm/scene/getSamples', {
    capability: 'ruleTest',
    req: z.object({ id: z.string().min(1), span: z.enum(['day', 'week']) }),
    res: z.object({ from: instant, to: instant, columns: z.array(z.string()), rows: z.array(row) }),
    codes: ['NOT_FOUND'],
  }),
};

export const sceneApi = client(scenes);
