import { Alert } from 'antd';
import { pendingApplyApi } from '@/api/system-settings/pending-apply';
import { ownStamp, zonedStamp } from '@/components/time-zone/zoned-time';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { timeText } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ActionButton } from '@/ui/page/action-button';
import { usePanel } from '@/ui/page/use-panel';
import { useScheduledActions } from './actions';
import { sectionNames } from './labels';
import './strip.css';

const ChangeTime = lazyComponent(() => import('./change-time'));

/** One that somebody else schedules or withdraws shows by itself. */
const POLL_MS = 30_000;

/** Over the sections of a node: when a set is applied to it, by whom, and what can be done about it. */
export function ScheduledStrip({ nodeId }: { nodeId: string }) {
  const t = useT();
  const panel = usePanel();
  const { data } = useLoad(pendingApplyApi.getPending, {}, { pollMs: POLL_MS });
  const actionsOf = useScheduledActions((id) => panel.open('scheduledTime', id));
  const own = data?.list.find((one) => one.nodeId === nodeId);
  if (!own) return null;
  const { at, zone, by, moved, changeCount: count, reason } = own;
  const time = [zonedStamp(at, zone), ownStamp(at, zone)].filter(Boolean).join(' = ');
  const who = t(by.isOwn ? 'scheduledApply.byMe' : 'scheduledApply.by', { name: by.name, time: timeText(by.at) });
  return (
    <>
      <Alert
        type={moved.length > 0 ? 'warning' : 'info'}
        showIcon
        className="form-problem"
        title={
          <>
            <strong>{t('scheduledApply.strip', { time, count })}</strong>
            <div className="time-note">
              {who}
              {reason !== '' && (
                <>
                  {DOT}
                  <q>
                    <bdi>{reason}</bdi>
                  </q>
                </>
              )}
            </div>
            <div className="time-note">
              {moved.length > 0
                ? t('scheduledApply.movedStrip', { sections: sectionNames(t, moved) })
                : t('scheduledApply.notMoved')}
            </div>
            <div className="scheduled-tools">
              {actionsOf(own).map(({ key, label, permit = true, isDanger = false, run }) => (
                <ActionButton key={key} size="small" permit={permit} danger={isDanger} onClick={run}>
                  {label}
                </ActionButton>
              ))}
            </div>
          </>
        }
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'scheduledTime' && <ChangeTime id={panel.id} onClose={panel.close} />}
      </Overlays>
    </>
  );
}
