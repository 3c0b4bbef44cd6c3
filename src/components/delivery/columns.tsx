import type { DeliveryAttempt, DeliveryOwner } from '@/api/message/delivery';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { Absent } from '@/ui/data/absent';
import { type Column, columnsOf } from '@/ui/list/columns';
import { RowButton } from '@/ui/page/row-button';
import { aboutText, DELIVERY_RESULT, ORIGIN, reasonText } from './labels';

const col = columnsOf<DeliveryAttempt>();

/** Attempts as a list; syslog knows no status. */
export const attemptColumns = (
  t: T,
  kind: DeliveryOwner,
  open: (panel: string, id: string) => void,
): readonly Column<DeliveryAttempt>[] => [
  { ...col.time('at', t('deliveries.at')), width: 160, isInSight: true, isFigure: false, standing: 'descend' },
  { ...col.status('result', t('deliveries.result'), DELIVERY_RESULT), width: 128 },
  {
    key: 'reason',
    title: t('deliveries.reason'),
    className: 'cell-wrap',
    exportValue: ({ reason }) => reason && reasonText(t, reason),
    render: (_, { reason, status }) => <Reason t={t} reason={reason} status={status} />,
    inFile: [
      { key: 'reason', title: t('deliveries.reason'), exportValue: ({ reason }) => reason && reasonText(t, reason) },
      { key: 'status', title: t('deliveries.status'), exportValue: ({ status }) => status },
    ],
  },
  {
    ...col.words('about', t('deliveries.about'), ({ about }) => aboutText(t, about)),
    width: kind === 'pushTask' ? 136 : 152,
    isLead: true,
    exportValue: ({ about }) => aboutText(t, about),
    render: (_, { id, about }) => (
      <RowButton action={{ key: 'open', label: aboutText(t, about), run: () => open('attempt', id) }} />
    ),
  },
  {
    ...col.words('origin', t('deliveries.origin'), ({ origin }) => codeText(t, ORIGIN, origin)),
    width: 96,
  },
  { ...col.number('number', t('deliveries.number')), sorter: false, width: 88 },
  {
    ...col.number('size', t('deliveries.size')),
    width: 88,
    exportValue: ({ size }) => size,
    render: (size: number) => <span className="tabular">{bytesText(size)}</span>,
  },
  {
    ...col.number('durationMs', t('deliveries.duration')),
    width: 104,
    exportValue: ({ durationMs }) => durationMs,
    render: (ms: number) => <span className="tabular">{t('deliveries.ms', { ms })}</span>,
  },
  { ...col.code('pieceId', t('deliveries.piece')), isExtra: true },
  {
    ...col.actions(t('table.actions'), ({ id }) => [
      { key: 'details', label: t('deliveries.details'), run: () => open('attempt', id) },
    ]),
    width: 88,
  },
];

function Reason({ t, reason, status }: { t: T } & Pick<DeliveryAttempt, 'reason' | 'status'>) {
  if (reason === null && status === null) return <Absent />;
  const code = status === null ? '' : `HTTP ${status}`;
  return (
    <>
      {reason !== null && <span>{reasonText(t, reason)}</span>}{' '}
      {code !== '' && <span className="code absent">{code}</span>}
    </>
  );
}
