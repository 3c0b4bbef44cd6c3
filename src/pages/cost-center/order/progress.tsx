import { Alert } from 'antd';
import type { OrderDetail } from '@/api/cost-center/order';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Time } from '@/ui/data/time';
import { StepLine } from '@/ui/page/step-line';
import { failedParts, stepsOf } from './model';
import './progress.css';

/** The four steps of an order, when each was taken, where and why it failed, and which of its parts did. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const t = useT();
  const { failureReason } = order;
  const steps = stepsOf(order);
  const failed = steps.find(({ state }) => state === 'failed');
  return (
    <div className="order-progress">
      <FailedParts order={order} />
      {failureReason !== null && (
        <Alert
          type="error"
          showIcon
          title={
            <>
              <strong>
                {failed ? t('order.failedAt', { step: t(`order.step.${failed.step}`) }) : t('order.tradeFailed')}
              </strong>{' '}
              <bdi>{failureReason}</bdi>
            </>
          }
          description={t('order.whatNext')}
        />
      )}
      <StepLine
        steps={steps.map(({ step, state, at }) => ({
          key: step,
          title: t(`order.step.${step}`),
          state,
          note: (
            <>
              {state === 'failed' && t('order.stepFailed')} {state === 'partial' && t('order.stepPartial')}{' '}
              {state === 'current' && t('order.stepCurrent')} {at !== null && <Time at={at} />}
            </>
          ),
        }))}
      />
    </div>
  );
}

/** The state of a split order says nothing of its parts: those that failed are named, each with its reason where that is known. */
function FailedParts({ order }: { order: OrderDetail }) {
  const t = useT();
  const failed = failedParts(order);
  if (failed.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={<strong>{t('order.partsFailed', { failed: failed.length, all: order.parts.length })}</strong>}
      description={
        <>
          <ul className="order-failed">
            {failed.map(({ id, productName, failureReason }) => (
              <li key={id}>
                {/* One sentence: in a mirrored page its parts follow each other all the same. */}
                <bdi dir="ltr">
                  <bdi>{productName}</bdi>{' '}
                  <Link to={to('/cost_center/order_management/:id/sub/:subId', { id: order.id, subId: id })}>
                    <bdi className="code">{id}</bdi>
                  </Link>
                  {failureReason && t('order.because', { reason: failureReason })}
                </bdi>
              </li>
            ))}
          </ul>
          {t('order.whatNext')}
        </>
      }
    />
  );
}
