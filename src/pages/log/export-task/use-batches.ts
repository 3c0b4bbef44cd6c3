import { useEffect, useRef, useState } from 'react';
import { CODES } from '@/api/codes';
import { type ExportArea, type ExportBatch, exportApi } from '@/api/log/export-task';
import type { Failure } from '@/lib/contract/failure';
import { failureOf } from '@/lib/contract/failure';
import { type ExportStep, MAX_PARTS_RUNNING, MAX_TRIES, nextSteps } from '@/lib/export-split';
import { gatewayNow } from '@/lib/gateway-clock';
import { useCan } from '@/session/session';
import { useFollow } from '@/ui/data/use-follow';
import { useLoad } from '@/ui/data/use-load';
import { useUnderWay } from '@/ui/data/use-under-way';

const PACE_MS = 2_000;
const ENDED = [CODES.ILLEGAL_STATE, CODES.NOT_FOUND].map(String);

interface Batches {
  list: readonly ExportBatch[];
  /** Why the batches stand still; null while they go on. */
  failure: Failure | null;
  resume: () => void;
  /** Lets the failed parts of a batch be tried again. */
  again: (id: string) => void;
}

/** A step that was taken is not taken again: a part once, a failed task once for each of its failures. */
const keyOf = (step: ExportStep, { id, failed }: ExportBatch): string =>
  step.kind === 'add' ? `${id}/${step.part}` : `${step.id}#${failed.find((one) => one.id === step.id)?.tries ?? 0}`;

/**
 * Carries batches on while their screen is open: asks for the next parts as earlier ones are done. The plan is kept by the
 * gateway and a part has one task, whoever asks for it and however often, so a reload or a second tab asks nothing twice.
 * It asks how things are only while something is generated and the tab is in sight.
 */
export function useBatches(area: ExportArea): Batches {
  const api = exportApi[area];
  const can = useCan();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState<Readonly<Record<string, number>>>({});
  const isSending = useRef(false);
  const sentAt = useRef(0);
  const asked = useRef(new Set<string>());
  const { data, at, isUnoffered } = useLoad(api.getBatches, {}, { pollMs: isRunning ? PACE_MS : 0 });
  const isMine = can(api.addPart) === true;
  const steps = (data?.list ?? []).flatMap((batch) =>
    nextSteps(
      {
        generating: data?.generating ?? 0,
        waiting: batch.waiting,
        // What failed of one that was stopped is tried again by hand only.
        failed: batch.isStopped && tries[batch.id] === undefined ? [] : batch.failed,
      },
      { maxTries: tries[batch.id] ?? MAX_TRIES },
    ).map((step) => ({ step, batchId: batch.id, key: keyOf(step, batch) })),
  );
  const hasWork = (data?.generating ?? 0) > 0 || (isMine && failure === null && steps.length > 0);
  if (data !== undefined && hasWork !== isRunning) setRunning(hasWork);
  useUnderWay(api.list, { filters: { status: ['generating'] }, isReady: isUnoffered === true });
  useFollow(data && JSON.stringify([data.generating, data.list]), api.list);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer (its time) is a reason to go on.
  useEffect(() => {
    const room = Math.max(0, MAX_PARTS_RUNNING - (data?.generating ?? 0));
    const due = steps.filter(({ key }) => !asked.current.has(key)).slice(0, room);
    // An answer from before the last step was taken does not know of it.
    if (isSending.current || at <= sentAt.current || failure !== null || !isMine || due.length === 0) return;
    isSending.current = true;
    const send = async () => {
      for (const { step, batchId, key } of due) {
        asked.current.add(key);
        await (step.kind === 'add' ? api.addPart({ batchId, part: step.part }) : api.retry({ id: step.id }));
      }
    };
    send()
      .catch((thrown: unknown) => {
        const found = failureOf(thrown);
        // Stopped or deleted while its next part was asked for: there is nothing to go on with.
        if (ENDED.includes(found.code)) return;
        asked.current.clear();
        setFailure(found);
      })
      .finally(() => {
        isSending.current = false;
        sentAt.current = gatewayNow();
      });
  }, [at, failure, isMine]);

  return {
    list: data?.list ?? [],
    failure,
    resume: () => setFailure(null),
    again: (id) => {
      const failed = data?.list.find((one) => one.id === id)?.failed ?? [];
      setTries({ ...tries, [id]: Math.max(MAX_TRIES, ...failed.map((one) => one.tries)) + 1 });
    },
  };
}
