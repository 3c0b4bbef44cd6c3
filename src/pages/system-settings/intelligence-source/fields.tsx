import { Input } from 'antd';
import { useT } from '@/i18n/use-t';
import { Field } from '@/ui/form/field';

export function PriorityField() {
  const t = useT();
  return (
    <Field name="priority" label={t('intelSource.priority')} help={t('intelSource.priorityHelp')}>
      <Input inputMode="numeric" autoComplete="off" />
    </Field>
  );
}

/** What a source that is synchronized has. */
export function SourceFields() {
  const t = useT();
  return (
    <>
      <Field name="syncSource" label={t('intelSource.syncSource')} help={t('intelSource.syncSourceHelp')}>
        <Input autoComplete="off" />
      </Field>
      <Field name="frequency" label={t('intelSource.frequency')}>
        <Input inputMode="numeric" autoComplete="off" suffix={t('intelSource.minutesUnit')} />
      </Field>
      <PriorityField />
    </>
  );
}
