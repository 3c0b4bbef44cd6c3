import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { roles } from '@/api/business-account/role';
import { ApiError, failure } from '@/lib/contract/failure';
import { resourceIn } from '@/lib/contract/resource';
import { deferInvalidations, invalidate, outdate } from '@/lib/query/invalidation';
import { createQueries } from '@/lib/query/queries';
import type { Query, Reader } from '@/lib/query/query';

const ROLE = resourceIn<typeof roles>('/api/acm/role');
const MINUTE = 60_000;

/** Calls that are answered when the test says so, in the order in which they were made. */
interface Call {
  signal: AbortSignal;
  answer: (value: string) => Promise<void>;
  fail: (thrown?: unknown) => Promise<void>;
}

let calls: Call[] = [];
let isSeen = true;
let queries = createQueries({ now: () => Date.now(), isSeen: () => isSeen });
const settled = async () => void (await vi.advanceTimersByTimeAsync(0));

const read = (signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    calls.push({
      signal,
      answer: (value) => {
        resolve(value);
        return settled();
      },
      fail: (thrown = new ApiError(failure('http', '503'))) => {
        reject(thrown);
        return settled();
      },
    });
  });
const reader = (rest: Partial<Reader<string>> = {}): Reader<string> => ({ read, resources: new Set([ROLE]), ...rest });
const last = () => {
  const call = calls.at(-1);
  if (!call) throw new Error('nothing was asked');
  return call;
};
const ask = async (query: Query<string>, rest?: Partial<Reader<string>>) => {
  const leave = query.want(reader(rest));
  await settled();
  return leave;
};
const shownBy = (query: Query<string>) => query.get().result?.value;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  isSeen = true;
  queries = createQueries({ now: () => Date.now(), isSeen: () => isSeen });
});
afterEach(() => {
  queries.reset();
  vi.useRealTimers();
});

/** A query that one part shows, with its first answer. */
async function shown(rest?: Partial<Reader<string>>, key = 'a') {
  const query = queries.of<string>(key);
  const leave = await ask(query, rest);
  await last().answer('one');
  return { query, leave };
}

