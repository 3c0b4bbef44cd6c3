import { Link } from '@/lib/navigation';

/** The strip of one bucket over a chart: its values while the pointer is on it, its list by a click. */
export function ChartBand({ text, to }: { text: string; to: string | undefined }) {
  const readout = <span className="chart-readout">{text}</span>;
  // The table of the chart has the same links for the keyboard.
  return to === undefined ? (
    <span className="chart-band">{readout}</span>
  ) : (
    <Link className="chart-band" tabIndex={-1} to={to}>
      {readout}
    </Link>
  );
}
