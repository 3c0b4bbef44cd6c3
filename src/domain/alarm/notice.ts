/** When a task tells its receivers about an alarm that it counts. */
export const NOTICES = ['single', 'continuous', 'step', 'firstAndLast'] as const;
export type NoticeType = (typeof NOTICES)[number];

/** The widest interval of the step inhibition, in triggers. */
export const STEP_LIMIT = 128;

/** The triggers that the step inhibition tells one by one: 1, 2, 4 … 128; after that every 128th. */
export const STEPS: readonly number[] = Array.from({ length: Math.log2(STEP_LIMIT) + 1 }, (_, power) => 2 ** power);

const isStep = (count: number) => (count <= STEP_LIMIT ? STEPS.includes(count) : count % STEP_LIMIT === 0);

/** Whether the `count`-th trigger of an alarm is told. */
export function tellsTrigger(notice: NoticeType, count: number): boolean {
  if (notice === 'continuous') return true;
  return notice === 'step' ? isStep(count) : count === 1;
}

/** Whether the end of an alarm is told, its recovery or its interruption. */
export const tellsEnd = (notice: NoticeType): boolean => notice !== 'single';

/** How many of the first `count` triggers are told. */
export function toldTriggers(notice: NoticeType, count: number): number {
  if (notice === 'continuous') return count;
  if (notice !== 'step') return Math.min(1, count);
  return STEPS.filter((step) => step <= count).length + Math.max(0, Math.floor(count / STEP_LIMIT) - 1);
}

/** The trigger that is told next after the `count`-th; null if none is. */
export function nextTold(notice: NoticeType, count: number): number | null {
  if (notice === 'continuous') return count + 1;
  if (notice !== 'step') return null;
  return STEPS.find((step) => step > count) ?? (Math.floor(count / STEP_LIMIT) + 1) * STEP_LIMIT;
}
