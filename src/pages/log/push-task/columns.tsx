import type { PushTask } from '@/api/log/push-task';
import { isSuspended } from '@/components/delivery/mark';
import { deliveryColumn } from '@/components/delivery/mark-column';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { isoText } from '@/lib/time';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';
import { AddressText } from '@/ui/data/address-text';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { DELIVERY, FORMATS, MODULES, STATUS } from './labels';
import './push-task.css';

const col = columnsOf<PushTask>();

export const moduleNames = (t: T, modules: readonly string[]): string =>
  modules.map((code) => codeText(t, MODULES, code)).join(t('pushTask.separator'));

/** Where a task sends to, as one line. */
export function targetOf({ callback, syslog }: PushTask): string {
  if (callback) return `${callback.method} ${callback.url}`;
  if (!syslog) return '';
  const host = syslog.serverIp.includes(':') ? `[${syslog.serverIp}]` : syslog.serverIp;
  return `${syslog.protocol.toUpperCase()} ${host}:${syslog.port}`;
}

/** How a task stands: one that runs and whose deliveries the gateway suspended sends nothing. */
export const stateOf = (task: PushTask): string =>
  task.status === 'running' && isSuspended(task) ? 'autoSuspended' : task.status;

const outcomeOf = ({ isDelivered }: NonNullable<PushTask['lastDelivery']>) => {
  if (isDelivered === null) return 'sent';
  return isDelivered ? 'delivered' : 'refused';
};

export function LastDelivery({ lastDelivery }: Pick<PushTask, 'lastDelivery'>) {
  if (lastDelivery === null) return <Absent />;
  return (
    <span className="push-delivery">
      <StatusTag value={outcomeOf(lastDelivery)} map={DELIVERY} />
      <Time at={lastDelivery.at} />
    </span>
  );
}

export const pushTaskColumns = (
  t: T,
  kind: 'callback' | 'syslog',
  actions: (task: PushTask) => readonly Action[],
  hasDeliveries: boolean,
): readonly Column<PushTask>[] => [
  {
    key: 'name',
    title: t('pushTask.name'),
    className: 'cell-wrap push-name',
    sorter: true,
    inFile: [
      col.text('name', t('pushTask.name')),
      { key: 'target', title: t('pushTask.target'), exportValue: targetOf },
    ],
    render: (_: unknown, task: PushTask) => (
      <CellLines
        more={
          <span className="push-target">
            <AddressText text={targetOf(task)} />
          </span>
        }
      >
        <Link to={to('/log/push_management/:id', { id: task.id })}>
          <bdi>{task.name}</bdi>
        </Link>
      </CellLines>
    ),
  },
  col.status('status', t('pushTask.status'), STATUS),
  ...(hasDeliveries ? [{ ...deliveryColumn<PushTask>(t, ({ status }) => status === 'running'), isInSight: true }] : []),
  ...(kind === 'syslog'
    ? [
        {
          key: 'format',
          title: t('pushTask.format'),
          width: 88,
          exportValue: ({ syslog }: PushTask) => syslog?.format,
          render: (_: unknown, { syslog }: PushTask) => syslog && FORMATS[syslog.format],
        },
      ]
    : []),
  {
    ...col.text('modules', t('pushTask.modules')),
    className: 'cell-wrap',
    width: 184,
    exportValue: ({ modules }: PushTask) => modules.join(' '),
    render: (_: unknown, { modules }: PushTask) => moduleNames(t, modules),
  },
  {
    key: 'lastDelivery',
    title: t('pushTask.lastDelivery'),
    width: 152,
    isInSight: !hasDeliveries,
    isDetail: hasDeliveries,
    isFigure: true,
    inFile: [
      {
        key: 'lastDelivery',
        title: t('pushTask.lastDelivery'),
        exportValue: ({ lastDelivery }: PushTask) => lastDelivery && t(DELIVERY[outcomeOf(lastDelivery)].label),
      },
      {
        key: 'lastDeliveryAt',
        title: t('pushTask.lastDeliveryAt'),
        exportValue: ({ lastDelivery }: PushTask) => isoText(lastDelivery?.at),
      },
    ],
    render: (_: unknown, task: PushTask) => <LastDelivery lastDelivery={task.lastDelivery} />,
  },
  { ...col.actions(t('table.actions'), actions), width: 160 },
];
