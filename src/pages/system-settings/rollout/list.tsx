import { useCallback, useMemo, useState } from 'react';
import { rolloutApi } from '@/api/system-settings/rollout';
import { NODE_TYPES } from '@/components/business-node/labels';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useUnderWay } from '@/ui/data/use-under-way';
import { EmptyState } from '@/ui/feedback/states';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { useMayUpgrade, useRolloutActions } from './actions';
import { rolloutColumns } from './columns';
import { LIST, STATE } from './labels';

/** What goes on, or waits: somebody else may continue it. */
const GOING = { state: ['upgrading', 'paused'] };

/** Software that is brought, or was brought, to nodes. */
export default function RolloutList() {
  const t = useT();
  const may = useMayUpgrade();
  const actionsOf = useRolloutActions();
  const [isHere, setIsHere] = useState(false);
  // Not before the list is here, which tells whether the gateway has it at all.
  const going = useUnderWay(rolloutApi.list, { filters: GOING, isReady: isHere });
  // Of what is over nothing can be done, mostly for weeks: the room of the verbs is that of the names then.
  const hasVerbs = going !== undefined && going.length > 0 && may(rolloutApi.pause);
  const columns = useMemo(() => rolloutColumns(t, hasVerbs ? actionsOf : null), [t, actionsOf, hasVerbs]);
  const create = may(rolloutApi.add) && (
    <ActionButton type="primary" onClick={() => go(to(`${LIST}/create`))}>
      {t('rollout.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('rollout.title')} note={t('rollout.note')} actions={create}>
      <ResourceTable
        load={rolloutApi.list}
        columns={columns}
        keyword={t('rollout.search')}
        time={t('rollout.startedAt')}
        filters={[
          { name: 'state', label: t('rollout.state'), options: optionsOf(t, STATE) },
          { name: 'type', label: t('nodeSoftware.type'), options: optionsOf(t, NODE_TYPES) },
        ]}
        nameOf={({ softwareVersion }) => softwareVersion}
        onVersion={useCallback(() => setIsHere(true), [])}
        empty={<EmptyState title={t('rollout.emptyTitle')} text={t('rollout.emptyText')} action={create} />}
      />
    </Screen>
  );
}
