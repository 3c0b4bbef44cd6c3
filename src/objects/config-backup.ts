import { configBackupApi } from '@/api/system-settings/config-backup';
import { to } from '@/routes/href';
import { object } from './object';

const BACKUPS = '/system_settings/config_backup_recovery';

export const configBackup = object({
  label: 'log.kindConfigBackup',
  address: ({ id }) => to(`${BACKUPS}/:id`, { id }),
  create: { title: 'palette.createBackup', call: configBackupApi.add, path: BACKUPS, query: 'panel=create' },
});
