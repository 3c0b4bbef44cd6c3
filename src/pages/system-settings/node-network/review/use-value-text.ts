import { useT } from '@/i18n/use-t';
import type { Section } from '@/lib/net/node-config';
import { fieldFacts } from '../model';
import type { StagedNode } from '../use-node';

/** A value of a field as an operator reads it: codes by name, switches as on and off, entries by name, nothing as a dash. */
export function useValueText({ base, next }: StagedNode) {
  const t = useT();
  return (section: Section, field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'network.on' : 'network.off');
    if (value === null || value === undefined || value === '') return t('common.none');
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    const facts = fieldFacts(section, field);
    const known = facts?.values?.[text];
    return known ? t(known) : (facts?.nameOf?.(text, next) ?? facts?.nameOf?.(text, base) ?? text);
  };
}
