import { useT } from '@/i18n/use-t';
import type { NodeConfig, Section } from '@/lib/net/node-config';
import { fieldFacts } from '../model';

/** A value of a field as an operator reads it: codes by name, switches as on and off, entries by the name they have in one of `configs`, nothing as a dash. */
export function useValueText(configs: readonly NodeConfig[]) {
  const t = useT();
  return (section: Section, field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'network.on' : 'network.off');
    if (value === null || value === undefined || value === '') return t('common.none');
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    const facts = fieldFacts(section, field);
    const known = facts?.values?.[text];
    if (known) return t(known);
    for (const config of configs) {
      const name = facts?.nameOf?.(text, config);
      if (name !== undefined) return name;
    }
    return text;
  };
}
