import { type ReactNode, useId } from 'react';
import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { CardBoundary } from './card-boundary';

interface CardProps {
  title: string;
  /** Element id, for what leads here. */
  anchor?: string;
  /** Beside the heading: a link to the whole list. */
  more?: ReactNode;
  children: ReactNode;
}

/** One card of the home: its own heading, its own boundary. */
export function Card({ title, anchor, more, children }: CardProps) {
  const id = useId();
  return (
    <section className="home-card" aria-labelledby={id} id={anchor} {...(anchor && { tabIndex: -1 })}>
      <header>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      <CardBoundary>{children}</CardBoundary>
    </section>
  );
}

interface PartProps<Data> {
  loaded: Loaded<Data>;
  /** Height of the outline while there is nothing yet, in pixels: that of the usual content. */
  height: number;
  /** Words of the catalogue for what could not be loaded, and for its button (spec 8). */
  failed?: { title: string; retry: string };
  children: (data: Data) => ReactNode;
}

/** What a card loads: outline, content, or the failure with Retry; content that is there stays when a refresh fails. */
export function Part<Data>({ loaded, height, failed, children }: PartProps<Data>) {
  const { data, failure, reload } = loaded;
  const isThere = data !== undefined && data !== null;
  return (
    <>
      {failure && <LoadFailure failure={failure} onRetry={reload} words={failed} />}
      {isThere && children(data)}
      {!isThere && !failure && <div className="home-outline" style={{ blockSize: height }} aria-hidden />}
    </>
  );
}
