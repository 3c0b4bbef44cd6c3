import { type HostInput, hostInput, MAX_IMPORT } from '@/api/system-settings/host';
import type { CsvKind } from '@/components/csv-import/model';

/** A file of hosts; `remark` may be left out. */
export const HOST_FILE: CsvKind<HostInput> = {
  columns: [
    { name: 'name', label: 'host.name' },
    { name: 'hostname', label: 'host.hostname' },
    { name: 'ip', label: 'host.ip' },
    { name: 'port', label: 'host.port' },
    { name: 'user', label: 'host.user' },
    { name: 'password', label: 'host.password' },
    { name: 'remark', label: 'host.remark', isOptional: true },
  ],
  schema: hostInput,
  max: MAX_IMPORT,
};
