import type { DeliveryMark } from '@/api/message/delivery-mark';
import type { T } from '@/i18n/use-t';
import { Absent } from '@/ui/data/absent';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import type { Column } from '@/ui/list/columns';
import { MARK } from './mark';

/** How the deliveries of an object stand: the column of what `deliveryFilter` narrows. */
export const deliveryColumn = <Row extends { delivery?: DeliveryMark | undefined }>(t: T): Column<Row> => ({
  key: 'delivery',
  title: t('delivery.state'),
  isState: true,
  width: 128,
  exportValue: ({ delivery }) => delivery && statusText(t, MARK, delivery.state),
  render: (_, { delivery }) => (delivery ? <StatusTag value={delivery.state} map={MARK} /> : <Absent />),
});
