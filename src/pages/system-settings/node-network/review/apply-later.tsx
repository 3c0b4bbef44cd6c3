import { useRef } from 'react';
import { scheduledApplyApi } from '@/api/system-settings/scheduled-apply';
import { secretsOf } from '@/components/network-changes/staged-secrets';
import { handOver } from '@/components/network-changes/staged-set';
import { TimeFields } from '@/components/scheduled-apply/time-fields';
import { sentTime, timeForm, usualTime } from '@/components/scheduled-apply/time-form';
import { zonedStamp } from '@/components/time-zone/zoned-time';
import { sentences } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import type { StagedNode } from '../use-node';
import type { Guard } from './guard';

interface Props {
  node: StagedNode;
  guard: Guard;
  /** Why, as it goes with an apply. */
  reason: { reason?: string };
  onClose: () => void;
}

/** Leaves what is staged to the gateway, to be applied at a time: nobody has to be there then. */
export default function ApplyLater({ node, guard, reason, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const { network, version, changes, base } = node;
  const { id: nodeId, name } = network;
  const { zone } = base.time;
  const { isGuarded, waitMinutes } = guard;
  const given = useRef(false);
  // The review that this drawer stands on goes with the set: not before the drawer has closed.
  const close = () => {
    if (given.current) handOver(nodeId, { version, changes });
    onClose();
  };
  return (
    <FormDrawer
      name={`applyLater:${nodeId}`}
      title={t('scheduledApply.schedule')}
      verb={t('scheduledApply.schedule')}
      note={t('scheduledApply.planText', { count: changes.length })}
      schema={timeForm}
      initial={{ at: usualTime(), despite: '' }}
      permit={can(scheduledApplyApi.add)}
      success={({ at }) => t('scheduledApply.given', { name, time: zonedStamp(at, zone) })}
      onSubmit={async (input) => {
        const secrets = secretsOf(nodeId, changes);
        const set = { nodeId, version, changes: [...changes], secrets, isGuarded, waitMinutes, ...reason };
        await scheduledApplyApi.add({ ...set, ...sentTime(input) });
        given.current = true;
      }}
      onClose={close}
    >
      <TimeFields nodeId={nodeId} zone={zone} />
      <p>{isGuarded ? t('scheduledApply.wait', { minutes: waitMinutes }) : t('scheduledApply.noWait')}</p>
      <p className="network-note">{sentences(t('scheduledApply.plan'), t('scheduledApply.notMoved'))}</p>
    </FormDrawer>
  );
}
