import { exportApi } from '@/api/log/export-task';
import { resourceOf } from '@/lib/contract/resource';
import { to } from '@/routes/href';
import { object } from './object';

const isOf = (api: (typeof exportApi)[keyof typeof exportApi], path: string) =>
  resourceOf(api.list.path) === resourceOf(path);

export const exportTask = object({
  label: 'log.kindExportTask',
  fields: {
    domain: 'log.fieldDomain',
    hostname: 'log.fieldHostname',
    logType: 'log.fieldLogType',
    period: 'log.fieldPeriod',
    recordType: 'log.fieldRecordType',
    sourceIp: 'log.fieldSourceIp',
  },
  // Each place has tasks of its own, and only the call says which; what a batch is made of is found by the batch.
  address: ({ id }, path) => {
    const query = path.endsWith('/addBatch') ? { batchId: id } : { q: id };
    if (isOf(exportApi.safeguard, path)) return to('/log/export_management/safeguard', query);
    return to(isOf(exportApi.sdns, path) ? '/log/export_management/sdns' : '/log/export_management/cloud', query);
  },
});
