import type { ConfigModule } from '@/api/system-settings/config-backup';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';

const MODULE_NAMES: Record<ConfigModule, MessageId> = {
  publicBase: 'configBackup.publicBase',
  intelligentAnalysis: 'configBackup.intelligentAnalysis',
  intelligentMonitoring: 'configBackup.intelligentMonitoring',
  configManagement: 'configBackup.configManagement',
  integratedNetwork: 'configBackup.integratedNetwork',
};

/** What a module of the configuration is called. */
export const moduleName = (t: T, module: string): string => codeText(t, MODULE_NAMES, module);
