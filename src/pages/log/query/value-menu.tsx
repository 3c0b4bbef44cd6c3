import { Dropdown } from 'antd';
import type { LogValue } from '@/components/log/log-value';
import type { Filter } from '@/ui/list/filter-bar';
import { useValueItems } from './use-value-items';

/** A value of a row that was pressed, and where. */
export interface Pressed {
  value: LogValue;
  at: number;
  place: { left: number; bottom: number };
}

interface Props {
  pressed: Pressed;
  filters: readonly Filter[];
  onClose: () => void;
}

/** The menu under a value of a row, open as long as it is there. */
export default function ValueMenu({ pressed, filters, onClose }: Props) {
  const itemsOf = useValueItems(filters);
  const { value, at, place } = pressed;
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      menu={{ items: itemsOf(value, at), onClick: onClose }}
    >
      <span
        className="log-anchor"
        style={{ insetInlineStart: place.left, insetBlockStart: place.bottom }}
        aria-hidden
      />
    </Dropdown>
  );
}
