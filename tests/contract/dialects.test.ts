import { checkGateway } from '@mock/contract/check';
import { endpoints } from '@mock/handlers';
import { DIALECTS, numbersOf } from '@mock/runtime/dialect';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import type { World } from '@mock/runtime/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { client } from '@/lib/contract/client';
import { ApiError, failureOf } from '@/lib/contract/failure';
import { signIn } from '../support/gateway';

const all = endpoints();

/** What the client gives for every reading endpoint, by path and input, each asked about what the answers before it named. */
async function everyReading(world: World): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  const calls = new Map<string, (input: unknown) => Promise<unknown>>(
    all.map((one) => [one.path, client({ call: one }).call]),
  );
  await checkGateway(
    all,
    async (path, input) => {
      const call = calls.get(path);
      if (!call) throw new Error(path);
      const body = await call(input).then(
        (data) => ({ code: 20000, data }),
        (thrown: unknown) => {
          const { kind, code, data, text } = failureOf(thrown);
          if (kind !== 'business') throw new ApiError(failureOf(thrown));
          return { code, message: text, data };
        },
      );
      answers.set(`${path} ${JSON.stringify(named(world, input))}`, named(world, body));
      return { status: 200, body };
    },
    world.now(),
  );
  return answers;
}

/** The value with each id by its own name again. */
function named(world: World, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => named(world, one));
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? numbersOf(world).back(value) : value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(world, one)]));
}

describe('GATE-04 all that can be asked', () => {
  let world: World;
  let plain: Map<string, unknown>;

  beforeAll(async () => {
    world = signIn();
    world.setClock(world.now());
    plain = await everyReading(world);
    expect(plain.size).toBeGreaterThan(150);
  });

  it.each(DIALECTS)('is answered in the dialect "%s" as without one', async (dialect) => {
    world.gateway = { ...GATEWAY_KINDS.full, dialect };
    const spoken = await everyReading(world);
    for (const [asked, answer] of plain) expect(spoken.get(asked), asked).toEqual(answer);
  });
});
