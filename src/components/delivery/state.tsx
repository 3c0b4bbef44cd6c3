import { Alert } from 'antd';
import { useRef } from 'react';
import {
  type DeliveryOwner,
  type DeliverySummary,
  deliveryApis,
  deliveryCan,
  type ResendChoice,
} from '@/api/message/delivery';
import { useLanguage, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { allOf } from '@/lib/permit';
import { durationText, type Range, spanText, timeText } from '@/lib/time';
import { useCan } from '@/session/session';
import { Quantity } from '@/ui/data/quantity';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { ActionButton } from '@/ui/page/action-button';
import { adviceText, reasonText } from './labels';
import { ResendQuestion } from './resend-question';
import { useResume } from './use-resume';
import './deliveries.css';

interface Props {
  kind: DeliveryOwner;
  id: string;
  name: string;
  summary: DeliverySummary;
  /** The span of the list below; null is all that is kept. */
  range: Readonly<Range> | null;
}

/** How the deliveries of an object stand: what is wrong and what to do, counts of a span, and sending that again. */
export function DeliveryState({ kind, id, name, summary, range }: Props) {
  const t = useT();
  const { delivered, failed, waiting } = summary.counts;
  return (
    <>
      <Trouble kind={kind} id={id} name={name} summary={summary} />
      <div className="delivery-counts">
        <dl>
          <Count label={t('deliveries.pieceDelivered')} value={delivered} />
          <Count label={t('deliveries.pieceFailed')} value={failed} tone={failed > 0 ? 'bad' : undefined} />
          <Count
            label={t('deliveries.pieceWaiting')}
            value={waiting}
            tone={waiting > 0 ? 'attention' : undefined}
            note={
              summary.waiting.since === null
                ? undefined
                : t('deliveries.since', { time: timeText(summary.waiting.since) })
            }
          />
        </dl>
        <p className="absent">
          {range === null ? t('deliveries.ofAll') : t('deliveries.ofSpan', { span: spanText(...range) })}
          {DOT}
          {t('deliveries.pieces', { count: delivered + failed + waiting })}
        </p>
        <SendAgain kind={kind} id={id} name={name} summary={summary} range={range} />
      </div>
    </>
  );
}

interface CountProps {
  label: string;
  value: number;
  tone?: 'bad' | 'attention' | undefined;
  note?: string | undefined;
}

const Count = ({ label, value, tone, note }: CountProps) => (
  <div className={tone && `tone-${tone}`}>
    <dt>{label}</dt>
    <dd>
      <strong className="tabular">
        <Quantity value={value} />
      </strong>
      {note !== undefined && <span className="absent">{note}</span>}
    </dd>
  </div>
);

function Trouble({ kind, id, name, summary }: Omit<Props, 'range'>) {
  const t = useT();
  const language = useLanguage();
  const resume = useResume(kind);
  const { state, failures, limit, suspendedAt, reason, nextAt, waiting, keptFor } = summary;
  if (state === 'active' && failures === 0) return null;
  const isStopped = state === 'suspended';
  const [action] = isStopped
    ? resume({ id, name, delivery: { state, waiting: waiting.total, reason, since: suspendedAt } })
    : [];
  const lines = [
    ...(reason === null ? [] : [t('deliveries.lastReason', { reason: reasonText(t, reason) }), adviceText(t, reason)]),
    isStopped
      ? t('deliveries.kept', { count: waiting.total, hours: durationText(keptFor / 1000, language) })
      : nextAt === null
        ? ''
        : t('deliveries.nextAt', { time: timeText(nextAt), count: limit - failures }),
  ].filter((line) => line !== '');
  return (
    <Alert
      className="delivery-trouble"
      type={isStopped ? 'error' : 'warning'}
      showIcon
      title={
        isStopped
          ? t('deliveries.suspendedAfter', { count: limit, time: suspendedAt === null ? '' : timeText(suspendedAt) })
          : t('deliveries.failing', { count: failures })
      }
      description={lines.map((line) => <p key={line}>{line}</p>)}
      action={
        action && (
          <ActionButton type="primary" permit={action.permit ?? true} onClick={action.run}>
            {action.label}
          </ActionButton>
        )
      }
    />
  );
}

function SendAgain({ kind, id, name, summary, range }: Props) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const which = useRef<ResendChoice>('failed');
  const api = deliveryApis[kind];
  const timeRange = range === null ? undefined : range;
  const run = async () => {
    const { queued, left } = await api.sendAgain({
      id,
      which: which.current,
      ...(timeRange && { timeRange: [...timeRange] }),
    });
    if (queued === 0) report.warning(t('deliveries.noneQueued'));
    else if (left > 0) report.warning(t('deliveries.queuedSome', { count: queued, left, name }));
    else report.success(t('deliveries.queued', { count: queued, name }));
  };
  const ask = () => {
    which.current = 'failed';
    confirm({
      title: t('deliveries.resendTitle', { name }),
      content: (
        <ResendQuestion
          kind={kind}
          id={id}
          range={range}
          onChange={(choice) => {
            which.current = choice;
          }}
        />
      ),
      verb: t('deliveries.resend'),
      run,
    });
  };
  return (
    <ActionButton permit={allOf(can(api.sendAgain), deliveryCan.sendAgain(summary))} onClick={ask}>
      {t('deliveries.resend')}
    </ActionButton>
  );
}
