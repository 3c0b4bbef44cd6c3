import { batchInput, EXPORT_AREAS, type ExportArea, exportApi } from '@/api/log/export-task';
import { useT } from '@/i18n/use-t';
import { partCount } from '@/lib/export-split';
import { QUICK_RANGES } from '@/lib/time';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { ExportFields } from './fields';
import { pastBatch } from './past-period';

const { useValue } = formOf(batchInput);

/** A longer period: it becomes tasks of thirty minutes, a few of which are generated at a time. */
export default function CreateBatch({ area, onClose }: { area: ExportArea; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  return (
    <FormDrawer
      name={`exportBatch:${area}`}
      title={t('exportTask.createBatch')}
      schema={pastBatch}
      initial={{ logType: EXPORT_AREAS[area][0] }}
      verb={t('exportTask.start')}
      permit={can(exportApi[area].addBatch)}
      onSubmit={(input) =>
        exportApi[area].addBatch(input).then(({ id }) => report.success(t('exportTask.batchCreated', { name: id })))
      }
      onClose={onClose}
    >
      <ExportFields area={area} periodHelp={t('exportTask.batchHelp')} quick={QUICK_RANGES} />
      <PartCount />
    </FormDrawer>
  );
}

/** How many tasks the period in the form makes. */
function PartCount() {
  const t = useT();
  const [from, to] = useValue('period') ?? [];
  const isPeriod = from !== undefined && to !== undefined && to > from;
  return (
    <p role="status" className="absent">
      {isPeriod ? t('exportTask.willSplit', { count: partCount([from, to]) }) : t('exportTask.splitNote')}
    </p>
  );
}
