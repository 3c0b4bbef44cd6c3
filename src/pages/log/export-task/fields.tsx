import { Input } from 'antd';
import { useId } from 'react';
import { EXPORT_AREAS, type ExportArea, exportApi, exportInput, RECORD_TYPES } from '@/api/log/export-task';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { LOG_TYPES } from './areas';
import { PeriodInput, type QuickPeriod } from './period-input';

const { Field } = formOf(exportInput);

interface Props {
  area: ExportArea;
  periodHelp: string;
  /** Periods at one click. */
  quick: readonly QuickPeriod[];
}

/** What an export holds, for one task and for a batch of them. */
export function ExportFields({ area, periodHelp, quick }: Props) {
  const t = useT();
  const names = useId();
  // What was exported before is often exported again: its domain is there to be chosen.
  const exported = useLoad(exportApi[area].list, { current: 1, pageSize: 50 });
  const domains = new Set(exported.data?.list.map(({ domain }) => domain));
  return (
    <>
      <Field name="logType" label={t('exportTask.logType')}>
        <Choice
          options={EXPORT_AREAS[area].map((value) => ({ value, label: t(LOG_TYPES[value] ?? 'exportTask.logType') }))}
        />
      </Field>
      <Field name="period" label={t('exportTask.period')} help={periodHelp}>
        <PeriodInput quick={quick} />
      </Field>
      <Field name="domain" label={t('exportTask.domain')}>
        <Input dir="ltr" list={names} autoComplete="off" />
      </Field>
      <datalist id={names}>
        {[...domains].map((domain) => (
          <option key={domain} value={domain} />
        ))}
      </datalist>
      <Field name="recordType" label={t('exportTask.recordType')}>
        <Choice allowClear options={RECORD_TYPES.map((value) => ({ value, label: value }))} />
      </Field>
      <Field name="hostname" label={t('exportTask.hostname')}>
        <Input dir="ltr" />
      </Field>
      <Field name="sourceIp" label={t('exportTask.sourceIp')}>
        <Input dir="ltr" />
      </Field>
    </>
  );
}
