import { Skeleton } from 'antd';
import { Suspense } from 'react';
import type { LogDetail } from '@/api/log/query';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { visibleText } from '@/lib/visible-text';
import { to } from '@/routes/href';
import { NETWORK_TEXTS } from '@/routes/system-settings';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { Changes } from './changes';
import { NODE, versionAddress } from './object-address';

const NodeApply = lazyComponent(() => import('./node-apply'), NETWORK_TEXTS);

/** The request by which it was done: who asked, and who approved. */
function ByRequest({ request: { id, author, reviewer } }: { request: NonNullable<LogDetail['request']> }) {
  const t = useT();
  return (
    <p className="log-about">
      <ScreenLink to={to('/console/change_request/:id', { id })}>
        {reviewer === null ? t('log.requestBypassed', { id, author }) : t('log.request', { id, author, reviewer })}
      </ScreenLink>
    </p>
  );
}

/** What an entry of the log changed: field by field, or as the screen of its object says it. */
export function EntryChanges({ entry }: { entry: LogDetail }) {
  const t = useT();
  const { id, taskId, object, verb } = entry;
  const fields = (
    <>
      {entry.request && <ByRequest request={entry.request} />}
      <Changes kind={object?.kind ?? ''} changes={entry.changes} />
    </>
  );
  if (taskId === undefined || object?.kind !== NODE) return fields;
  const { nodeVersion, reason } = entry;
  return (
    <>
      {(nodeVersion !== undefined || reason !== undefined) && (
        <p className="log-about">
          {nodeVersion !== undefined && (
            <ScreenLink to={versionAddress(object.id, nodeVersion)}>
              {t('log.nodeVersion', { number: nodeVersion })}
            </ScreenLink>
          )}
          {nodeVersion !== undefined && reason !== undefined && DOT}
          {reason !== undefined && t('log.reason', { reason: visibleText(reason) })}
        </p>
      )}
      <OptionalPart place={fields} again={id}>
        <Suspense fallback={<Skeleton active />}>
          <NodeApply nodeId={object.id} taskId={taskId} isBack={/rollback$/i.test(verb)}>
            {fields}
          </NodeApply>
        </Suspense>
      </OptionalPart>
    </>
  );
}
