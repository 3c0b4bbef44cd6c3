import { nodeConfig } from '@/api/system-settings/node-network';
import { nodeVersions } from '@/api/system-settings/node-version';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { applyRules, setApplyRules } from './apply-rules';
import { tasks, toldAuthor } from './apply-task';
import { networkOf } from './node-network';
import { KEPT_VERSIONS, linesChanged } from './version-rows';

/** The scheduled apply that the task of a version came of. */
const scheduledOf = (world: World, taskId: string | null) =>
  tasks.of(world).rows.find(({ id }) => id === taskId)?.scheduledId ?? null;

export const nodeVersion = implement(nodeVersions, {
  listVersions: ({ id }, { world }) => ({
    list: networkOf(world, id)
      .versions.map((version) => {
        const { number, at, by, kind, reason, taskId, request } = version;
        const lines = linesChanged(version);
        const scheduledId = scheduledOf(world, taskId);
        return { number, at, by: by && toldAuthor(world, by), kind, reason, taskId, scheduledId, request, lines };
      })
      .reverse(),
  }),
  getVersion: ({ id, number }, { world }) => {
    const version = networkOf(world, id).versions.find((one) => one.number === number) ?? refuse('NOT_FOUND');
    return { number, config: nodeConfig.parse(version.config) };
  },
  getApplyRules: (_, { world }) => ({ ...applyRules(world), kept: KEPT_VERSIONS }),
  setApplyRules: (wanted, { world }) => {
    setApplyRules(world, wanted);
    return {};
  },
});
