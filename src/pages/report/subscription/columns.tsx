import type { Subscription } from '@/api/report/subscription';
import { channelsText } from '@/components/message-channel/labels';
import { cycleText } from '@/components/report-labels/report-labels';
import { RunTime } from '@/components/report-labels/run-time';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { isoText } from '@/lib/time';
import { to } from '@/routes/href';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { noRunText, STATUS, typeText } from './labels';

const col = columnsOf<Subscription>();

export const subscriptionColumns = (
  t: T,
  actions: (subscription: Subscription) => readonly Action[],
): readonly Column<Subscription>[] => [
  {
    ...col.text('name', t('subscription.name')),
    className: 'cell-wrap',
    exportValue: ({ name, templateName }) => t('common.aside', { text: name, note: templateName }),
    render: (_, { id, name, templateName }) => (
      <CellLines more={<bdi>{templateName}</bdi>}>
        <Link to={to('/alarm/business_report/subscription_task/:id', { id })}>
          <bdi>{name}</bdi>
        </Link>
      </CellLines>
    ),
  },
  { ...col.status('status', t('subscription.status'), STATUS), width: 112 },
  {
    key: 'taskType',
    title: t('subscription.taskType'),
    width: 184,
    exportValue: ({ taskType, cycle }) => `${typeText(t, taskType)} ${cycleText(t, cycle)}`,
    render: (_, { taskType, cycle }) => (
      <>
        {typeText(t, taskType)}
        <div className="absent">{cycleText(t, cycle)}</div>
      </>
    ),
  },
  {
    ...col.words('channels', t('subscription.channels'), ({ channels }) => channelsText(t, channels)),
    isDetail: true,
    className: 'cell-wrap',
  },
  {
    key: 'nextRun',
    title: t('subscription.nextRun'),
    width: 124,
    isFigure: true,
    isInSight: true,
    exportValue: ({ nextRun }) => isoText(nextRun?.at) ?? '',
    render: (_, one) =>
      one.nextRun ? (
        <RunTime at={one.nextRun.at} zone={one.zone} isStacked />
      ) : (
        <span className="absent">{t(noRunText(one))}</span>
      ),
  },
  { ...col.time('createdAt', t('subscription.createdAt')), isDetail: true },
  { ...col.actions(t('table.actions'), actions), width: 128 },
];
