import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { to } from '@/routes/href';
import { object, switched } from './object';

const SOURCES = '/system_settings/intelligence_source';

export const intelSource = object({
  label: 'log.kindIntelSource',
  address: () => to(SOURCES),
  fields: {
    frequency: 'log.fieldFrequency',
    isRunNow: 'log.fieldIsRunNow',
    priority: 'log.fieldPriority',
    syncSource: 'log.fieldSyncSource',
  },
  create: { title: 'palette.createIntelSource', call: intelSourceApi.add, path: SOURCES, query: 'panel=create' },
  flips: switched(intelSourceApi),
});
