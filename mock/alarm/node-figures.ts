import type { World } from '../runtime/world';
import { courseOf } from './course';
import { SLOT, samplesOf } from './samples';
import { NODE_OF, sceneById } from './scene-seeds';

/** The scene that measures the resources of nodes. */
const RESOURCES = 'SC-103';

const sourceOf = (nodeId: string) => Object.entries(NODE_OF).find(([, id]) => id === nodeId)?.[0];

/**
 * What a node measured of itself in a bucket: what alarms on it are judged by, so that its monitor and its alarms say the
 * same of one time. The mean where there are several measurements, and between two what lies between them; null where
 * it sent nothing, undefined where no scene measures it.
 */
export function measuredOf(world: World, nodeId: string, key: string, at: number, span: number) {
  const scene = sceneById(RESOURCES);
  const source = sourceOf(nodeId);
  if (!scene || source === undefined) return undefined;
  const { epoch } = courseOf(world);
  const size = SLOT[scene.cycle];
  const told = (from: number, to: number) =>
    samplesOf(scene, epoch, from, to)
      .filter((one) => one.source === source)
      .map((one) => ({ at: one.at, value: typeof one.values[key] === 'number' ? one.values[key] : null }));
  const inside = told(at - 1, at + span - 1).flatMap(({ value }) => (value === null ? [] : [value]));
  if (inside.length > 0) return rounded(inside.reduce((sum, value) => sum + value, 0) / inside.length);
  const [before, after] = told(at - size, at + size);
  if (!before || before.value === null) return null;
  const share = (at - before.at) / size;
  return rounded(before.value + ((after?.value ?? before.value) - before.value) * share);
}

const rounded = (value: number) => Math.round(value * 10) / 10;
