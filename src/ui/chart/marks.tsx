import { Suspense } from 'react';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { ChartOutline } from './outline';
import type { Drawing } from './scale';

const ChartPlot = lazyComponent(() => import('./plot'));

/** What is drawn between the axes of a chart that its screen is for: by the library, whose place an outline of the same shape holds. */
export function ChartMarks(drawing: Drawing) {
  const outline = <ChartOutline {...drawing} />;
  return (
    <OptionalPart place={outline} again={drawing.series}>
      <Suspense fallback={outline}>
        <ChartPlot {...drawing} />
      </Suspense>
    </OptionalPart>
  );
}
