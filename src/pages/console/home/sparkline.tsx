/** How a figure came to be what it is: its course without a scale, beside the figure itself. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const step = 60 / Math.max(1, values.length - 1);
  const points = values.map((value, index) => `${index * step},${15 - ((value - low) / span) * 14}`).join(' ');
  return (
    <svg className="sparkline" viewBox="0 0 60 16" preserveAspectRatio="none" aria-hidden>
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
