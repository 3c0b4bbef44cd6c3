import { type ComponentType, useState } from 'react';
import { type Late, useLate } from '../lazy/late';
import { useTellLost } from './report';

interface Opening<P> {
  /** Whether it was asked for: it may still be on its way. */
  isOpen: boolean;
  Part: ComponentType<P> | null;
  open: () => void;
  close: () => void;
}

/** A late part that a press opens: where its code is lost it stays closed, and a notice offers to open it again. */
export function useOpening<P>(part: Late<ComponentType<P>>): Opening<P> {
  const [isOpen, setOpen] = useState(false);
  const [Part, want] = useLate(part, useTellLost(setOpen));
  const open = () => {
    setOpen(true);
    want();
  };
  return { isOpen, Part, open, close: () => setOpen(false) };
}
