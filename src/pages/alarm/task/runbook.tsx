import { Skeleton } from 'antd';
import { type Runbook, runbookApi } from '@/api/alarm/runbook';
import { alarmTaskInput } from '@/api/alarm/task';
import { RunbookText } from '@/components/alarm/runbook';
import { useT } from '@/i18n/use-t';
import { timeText } from '@/lib/time';
import { useCan } from '@/session/session';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';

const { useValue } = formOf(alarmTaskInput);

interface Props {
  /** Of the task. */
  id: string;
  onEdit: () => void;
}

/** What to do when an alarm of a task comes, and the way to write it. */
export function TaskRunbook({ id, onEdit }: Props) {
  const t = useT();
  const loaded = useLoad(runbookApi.get, { id });
  if (loaded.isUnoffered) return null;
  return (
    <Section title={t('alarm.runbook')} actions={<Edit onEdit={onEdit} />}>
      <Content loaded={loaded} />
    </Section>
  );
}

/** The same in the form of the task. It is an object of its own, with a form of its own: neither waits for the other. */
export function RunbookInForm({ id, onEdit }: Props) {
  const t = useT();
  const loaded = useLoad(runbookApi.get, { id });
  // With the other sections, which come with the scene: the index of the form has them in their order.
  const hasScene = useValue('sceneId') !== undefined;
  if (loaded.isUnoffered || !hasScene) return null;
  return (
    <FormSection title={t('alarm.runbook')}>
      <Content loaded={loaded} />
      <Edit onEdit={onEdit} />
    </FormSection>
  );
}

function Edit({ onEdit }: Pick<Props, 'onEdit'>) {
  const t = useT();
  const can = useCan();
  return (
    <ActionButton size="small" permit={can(runbookApi.update)} onClick={onEdit}>
      {t('alarmTask.runbookEdit')}
    </ActionButton>
  );
}

function Content({ loaded: { data, failure, reload } }: { loaded: Loaded<Runbook> }) {
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  return data ? <Said runbook={data} /> : <Skeleton active paragraph={{ rows: 2 }} />;
}

function Said({ runbook: { text, address, updatedAt, updatedBy } }: { runbook: Runbook }) {
  const t = useT();
  const said = text ?? address;
  if (!said) return <p className="absent">{t('alarmTask.runbookNone')}</p>;
  return (
    <>
      <RunbookText>{said}</RunbookText>
      {updatedAt && updatedBy && (
        <p className="absent">{t('alarmTask.runbookBy', { name: updatedBy, time: timeText(updatedAt) })}</p>
      )}
    </>
  );
}
