import { rolloutApi } from '@/api/system-settings/rollout';
import { to } from '@/routes/href';
import { found, object } from './object';

const ROLLOUTS = '/system_settings/node_access_management/node_software_management/rollouts';
const address = ({ id }: { id: string }) => to(`${ROLLOUTS}/:id`, { id });

/** Software that is brought to nodes in waves. */
export const rollout = object({
  label: 'log.kindRollout',
  address,
  fields: {
    canary: 'log.fieldCanary',
    checksFigures: 'log.fieldChecksFigures',
    checksSessions: 'log.fieldChecksSessions',
    continuesAt: 'log.fieldContinuesAt',
    endedAt: 'log.fieldEndedAt',
    failed: 'log.fieldFailedNodes',
    failures: 'log.fieldRolloutFailures',
    isDrained: 'log.fieldIsDrained',
    maxDrop: 'log.fieldMaxDrop',
    maxRise: 'log.fieldMaxRise',
    nodes: 'log.fieldNodeCount',
    observeMinutes: 'log.fieldObserveMinutes',
    freeze: 'log.fieldFreeze',
    onFailure: 'log.fieldOnFailure',
    pause: 'log.fieldPause',
    pauseMinutes: 'log.fieldPauseMinutes',
    pausedBy: 'log.fieldPausedBy',
    share: 'log.fieldShare',
    shareUnit: 'log.fieldShareUnit',
    softwareId: 'log.fieldSoftwareId',
    startedAt: 'log.fieldStartedAt',
    startedBy: 'log.fieldStartedBy',
    state: 'log.fieldRolloutState',
    stopAfter: 'log.fieldStopAfter',
    succeeded: 'log.fieldSucceeded',
    underWay: 'log.fieldUnderWay',
    wave: 'log.fieldWave',
    waves: 'log.fieldWaves',
  },
  create: { title: 'palette.createRollout', call: rolloutApi.add, path: `${ROLLOUTS}/create` },
  find: found({
    screen: ROLLOUTS,
    group: 'upgrades',
    call: rolloutApi.list,
    line: ({ id, name, softwareVersion, startedBy }) => ({
      address: address({ id }),
      words: [name, softwareVersion, id],
      further: [startedBy],
    }),
  }),
});
