import { type OrderDetail, progressStep } from '@/api/cost-center/order';

/** How a step of the progress stands. */
export type StepState = 'done' | 'partial' | 'current' | 'failed' | 'ahead';

const STATES: Readonly<Record<string, StepState>> = { done: 'done', current: 'current', failed: 'failed' };

/**
 * The four steps of every order in their order; one that the gateway does not name is still ahead. What a part of an order
 * failed to reach was reached in part: not every product came into effect, and the order is not simply finished.
 */
export const stepsOf = ({ progress, parts }: Pick<OrderDetail, 'progress' | 'parts'>) =>
  progressStep.options.map((step) => {
    const found = progress.find((one) => one.step === step);
    const told = STATES[found?.state ?? ''] ?? 'ahead';
    const isPartial =
      (step === 'inEffect' || step === 'finished') && told === 'done' && failedParts({ parts }).length > 0;
    const state: StepState = isPartial ? 'partial' : told;
    return { step, state, at: found?.at ?? null };
  });

/** In hundredths: sums of decimals are not exact. */
const hundredths = (amount: number) => Math.round(amount * 100);

/** By how much the parts of an order are more (+) or less (-) than its total; 0 when they agree or there are none. */
export function splitDifference(order: Pick<OrderDetail, 'amount' | 'parts'>): number {
  if (order.parts.length === 0) return 0;
  const sum = order.parts.reduce((total, { amount }) => total + hundredths(amount), 0);
  return (sum - hundredths(order.amount)) / 100;
}

/** The parts of a split order that failed: the order itself only says that it was split. */
export const failedParts = ({ parts }: Pick<OrderDetail, 'parts'>) =>
  parts.filter(({ status }) => status === 'tradeFailed');
