import { type DeliveryMark, deliveryState } from '@/api/message/delivery-mark';
import type { T } from '@/i18n/use-t';
import { Absent } from '@/ui/data/absent';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import type { Column } from '@/ui/list/columns';
import { MARK } from './mark';

/** How the deliveries of an object stand: the column of what `deliveryFilter` narrows. */
export const deliveryColumn = <Row extends { delivery?: DeliveryMark | undefined }>(
  t: T,
  isOn: (row: Row) => boolean = () => true,
): Column<Row> => {
  const stateOf = (row: Row) => deliveryState(row.delivery, isOn(row));
  return {
    key: 'delivery',
    title: t('delivery.state'),
    isState: true,
    width: 128,
    exportValue: (row) => {
      const state = stateOf(row);
      return state === undefined ? null : statusText(t, MARK, state);
    },
    render: (_, row) => {
      const state = stateOf(row);
      return state === undefined ? <Absent /> : <StatusTag value={state} map={MARK} />;
    },
  };
};
