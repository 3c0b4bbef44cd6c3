import type { T } from '@/i18n/use-t';
import { statusText } from '@/ui/data/status-tag';
import type { Column } from '@/ui/list/columns';
import { ALARM_LEVEL } from './labels';
import { LevelTag } from './level-tag';

/** The column of how serious a row is, quiet where the row is over; on a phone it stands by the name. */
export const levelColumn = <Row extends { level: string }>(
  t: T,
  title: string,
  isOver: (row: Row) => boolean = () => false,
): Column<Row> => ({
  key: 'level',
  dataIndex: 'level',
  title,
  isState: true,
  isLevel: true,
  exportValue: ({ level }) => statusText(t, ALARM_LEVEL, level),
  render: (_, row) => <LevelTag value={row.level} map={ALARM_LEVEL} isOver={isOver(row)} />,
});
