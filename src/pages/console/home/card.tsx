import { type ReactNode, useId, useState } from 'react';
import type { Loaded } from '@/ui/data/use-load';
import { useNarrow } from '@/ui/page/use-narrow';
import { CardBoundary } from './card-boundary';
import { PartFailure } from './failures';

interface CardProps {
  title: string;
  /** Element id, for what leads here. */
  anchor?: string;
  /** Beside the heading: a link to the whole list. */
  more?: ReactNode;
  /** On a phone only its heading is in sight until it is opened; what it shows is loaded then. */
  isFolded?: boolean;
  children: ReactNode;
}

/** One card of the home: its own heading, its own boundary. */
export function Card({ title, anchor, more, isFolded = false, children }: CardProps) {
  const id = useId();
  const isShut = useNarrow() && isFolded;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="home-card" aria-labelledby={id} id={anchor} {...(anchor && { tabIndex: -1 })}>
      <header>
        <h2 id={id}>
          {isShut ? (
            <button type="button" className="home-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {(!isShut || isOpen) && more}
      </header>
      <CardBoundary>{(!isShut || isOpen) && children}</CardBoundary>
    </section>
  );
}

interface PartProps<Data> {
  loaded: Loaded<Data>;
  /** Height of the outline while there is nothing yet, in pixels: that of the usual content. */
  height: number;
  /** Words of the catalog for what could not be loaded, and for its button. */
  failed?: { title: string; retry: string };
  children: (data: Data) => ReactNode;
}

/** What a card loads: outline, content, or the failure with Retry; content that is there stays when a refresh fails. */
export function Part<Data>({ loaded, height, failed, children }: PartProps<Data>) {
  const { data, failure } = loaded;
  const isThere = data !== undefined && data !== null;
  return (
    <>
      <PartFailure loaded={loaded} words={failed} />
      {isThere && children(data)}
      {!isThere && !failure && <div className="home-outline" style={{ blockSize: height }} aria-hidden />}
    </>
  );
}
