import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end of what is here the next rows are asked for, in pixels; sooner where a screenful is more. */
const THRESHOLD = 100;
/** Rows that are drawn beyond each edge, and by how many the drawn ones move on at a time. */
const BEYOND = 8;
/** A screenful where nothing is laid out. */
const USUAL_SCREEN = 600;
/** Who drags the scroll bar passes what nobody reads: rows come once the hand rests so long. */
const DRAG_MS = 100;
/** After so long at one place the address says it. */
const REST_MS = 300;

interface Options {
  /** Rows, all as high as one. */
  count: number;
  height: number;
  /** What lies over the first rows. */
  head: number;
  /** The row that stands first when `of` or itself changes. */
  start: number;
  /** What the rows are of. */
  of: unknown;
  /** Has the rows from first to last come. */
  want: (first: number, last: number) => void;
  /** Hears where the reader came to rest, by the first row in sight; that place will be said to start at `startOf`. */
  onRest: (top: number) => void;
  startOf: (top: number) => number;
}

/** Which rows of many are in sight of a box that scrolls, and which are drawn. */
export function useRowWindow(box: RefObject<HTMLElement | null>, options: Options) {
  const { count, height, head, start, of, want, onRest, startOf } = options;
  const [top, setTop] = useState(start);
  const [screen, setScreen] = useState(USUAL_SCREEN);
  const place = useRef(start);
  const aimed = useRef(0);
  const rested = useRef<{ start: number; of: unknown } | null>(null);
  const asked = useRef(start);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScreen(element.clientHeight || USUAL_SCREEN));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  useEffect(() => () => clearTimeout(resting.current), []);

  const aim = () => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = place.current * height;
    aimed.current = element.scrollTop;
    setTop(Math.floor(place.current));
  };
  // Where the reader came to by scrolling is no place to be taken to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows start anew.
  useLayoutEffect(() => {
    if (rested.current?.start === start && rested.current.of === of) return;
    rested.current = null;
    clearTimeout(resting.current);
    place.current = start;
    aim();
  }, [start, of]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: higher rows leave the same one first.
  useLayoutEffect(aim, [height]);

  const shown = Math.ceil(screen / height);
  useEffect(() => {
    const near = Math.ceil(Math.max(THRESHOLD, screen) / height);
    const ask = () => want(Math.max(0, top - near), Math.min(count - 1, top + shown + near));
    const isDragged = Math.abs(top - asked.current) > 3 * shown;
    asked.current = top;
    if (!isDragged) return ask();
    const timer = setTimeout(ask, DRAG_MS);
    return () => clearTimeout(timer);
  }, [top, shown, screen, height, count, want]);

  const onScroll = () => {
    const element = box.current;
    if (!element || element.scrollTop === aimed.current) return;
    aimed.current = -1;
    place.current = element.scrollTop / height;
    const next = Math.floor(place.current);
    setTop(next);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      rested.current = { start: startOf(next), of };
      onRest(next);
    }, REST_MS);
  };
  const step = Math.floor(top / BEYOND) * BEYOND;
  return {
    top,
    /** Rows in full sight. */
    shown: Math.max(1, Math.floor((screen - head) / height)),
    first: Math.max(0, step - BEYOND),
    /** The one behind the last. */
    end: Math.min(count, step + shown + 2 * BEYOND),
    onScroll,
    toTop: () => {
      place.current = 0;
      aim();
      onRest(0);
    },
  };
}