describe('a query', () => {
  it('is one per key, and asks nothing before somebody reads it', async () => {
    const query = queries.of<string>('a');
    expect(queries.of('a')).toBe(query);
    expect(queries.of('b')).not.toBe(query);
    query.reload();
    expect(query.get()).toEqual({ result: null, failure: null, isLoading: false, isIdle: true });
    expect(calls).toHaveLength(0);
  });

  it('is asked once by all that read it, and tells each of them', async () => {
    const query = queries.of<string>('a');
    const heard = vi.fn();
    const stop = query.subscribe(heard);
    await ask(query);
    await ask(query);
    expect(query.get()).toMatchObject({ isLoading: true, isIdle: false });
    vi.setSystemTime(Date.now() + 70);
    await last().answer('one');
    expect(calls).toHaveLength(1);
    expect(query.get()).toMatchObject({ isLoading: false, failure: null, result: { value: 'one', at: Date.now() } });
    expect(query.get().result?.askedAt).toBe(Date.now() - 70);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    query.reload();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('keeps its answer beside a failure, and the failure until the next answer', async () => {
    const { query } = await shown();
    query.reload();
    await last().fail();
    expect(query.get()).toMatchObject({ result: { value: 'one' }, failure: { code: '503' } });
    query.reload();
    expect(query.get()).toMatchObject({ isLoading: true, failure: { code: '503' } });
    await last().answer('two');
    expect(query.get()).toMatchObject({ result: { value: 'two' }, failure: null });
  });

  it.each([
    ['a silent refusal', failure('business', '60001', { showType: 0 }), null],
    ['a second proof that was canceled', failure('abort', '40114'), null],
    ['a refusal', failure('business', '60001'), { code: '60001' }],
    ['a network that failed silently', failure('network', 'network', { showType: 0 }), { code: 'network' }],
  ])('%s is news only where there is no answer', async (_, why, beside) => {
    const { query } = await shown();
    query.reload();
    await last().fail(new ApiError(why));
    if (beside) expect(query.get().failure).toMatchObject(beside);
    else expect(query.get().failure).toBeNull();
    const other = queries.of<string>('b');
    await ask(other);
    await last().fail(new ApiError(why));
    expect(other.get().failure).toMatchObject({ code: why.code });
  });

  it('takes the last question only: what was asked before is given up and changes nothing', async () => {
    const query = queries.of<string>('a');
    await ask(query);
    const [first] = calls;
    query.reload();
    expect(first?.signal.aborted).toBe(true);
    await last().answer('new');
    await first?.answer('old');
    expect(shownBy(query)).toBe('new');
    query.reload();
    query.reload();
    await calls.at(-2)?.fail();
    expect(query.get()).toMatchObject({ isLoading: true, failure: null });
  });
});

describe('who leaves', () => {
  it('takes the call along if it was the last', async () => {
    const query = queries.of<string>('a');
    const leaves = [await ask(query), await ask(query)];
    leaves[0]?.();
    leaves[0]?.();
    await settled();
    expect(last().signal.aborted).toBe(false);
    leaves[1]?.();
    await settled();
    expect(last().signal.aborted).toBe(true);
    await last().answer('late');
    expect(query.get()).toEqual({ result: null, failure: null, isLoading: false, isIdle: true });
  });

  it('gives nothing up where another part takes its place at once', async () => {
    const query = queries.of<string>('a');
    const leave = await ask(query);
    leave();
    query.want(reader());
    await settled();
    await last().answer('one');
    expect(calls).toHaveLength(1);
    expect(shownBy(query)).toBe('one');
  });

  it('leaves no failure behind', async () => {
    const query = queries.of<string>('a');
    const leave = await ask(query);
    await last().fail();
    leave();
    await settled();
    expect(query.get().failure).toBeNull();
  });
});

describe('an answer that nobody shows', () => {
  it('is shown again at once for five minutes, and asked for anew', async () => {
    const { query, leave } = await shown();
    leave();
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(shownBy(query)).toBe('one');
    const back = await ask(query);
    expect(calls).toHaveLength(2);
    expect(query.get()).toMatchObject({ result: { value: 'one' }, isLoading: true });
    back();
    await vi.advanceTimersByTimeAsync(1);
    expect(shownBy(query)).toBeUndefined();
  });

  it('is gone after the clock was put back, since nobody knows its age', async () => {
    const { query, leave } = await shown();
    leave();
    await settled();
    vi.setSystemTime(Date.now() - MINUTE);
    expect(shownBy(query)).toBeUndefined();
  });

  it('goes with the next answer once it is old, while a young one stays; nothing holds a timer', async () => {
    const first = await shown();
    first.leave();
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    const second = await shown({}, 'b');
    second.leave();
    await vi.advanceTimersByTimeAsync(MINUTE);
    await shown({}, 'c');
    expect(queries.of('a')).not.toBe(first.query);
    expect(queries.of('b')).toBe(second.query);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes with a write of what it depends on, and stays with any other', async () => {
    const own = await shown();
    const other = await shown({ resources: new Set(['/api/acm/secretKey']) }, 'b');
    own.leave();
    other.leave();
    await settled();
    invalidate(ROLE);
    expect([shownBy(own.query), shownBy(other.query)]).toEqual([undefined, 'one']);
    expect(calls).toHaveLength(2);
  });

  it('is known by its key again when who holds it reads it after it was swept away', async () => {
    const query = queries.of<string>('a');
    await shown({}, 'b');
    expect(queries.of('a')).not.toBe(query);
    await ask(query);
    expect(queries.of('a')).toBe(query);
  });
});

describe('a part that comes beside another', () => {
  it('asks nothing for five seconds', async () => {
    const { query } = await shown();
    await vi.advanceTimersByTimeAsync(4_999);
    await ask(query);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await ask(query);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['something was written', () => outdate()],
    ['the clock was put back', () => vi.setSystemTime(Date.now() - 1_000)],
  ])('asks anew where %s since', async (_, happen) => {
    const { query } = await shown();
    happen();
    await ask(query);
    expect(calls).toHaveLength(2);
  });

  it('asks where the other one only failed', async () => {
    const query = queries.of<string>('a');
    await ask(query);
    await last().fail();
    await ask(query);
    expect(calls).toHaveLength(2);
  });
});

describe('a write', () => {
  it('has what is shown load again, once for many writes, and leaves the answer in sight', async () => {
    const { query } = await shown();
    const end = deferInvalidations();
    invalidate(ROLE);
    invalidate(ROLE);
    expect(calls).toHaveLength(1);
    end();
    expect(calls).toHaveLength(2);
    expect(query.get()).toMatchObject({ result: { value: 'one' }, isLoading: true });
  });

  it('replaces a question that was under way, whose answer would be of before', async () => {
    const query = queries.of<string>('a');
    await ask(query);
    invalidate(ROLE);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('concerns no other resource', async () => {
    await shown({ resources: new Set(['/api/acm/secretKey']) });
    invalidate(ROLE);
    expect(calls).toHaveLength(1);
  });
});

describe('a page that is looked at again', () => {
  it('asks anew for what is shown, once in five seconds, and not beside a question under way', async () => {
    await shown();
    queries.look();
    expect(calls).toHaveLength(2);
    await last().answer('two');
    queries.look();
    await vi.advanceTimersByTimeAsync(4_999);
    queries.look();
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    queries.look();
    expect(calls).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(5_000);
    queries.look();
    expect(calls).toHaveLength(3);
  });

  it('asks for nothing that nobody shows', async () => {
    const { leave } = await shown();
    leave();
    await settled();
    queries.look();
    expect(calls).toHaveLength(1);
  });
});

describe('a pace', () => {
  it('counts from answer to question, the quickest of all readers, until it is off', async () => {
    const { query, leave } = await shown({ pollMs: 30_000 });
    const quick = await ask(query, { pollMs: 5_000 });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls).toHaveLength(2);
    await last().fail();
    quick();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(calls).toHaveLength(3);
    await last().answer('two');
    leave();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(calls).toHaveLength(3);
  });

  it('rests while the page is not seen, and goes on when it is, however short ago it was looked at', async () => {
    const { leave } = await shown({ pollMs: 1_000 });
    queries.look();
    await last().answer('two');
    isSeen = false;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(calls).toHaveLength(2);
    isSeen = true;
    queries.look();
    expect(calls).toHaveLength(3);
    leave();
  });
});

describe('what the gateway is doing', () => {
  const isFinal = (value: string) => value === 'done';
  /** The seconds between one answer and the next question, answered as told. */
  async function gaps(answers: readonly string[]) {
    const found: number[] = [];
    for (const answer of answers) {
      const [count, from] = [calls.length, Date.now()];
      await last().answer(answer);
      while (calls.length === count && Date.now() - from < MINUTE) await vi.advanceTimersByTimeAsync(500);
      found.push((Date.now() - from) / 1_000);
    }
    return found;
  }

  it('is followed after 1, 2, 4 … and at most 30 seconds, until it is over', async () => {
    await ask(queries.of<string>('a'), { isFinal });
    expect(await gaps([...Array(7).fill('running'), 'done'])).toEqual([1, 2, 4, 8, 16, 30, 30, 60]);
  });

  it('is followed as closely again when it begins again', async () => {
    await ask(queries.of<string>('a'), { isFinal });
    expect(await gaps(['running', 'running', 'done'])).toEqual([1, 2, 60]);
    invalidate(ROLE);
    expect(await gaps(['running', 'running'])).toEqual([1, 2]);
  });

  it('keeps the pace of another reader beside it', async () => {
    const query = queries.of<string>('a');
    await ask(query, { isFinal });
    await ask(query, { pollMs: 3_000 });
    expect(await gaps(['running', 'running', 'running', 'done', 'done'])).toEqual([1, 2, 3, 3, 3]);
  });
});

describe('a reset', () => {
  it('gives up what is on its way, forgets every answer, and has others ask in its place', async () => {
    const { query, leave } = await shown({ pollMs: 1_000 });
    const heard = vi.fn();
    query.subscribe(heard);
    query.reload();
    queries.reset();
    expect(last().signal.aborted).toBe(true);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(query.isStopped()).toBe(true);
    await last().answer('of before');
    expect(query.get()).toMatchObject({ result: null, isLoading: false });
    expect(queries.of('a')).not.toBe(query);
    leave();
    query.want(reader())();
    query.reload();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(calls).toHaveLength(2);
  });

  it('of a query that was just left is one too', async () => {
    const { query, leave } = await shown();
    leave();
    queries.reset();
    await settled();
    expect(query.isStopped()).toBe(true);
    expect(query.get().result).toBeNull();
  });
});

it('REL-3 whatever comes in which order, the last question is the one that is answered', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('answer', 'fail'), which: fc.nat({ max: 5 }) }),
    fc.record({ kind: fc.constantFrom('want', 'leave', 'reload', 'write', 'look'), which: fc.nat({ max: 5 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      calls = [];
      queries.reset();
      const query = queries.of<string>('a');
      const leaves: (() => void)[] = [];
      for (const { kind, which } of steps) {
        const call = calls[which % Math.max(1, calls.length)];
        if (kind === 'answer') await call?.answer(String(calls.length));
        if (kind === 'fail') await call?.fail();
        if (kind === 'want') leaves.push(query.want(reader()));
        if (kind === 'leave') leaves.splice(which, 1)[0]?.();
        if (kind === 'reload') query.reload();
        if (kind === 'write') invalidate(ROLE);
        if (kind === 'look') queries.look();
        await settled();
        expect(query.get().isIdle).toBe(leaves.length === 0);
        if (leaves.length === 0) expect(query.get().isLoading).toBe(false);
      }
      if (leaves.length === 0) return;
      query.reload();
      const newest = calls.length - 1;
      for (const [index, call] of calls.entries()) if (index < newest) await call.answer('old');
      expect(query.get().isLoading).toBe(true);
      await last().answer('newest');
      expect(query.get()).toMatchObject({ isLoading: false, failure: null, result: { value: 'newest' } });
    }),
    { numRuns: 300 },
  );
});

describe('what asks more than one question', () => {
  it('hears of writes, looks and resets as the queries do, until it leaves', async () => {
    const heard: string[] = [];
    const leave = queries.join({
      follow: (resource) => heard.push(resource),
      look: (isFirst) => heard.push(isFirst ? 'looked at' : 'back'),
      stop: () => heard.push('stopped'),
    });
    invalidate(ROLE);
    queries.look();
    queries.resume();
    queries.reset();
    expect(heard).toEqual([ROLE, 'looked at', 'back', 'stopped']);
    leave();
    invalidate(ROLE);
    queries.reset();
    expect(heard).toHaveLength(4);
  });
});
