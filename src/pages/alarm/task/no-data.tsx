import { Skeleton } from 'antd';
import { noDataApi, type SavedNoData } from '@/api/alarm/no-data';
import type { NoData } from '@/domain/alarm/no-data';
import { ALARM_LEVELS } from '@/domain/alarm/scene';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';

/** What is saved, as the sentence and the dry run take it; null where it is off. */
export function noDataOf({ told, after, level, channels = {} }: SavedNoData): NoData | null {
  const known = ALARM_LEVELS.find((one) => one === level);
  if (told === 'off' || after === undefined || known === undefined) return null;
  return { after, level: known, channels: told === 'own' ? channels : null };
}

interface Props {
  loaded: Loaded<SavedNoData>;
  onEdit: () => void;
}

/** Whether a source that sends nothing is an alarm of a task, and the way to say so. The sentence above says the whole. */
export function TaskNoData({ loaded: { data, failure, reload }, onEdit }: Props) {
  const t = useT();
  const can = useCan();
  const said = data && noDataOf(data);
  return (
    <Section
      title={t('alarmTask.noData')}
      actions={
        <ActionButton size="small" permit={can(noDataApi.update)} onClick={onEdit}>
          {t('alarmTask.noDataEdit')}
        </ActionButton>
      }
    >
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {data === undefined && failure === null && <Skeleton active paragraph={{ rows: 1 }} />}
      {data && (
        <p className={said ? 'alarm-said' : 'absent'}>
          {said ? t('alarmTask.noDataOn', { count: said.after }) : t('alarmTask.noDataOff')}
        </p>
      )}
    </Section>
  );
}
