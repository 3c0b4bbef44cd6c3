import { Alert, Steps } from 'antd';
import type { OrderDetail } from '@/api/cost-center/order';
import { useT } from '@/i18n/use-t';
import { Time } from '@/ui/data/time';
import { useNarrow } from '@/ui/page/use-narrow';
import { stepsOf } from './model';
import './progress.css';

/** The four steps of an order, when each was taken, and where and why it failed. */
export function OrderProgress({ order: { progress, failureReason } }: { order: OrderDetail }) {
  const t = useT();
  const steps = stepsOf(progress);
  const failed = steps.find(({ state }) => state === 'error');
  const isNarrow = useNarrow();
  return (
    <>
      <Steps
        size="small"
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        responsive={false}
        items={steps.map(({ step, state, at }) => ({
          key: step,
          status: state,
          title: t(`order.step.${step}`),
          content: state === 'error' ? t('order.stepFailed') : at !== null && <Time at={at} />,
        }))}
      />
      {failureReason !== null && (
        <Alert
          type="error"
          showIcon
          className="order-failure"
          title={failed ? t('order.failedAt', { step: t(`order.step.${failed.step}`) }) : t('order.tradeFailed')}
          description={failureReason}
        />
      )}
    </>
  );
}
