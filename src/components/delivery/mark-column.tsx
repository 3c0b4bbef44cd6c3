import type { DeliveryMark } from '@/api/message/delivery-mark';
import type { T } from '@/i18n/use-t';
import { Absent } from '@/ui/data/absent';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import type { Column } from '@/ui/list/columns';
import { MARK } from './mark';

/**
 * How the deliveries of an object stand: the column of what `deliveryFilter` narrows. One that is off delivers nothing, so
 * that nothing is said of it.
 */
export const deliveryColumn = <Row extends { delivery?: DeliveryMark | undefined }>(
  t: T,
  isOn: (row: Row) => boolean = () => true,
): Column<Row> => ({
  key: 'delivery',
  title: t('delivery.state'),
  isState: true,
  width: 128,
  exportValue: (row) => (isOn(row) && row.delivery ? statusText(t, MARK, row.delivery.state) : null),
  render: (_, row) => (isOn(row) && row.delivery ? <StatusTag value={row.delivery.state} map={MARK} /> : <Absent />),
});
