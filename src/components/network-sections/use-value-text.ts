import { useCallback } from 'react';
import type { NodeConfig, SectionKey } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { fieldLabel } from './labels';

/**
 * A value of a field as an operator reads it: codes by name, numbers with their unit, entries by the name they have in one
 * of `configs` (memoize it), one that none has as missing unless `isNamed`: names come already. Nothing is a dash.
 */
export function useValueText(configs: readonly NodeConfig[], isNamed = false) {
  const t = useT();
  return useCallback(
    (section: SectionKey, field: string, value: unknown): string => {
      if (typeof value === 'boolean') return t(value ? 'network.on' : 'network.off');
      const facts = fieldLabel(section, field);
      if (value === null || value === undefined || value === '') return t(facts?.empty ?? 'common.none');
      if (typeof value === 'number' && facts?.numberOf) return facts.numberOf(t, value);
      const text = Array.isArray(value) ? value.join(', ') : String(value);
      const known = facts?.values?.[text];
      if (known) return t(known);
      for (const config of configs) {
        const name = facts?.nameOf?.(text, config);
        if (name !== undefined) return name;
      }
      return facts?.nameOf && !isNamed ? t('network.notThere') : text;
    },
    [t, configs, isNamed],
  );
}
