import { type ReactNode, useState } from 'react';
import { useNarrow } from '@/ui/page/use-narrow';

interface Props {
  title: string;
  children: ReactNode;
}

/** On a phone a heading that opens what is under it, which is loaded then; elsewhere both. */
export function Fold({ title, children }: Props) {
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) {
    return (
      <>
        <h3>{title}</h3>
        {children}
      </>
    );
  }
  return (
    <>
      <h3>
        <button type="button" className="home-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {title}
        </button>
      </h3>
      {isOpen && children}
    </>
  );
}
