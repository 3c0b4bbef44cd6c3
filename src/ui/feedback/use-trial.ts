import { useRef, useState } from 'react';
import { useReport } from './report';

interface Trial<R> {
  /** What it was tried with, as one text: an answer about something else is forgotten. */
  of: string;
  /** Tries it; null where that cannot be done yet. */
  run: () => Promise<R | null>;
  /** A refusal as an answer; its words are null where they were shown elsewhere. */
  refused: (words: string | null) => R | null;
}

/** Tries something on demand, once at a time, and keeps the last answer. */
export function useTrial<R>({ of, run, refused }: Trial<R>) {
  const report = useReport();
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState<{ of: string; answer: R | null } | null>(null);
  const press = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setLast(null);
    try {
      setLast({ of, answer: await run() });
    } catch (thrown) {
      setLast({ of, answer: refused(report.own(thrown)) });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { answer: last?.of === of ? last.answer : null, isBusy, press: () => void press() };
}
