import { type KeyboardEvent, type PointerEvent, useState } from 'react';

type Span = readonly [first: number, last: number];

interface Props {
  label: string;
  count: number;
  /** The bucket that is pointed at; -1 for none. */
  at: number;
  textOf: (index: number) => string;
  onPoint: (index: number | null) => void;
  /** Takes a span of the time; without it none is chosen. */
  onChoose?: (span: Span) => void;
}

/**
 * Over a chart: a pointer or the arrow keys tell the figures of a bucket, dragging or Shift with the arrow keys takes a span,
 * Enter chooses it, Esc gives it up. Times run from left to right in every language.
 */
export function ChartPointer({ label, count, at, textOf, onPoint, onChoose }: Props) {
  const [anchor, setAnchor] = useState<number | null>(null);
  const last = count - 1;
  const span: Span | null =
    !onChoose || anchor === null || at < 0 ? null : [Math.min(anchor, at), Math.max(anchor, at)];
  const indexOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0) return 0;
    return Math.max(0, Math.min(last, Math.floor(((event.clientX - box.left) / box.width) * count)));
  };
  const leave = () => {
    setAnchor(null);
    onPoint(null);
  };
  const choose = () => {
    setAnchor(null);
    if (span && span[1] > span[0]) onChoose?.(span);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = at < 0 ? last : at;
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: at < 0 ? last : at - 1,
      ArrowRight: at < 0 ? last : at + 1,
      Home: 0,
      End: last,
    };
    const moved = moves[event.key];
    if (moved !== undefined) {
      event.preventDefault();
      setAnchor(event.shiftKey ? (anchor ?? from) : null);
      onPoint(Math.max(0, Math.min(last, moved)));
    } else if (event.key === 'Enter') choose();
    else if (event.key === 'Escape') leave();
  };
  return (
    <>
      {span && span[1] > span[0] && (
        <div
          className="chart-choice"
          style={{
            insetInlineStart: `${(span[0] / count) * 100}%`,
            inlineSize: `${((span[1] - span[0] + 1) / count) * 100}%`,
          }}
        />
      )}
      <div
        className="chart-pointer"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={at < 0 ? last : at}
        aria-valuetext={textOf(at < 0 ? last : at)}
        onKeyDown={onKeyDown}
        onBlur={leave}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const index = indexOf(event);
          setAnchor(index);
          onPoint(index);
        }}
        onPointerMove={(event) => onPoint(indexOf(event))}
        onPointerUp={choose}
        onPointerCancel={leave}
        onPointerLeave={leave}
      />
    </>
  );
}
