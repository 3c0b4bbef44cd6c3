import { useRef, useState } from 'react';
import type { Inspected } from '@/domain/saml/inspect';
import { useTurns } from '@/ui/data/use-turns';
import { inspect } from './inspect';

/** What takes no longer is not told, milliseconds. */
const LASTS = 300;

type Found = Promise<Inspected | null>;

/**
 * Reads documents: one that comes later takes the place of one that is being read, whose reader gets null. A text that was
 * read last is not read again, since it is judged when it comes, when its field is left and when all is sent.
 */
export function useInspection() {
  const begin = useTurns();
  const [isReading, setReading] = useState(false);
  const last = useRef<{ text: string; found: Found }>(null);

  const read = (bytes: Promise<Uint8Array>): Found => {
    const signal = begin();
    last.current = null;
    const timer = setTimeout(() => signal.aborted || setReading(true), LASTS);
    return bytes
      .then((come) => inspect(come, signal))
      .finally(() => {
        clearTimeout(timer);
        if (!signal.aborted) setReading(false);
      });
  };
  const readFile = async (file: File): Found => {
    const found = await read(file.arrayBuffer().then((come) => new Uint8Array(come)));
    if (found?.problem === null) last.current = { text: found.text, found: Promise.resolve(found) };
    return found;
  };
  const readText = (text: string): Found => {
    if (last.current?.text === text) return last.current.found;
    const found = read(Promise.resolve(new TextEncoder().encode(text)));
    const mine = { text, found };
    last.current = mine;
    // The next time its parsers may come.
    found.catch(() => {
      if (last.current === mine) last.current = null;
    });
    return found;
  };
  const stop = () => {
    begin();
    last.current = null;
    setReading(false);
  };
  return { isReading, readFile, readText, stop };
}
