import { useT } from '@/i18n/use-t';
import type { Section } from '@/lib/net/node-config';
import { fieldFacts } from '../model';

/** A value of a field as an operator reads it: codes by name, switches as on and off, nothing as a dash. */
export function useValueText() {
  const t = useT();
  return (section: Section, field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'network.on' : 'network.off');
    if (value === null || value === undefined || value === '') return t('common.none');
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    const known = fieldFacts(section, field)?.values?.[text];
    return known ? t(known) : text;
  };
}
