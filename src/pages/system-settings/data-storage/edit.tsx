import { Input } from 'antd';
import { useMemo } from 'react';
import { type LogStorage, storageApi, storageInput } from '@/api/system-settings/data-storage';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { typeName } from './labels';
import { useDropQuestion } from './use-drop-question';

const { Field } = formOf(storageInput);

/** How long a type of log is kept, and from which usage on the gateway warns. */
export default function EditStorage({ log, onClose }: { log: LogStorage; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const mayDrop = useDropQuestion();
  const { type, version, limits, retentionDays, threshold } = log;
  const name = typeName(t, type);
  const schema = useMemo(() => storageInput(limits), [limits]);
  const [shortest, longest] = limits.retentionDays;
  const [lowest, highest] = limits.threshold;
  const save = async (input: { retentionDays: number; threshold: number }) => {
    if (input.retentionDays < retentionDays && !(await mayDrop(name, type, input.retentionDays))) return false;
    await storageApi.update({ type, version, ...input });
    return report.success(t('storage.saved', { name }));
  };
  return (
    <FormDrawer
      name={`dataStorage:${type}`}
      version={version}
      title={t('storage.editOf', { name })}
      schema={schema}
      initial={{ retentionDays: String(retentionDays), threshold: String(threshold) }}
      permit={can(storageApi.update)}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        name="retentionDays"
        label={t('storage.retentionDays')}
        help={t('storage.retentionHelp', { min: shortest, max: longest })}
      >
        <Input inputMode="numeric" suffix={t('storage.dayUnit')} />
      </Field>
      <Field
        name="threshold"
        label={t('storage.threshold')}
        help={t('storage.thresholdHelp', { min: lowest, max: highest })}
      >
        <Input inputMode="numeric" suffix="%" />
      </Field>
    </FormDrawer>
  );
}
