import { capped, type Operation, type ResourceRow } from '@/api/business-account/resource-row';

/** What the rows give in one module; an absent module stands for every module. */
export interface ModuleSummary {
  module: string | undefined;
  readWrite: number;
  readOnly: number;
  /** Something wider than the rows decides here. */
  isCovered: boolean;
}

type Typed = Partial<Record<keyof ResourceRow, unknown>> | undefined;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * The effective result of rows as they are being typed, module by module in the order of their first row. Rows without
 * name or type count for nothing yet; a covered module is told even without rows. A cap of reading only leaves no row writing.
 */
export function summarize(
  rows: readonly Typed[],
  covered: readonly string[] = [],
  cap: Operation = 'readWrite',
): ModuleSummary[] {
  const found = new Map<string | undefined, ModuleSummary>(
    covered.map((module) => [module, { module, readWrite: 0, readOnly: 0, isCovered: true }]),
  );
  for (const row of rows) {
    if (!textOf(row?.name) || !textOf(row?.type)) continue;
    const module = textOf(row?.module);
    const known = found.get(module) ?? { module, readWrite: 0, readOnly: 0, isCovered: false };
    const field = capped(row?.operation === 'readWrite' ? 'readWrite' : 'readOnly', cap);
    found.set(module, { ...known, [field]: known[field] + 1 });
  }
  return [...found.values()];
}
