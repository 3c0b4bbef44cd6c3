import type { T } from '@/i18n/use-t';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { ORDER_STATUS } from './labels';

interface Props {
  status: string;
  /** How many of its parts failed. */
  failed?: number | undefined;
}

/** A split order of which a part failed is no matter of course: its state says so, as that of one that failed does. */
const SPLIT = { partFailed: { label: 'order.splitPartFailed', tone: 'bad' } } as const;

const hasFailed = ({ status, failed = 0 }: Props) => status === 'split' && failed > 0;

/** The state of an order, which says where a part of it failed. */
export const OrderState = (order: Props) =>
  hasFailed(order) ? (
    <StatusTag value="partFailed" map={SPLIT} />
  ) : (
    <StatusTag value={order.status} map={ORDER_STATUS} />
  );

/** The same in words, for a file. */
export const orderStateText = (t: T, order: Props): string =>
  hasFailed(order) ? statusText(t, SPLIT, 'partFailed') : statusText(t, ORDER_STATUS, order.status);
