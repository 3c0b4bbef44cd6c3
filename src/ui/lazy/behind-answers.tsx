import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { atRest } from '@/lib/at-rest';
import { OptionalPart } from './optional-part';

/** An answer that does not come keeps a part away no longer than this, milliseconds. */
const LONGEST_MS = 5_000;

interface Props {
  /** What stands there before, and while the part is lost; nothing without it. */
  place?: ReactNode;
  /** Another value asks for a lost part again. */
  again: unknown;
  /** A lazy component. */
  children: ReactNode;
}

/** An optional part whose code and calls are asked for once the screen has its first answers. */
export function BehindAnswers({ place = null, again, children }: Props) {
  const [hasAnswers, setHasAnswers] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void atRest(LONGEST_MS).then(() => isLeft || setHasAnswers(true));
    return () => {
      isLeft = true;
    };
  }, []);
  if (!hasAnswers) return place;
  return (
    <OptionalPart place={place} again={again}>
      <Suspense fallback={place}>{children}</Suspense>
    </OptionalPart>
  );
}
