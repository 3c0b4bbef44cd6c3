import { scheduledApplyApi } from '@/api/system-settings/scheduled-apply';
import { zonedStamp } from '@/components/time-zone/zoned-time';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { TimeFields } from './time-fields';
import { sentTime, timeForm } from './time-form';

/** Another time for a set that waits. */
export default function ChangeTime({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const loaded = useLoad(scheduledApplyApi.get, { id });
  return (
    <LoadedDrawer title={t('scheduledApply.timeTitle')} loaded={loaded} onClose={onClose}>
      {({ name, nodeId, zone, at, despite, version }) => (
        <FormDrawer
          name={`scheduledTime:${id}`}
          title={t('scheduledApply.timeTitle')}
          schema={timeForm}
          initial={{ at, despite }}
          permit={can(scheduledApplyApi.update)}
          success={(input) => t('scheduledApply.timeChanged', { name, time: zonedStamp(input.at, zone) })}
          onSubmit={(input) => scheduledApplyApi.update({ id, version, ...sentTime(input) })}
          onClose={onClose}
        >
          <TimeFields nodeId={nodeId} zone={zone} />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
