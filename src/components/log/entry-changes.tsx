import { Skeleton } from 'antd';
import { Suspense } from 'react';
import type { LogDetail } from '@/api/log/query';
import { NETWORK_TEXTS } from '@/routes/system-settings';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { Changes } from './changes';
import { NODE } from './object-address';

const NodeApply = lazyComponent(() => import('./node-apply'), NETWORK_TEXTS);

/** What an entry of the log changed: field by field, or as the screen of its object says it. */
export function EntryChanges({ entry }: { entry: LogDetail }) {
  const { id, taskId, object, verb } = entry;
  const fields = <Changes kind={object?.kind ?? ''} changes={entry.changes} />;
  if (taskId === undefined || object?.kind !== NODE) return fields;
  return (
    <OptionalPart place={fields} again={id}>
      <Suspense fallback={<Skeleton active />}>
        <NodeApply nodeId={object.id} taskId={taskId} isBack={/rollback$/i.test(verb)}>
          {fields}
        </NodeApply>
      </Suspense>
    </OptionalPart>
  );
}
