import { useCallback, useEffect, useRef, useState } from 'react';
import { askNode, type Node } from '@/api/system-settings/ask-nodes';
import { MOST_AT_ONCE, type NodeQuestion } from '@/domain/ask/question';
import type { NodeReply } from '@/domain/ask/reply';
import { runPool } from '@/lib/pool';

/** One question on its way to nodes, with what came of it so far. */
export interface Run {
  readonly question: NodeQuestion;
  readonly nodes: readonly Node[];
  readonly replies: ReadonlyMap<string, NodeReply>;
  /** Of whom an answer is awaited now. */
  readonly asking: ReadonlySet<string>;
  readonly isRunning: boolean;
}

/** What happens together is drawn together. */
const DRAW_MS = 80;
const STOPPED: NodeReply = { state: 'stopped' };

/** Asks nodes, so many at the same time; another question, Stop and leaving the screen end what is on its way. */
export function useRun() {
  const [run, setRun] = useState<Run | null>(null);
  const present = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      present.current?.abort();
      present.current = null;
    },
    [],
  );
  const start = useCallback((question: NodeQuestion, nodes: readonly Node[]) => {
    present.current?.abort();
    const mine = new AbortController();
    present.current = mine;
    const replies = new Map<string, NodeReply>();
    const asking = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = (isRunning: boolean) => {
      clearTimeout(timer);
      timer = undefined;
      if (present.current === mine)
        setRun({ question, nodes, replies: new Map(replies), asking: new Set(asking), isRunning });
    };
    const drawSoon = () => {
      timer ??= setTimeout(() => draw(true), DRAW_MS);
    };
    const ask = async ({ id }: Node) => {
      asking.add(id);
      drawSoon();
      const reply = await askNode(id, question, { signal: mine.signal });
      asking.delete(id);
      replies.set(id, reply);
      drawSoon();
    };
    const all = runPool(nodes, MOST_AT_ONCE, ask, mine.signal);
    draw(true);
    void all.then(() => {
      for (const { id } of nodes) if (!replies.has(id)) replies.set(id, STOPPED);
      draw(false);
    });
  }, []);
  const stop = useCallback(() => present.current?.abort(), []);
  return { run, start, stop };
}
