import { EXPORT_AREAS, type ExportArea, exportApi } from '@/api/log/export-task';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { ExportFields } from './fields';
import { pastExport } from './past-period';

const SHORT = ['last30Minutes'] as const;

export default function CreateExport({ area, onClose }: { area: ExportArea; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  return (
    <FormDrawer
      name={`exportCreate:${area}`}
      title={t('exportTask.create')}
      schema={pastExport}
      initial={{ logType: EXPORT_AREAS[area][0] }}
      verb={t('exportTask.start')}
      permit={can(exportApi[area].add)}
      onSubmit={(input) =>
        exportApi[area].add(input).then(({ id }) => report.success(t('exportTask.created', { name: id })))
      }
      onClose={onClose}
    >
      <ExportFields area={area} periodHelp={t('exportTask.periodHelp')} quick={SHORT} />
    </FormDrawer>
  );
}
