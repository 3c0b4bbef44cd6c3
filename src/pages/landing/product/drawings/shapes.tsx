import type { ReactNode } from 'react';
import './drawings.css';

/** What a part of a drawing stands for; its colors follow the theme. */
type Tone = 'plain' | 'accent' | 'good' | 'attention' | 'bad' | 'quiet';

/** The frame of every drawing: 480 × 280, for the eye only. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 480 280" aria-hidden focusable="false">
      {children}
    </svg>
  );
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A card, window or panel. */
export function Sheet({ x, y, w, h, r = 8, tone = 'plain' }: Box & { r?: number; tone?: Tone }) {
  return <rect className={`drawn-sheet drawn-${tone}`} x={x} y={y} width={w} height={h} rx={r} />;
}

/** Lines of text that nobody has to read. */
export function Bars({ x, y, widths, gap = 14 }: { x: number; y: number; widths: readonly number[]; gap?: number }) {
  const bars = widths.map((width, index) => ({ width, at: y + index * gap }));
  return bars.map(({ width, at }) => (
    <rect key={at} className="drawn-bar" x={x} y={at} width={width} height={5} rx={2.5} />
  ));
}

/** A way that something takes; dashed where it is stopped or waits. */
export function Wire({ d, tone = 'quiet', isDashed = false }: { d: string; tone?: Tone; isDashed?: boolean }) {
  return <path className={`drawn-wire drawn-${tone}`} d={d} strokeDasharray={isDashed ? '3 5' : undefined} />;
}

/** The head of an arrow at the end of a wire. */
export function Head({ x, y, turn = 0, tone = 'quiet' }: { x: number; y: number; turn?: number; tone?: Tone }) {
  return (
    <path
      className={`drawn-head drawn-${tone}`}
      d="M-7-4.5 0 0-7 4.5"
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  );
}

interface LabelProps {
  x: number;
  y: number;
  tone?: Tone;
  isCentered?: boolean;
  isCode?: boolean;
  children: string;
}

/** A name, an address or a figure: the same in every language. */
export function Label({ x, y, tone = 'plain', isCentered = false, isCode = true, children }: LabelProps) {
  return (
    <text
      className={`drawn-text drawn-${tone}${isCode ? ' drawn-code' : ''}`}
      x={x}
      y={y}
      textAnchor={isCentered ? 'middle' : 'start'}
    >
      {children}
    </text>
  );
}

const MARKS = { good: 'm-4 0 3 3 5-6', bad: 'm-3.5-3.5 7 7m0-7-7 7', attention: 'M0-4.5v5.5M0 4v.4' } as const;

/** A small round mark: it holds, it does not, look here. */
export function MarkShape({ x, y, tone }: { x: number; y: number; tone: keyof typeof MARKS }) {
  return (
    <g className={`drawn-mark drawn-${tone}`} transform={`translate(${x} ${y})`}>
      <circle r={9} />
      <path d={MARKS[tone]} />
    </g>
  );
}

export function Globe({ x, y, r, tone = 'plain' }: { x: number; y: number; r: number; tone?: Tone }) {
  const lean = r * 0.45;
  const high = r * 0.5;
  const wide = Math.sqrt(r * r - high * high);
  return (
    <g className={`drawn-globe drawn-${tone}`} transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <path
        d={`M0-${r}V${r}M-${r} 0H${r}M-${wide}-${high}H${wide}M-${wide} ${high}H${wide}M0-${r}C-${lean}-${high}-${lean} ${high} 0 ${r}C${lean} ${high} ${lean}-${high} 0-${r}`}
      />
    </g>
  );
}

/** A machine in a rack: `rows` slots with their lamps. */
export function ServerShape({ x, y, rows = 3, tone = 'plain' }: { x: number; y: number; rows?: number; tone?: Tone }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: rows }, (_, row) => row * 22).map((at) => (
        <g key={at} transform={`translate(0 ${at})`}>
          <rect className={`drawn-sheet drawn-${tone}`} width={72} height={18} rx={4} />
          <circle className="drawn-lamp" cx={11} cy={9} r={2.5} />
          <rect className="drawn-bar" x={40} y={7} width={24} height={4} rx={2} />
        </g>
      ))}
    </g>
  );
}

export function Shield({ x, y, size, tone = 'accent' }: { x: number; y: number; size: number; tone?: Tone }) {
  return (
    <path
      className={`drawn-shield drawn-${tone}`}
      d="M0-32C9-25 18-23 26-22V0C26 17 14 27 0 33C-14 27-26 17-26 0V-22C-18-23-9-25 0-32Z"
      transform={`translate(${x} ${y}) scale(${size / 32})`}
    />
  );
}

export function Lock({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g className="drawn-lock" transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-6-2V-7A6 6 0 0 1 6-7V-2" />
      <rect x={-9} y={-2} width={18} height={14} rx={3} />
      <circle cx={0} cy={5} r={2} />
    </g>
  );
}

/** A browser window with its bar; what stands inside is drawn over it. */
export function WindowShape({ x, y, w, h, tone = 'plain' }: Box & { tone?: Tone }) {
  return (
    <>
      <Sheet x={x} y={y} w={w} h={h} tone={tone} />
      <path className="drawn-rule" d={`M${x} ${y + 22}h${w}`} />
      {[12, 22, 32].map((at) => (
        <circle key={at} className="drawn-lamp" cx={x + at} cy={y + 11} r={2.5} />
      ))}
    </>
  );
}

export function Laptop({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="drawn-sheet drawn-plain" x={-24} y={-20} width={48} height={32} rx={4} />
      <path className="drawn-wire drawn-quiet" d="M-32 17H32" />
      <rect className="drawn-bar" x={-14} y={-9} width={28} height={4} rx={2} />
      <rect className="drawn-bar" x={-14} y={-1} width={18} height={4} rx={2} />
    </g>
  );
}
