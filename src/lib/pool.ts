const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Runs something for each of many, at most so many at the same time, in their order; resolves once all have ended. The first
 * ones begin in a turn of the event loop each, so that who presses something meanwhile does not wait for all of them. Once
 * the signal aborts nothing more begins.
 */
export async function runPool<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) await run(next);
  };
  const begun: Promise<void>[] = [];
  for (let one = 0; one < Math.min(atOnce, items.length) && !signal.aborted; one += 1) {
    begun.push(work());
    await nextTurn();
  }
  await Promise.all(begun);
}

/** As `runPool`, for what may fail: nothing more begins after the first failure, which is thrown once what began has ended. */
export async function runEach<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const failed: unknown[] = [];
  // Kept until all have ended: while the first ones begin nobody waits for them yet.
  const attempt = (item: Item) => run(item).catch((thrown: unknown) => void failed.push(thrown));
  const isOver = () => failed.length > 0;
  await runPool(items, atOnce, async (item) => (isOver() ? undefined : attempt(item)), signal);
  if (isOver()) throw failed[0];
}
