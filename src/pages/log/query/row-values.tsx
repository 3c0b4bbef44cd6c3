import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react';
import type { LogValue } from '@/components/log/log-value';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Filter } from '@/ui/list/filter-bar';
import { isFilter } from './narrow';
import type { Pressed } from './value-menu';
import './row-values.css';

const ValueMenu = lazyComponent(() => import('./value-menu'));

/** What the list around the values can be narrowed by. */
const FiltersContext = createContext<readonly Filter[]>([]);

const values = new WeakMap<Element, { value: LogValue; at: number }>();

interface Props extends LogValue {
  /** When its entry was written. */
  at: number;
  children: ReactNode;
}

/**
 * A value of a row that the list can be narrowed by, at a press of the pointer. It is no tab stop, since a list has hundreds:
 * the drawer of its entry has the same for the keyboard.
 */
export function RowValue({ at, children, ...value }: Props) {
  // What no filter of the list takes promises nothing.
  const isPressed = isFilter(useContext(FiltersContext), value);
  if (!isPressed) return children;
  return (
    <span
      className="log-press"
      ref={(element) => {
        if (element) values.set(element, { value, at });
      }}
    >
      {children}
    </span>
  );
}

/** Around the rows: opens the menu of the value that is pressed. Who marks a text to copy it presses nothing. */
export function RowValues({ filters, children }: { filters: readonly Filter[]; children: ReactNode }) {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [isOpen, setOpen] = useState(false);
  const onClick = ({ target }: MouseEvent) => {
    // A link or a button inside of it does what it says.
    const element = target instanceof Element && !target.closest('a, button') ? target.closest('.log-press') : null;
    const known = element && values.get(element);
    if (!known || window.getSelection()?.isCollapsed === false) return;
    const box = element.getBoundingClientRect();
    const isMirrored = document.documentElement.dir === 'rtl';
    const left = isMirrored ? window.innerWidth - box.right : box.left;
    setPressed({ ...known, place: { left, bottom: box.bottom } });
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears for the values inside, whose keyboard is the drawer of the entry.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div onClick={onClick}>
      <FiltersContext value={filters}>{children}</FiltersContext>
      <Overlays onLost={close} onRetry={() => setOpen(true)}>
        {isOpen && pressed && <ValueMenu pressed={pressed} filters={filters} onClose={close} />}
      </Overlays>
    </div>
  );
}
