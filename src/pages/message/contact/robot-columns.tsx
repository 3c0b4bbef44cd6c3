import type { Robot } from '@/api/message/robot';
import { deliveryColumn } from '@/components/delivery/mark-column';
import type { T } from '@/i18n/use-t';
import { maskedQuery } from '@/lib/masked-query';
import { isoText } from '@/lib/time';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { LAST_TEST } from './labels';
import './contact.css';

const col = columnsOf<Robot>();

/** What came of the last test. */
export const robotTest = ({ lastTest }: Robot) => {
  if (lastTest === null) return 'none';
  return lastTest.isDelivered ? 'delivered' : 'refused';
};

export const robotDetail = ({ id }: Pick<Robot, 'id'>): string => to('/message/contact/robot/:id', { id });

/** Robots, with how their deliveries stand where the gateway keeps them. */
export const robotColumns = (
  t: T,
  actions: (robot: Robot) => readonly Action[],
  hasDeliveries: boolean,
): readonly Column<Robot>[] => [
  {
    ...(hasDeliveries ? col.link('name', t('robot.name'), robotDetail) : col.text('name', t('robot.name'))),
    sorter: true,
    width: 160,
  },
  ...(hasDeliveries ? [deliveryColumn<Robot>(t)] : []),
  {
    key: 'webhook',
    title: t('robot.webhook'),
    className: 'cell-text',
    // A credential: whole only in the form of whoever may change it.
    exportValue: ({ webhook }: Robot) => maskedQuery(webhook),
    render: (_: unknown, { webhook }: Robot) => (
      <bdi className="code" dir="ltr" title={maskedQuery(webhook)}>
        {maskedQuery(webhook)}
      </bdi>
    ),
  },
  {
    key: 'hasSecret',
    title: t('robot.secret'),
    width: 128,
    exportValue: ({ hasSecret }: Robot) => (hasSecret ? '••••••' : ''),
    render: (_: unknown, { hasSecret }: Robot) => (hasSecret ? <span>•••••• {t('robot.secretSet')}</span> : <Absent />),
  },
  {
    key: 'lastTest',
    title: t('robot.lastTest'),
    width: 176,
    inFile: [
      {
        key: 'lastTest',
        title: t('robot.lastTest'),
        exportValue: (robot: Robot) => t(LAST_TEST[robotTest(robot)].label),
      },
      {
        key: 'lastTestAt',
        title: t('robot.lastTestAt'),
        exportValue: ({ lastTest }: Robot) => isoText(lastTest?.at),
      },
    ],
    render: (_: unknown, robot: Robot) => (
      <span className="contact-reach">
        <StatusTag value={robotTest(robot)} map={LAST_TEST} />
        {robot.lastTest && <Time at={robot.lastTest.at} />}
      </span>
    ),
  },
  { ...col.time('createdAt', t('robot.createdAt')), standing: 'descend' },
  { ...col.actions(t('table.actions'), actions), width: 176 },
];
