import { Input } from 'antd';
import { sourceForm } from '@/api/system-settings/intelligence-source';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';

const { Field } = formOf(sourceForm);

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
