import { useCallback } from 'react';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { download } from '@/components/upload/downloads';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';

/** Saves the local library as a file that can be imported again. */
export function useExport(): () => void {
  const t = useT();
  const report = useReport();
  return useCallback(() => {
    const run = async () => {
      const { fileId, name, count } = await intelSourceApi.export({});
      if (await download(fileId, name)) report.success(t('intelSource.exported', { name, count }));
    };
    run().catch(report.error);
  }, [t, report]);
}
