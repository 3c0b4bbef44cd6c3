import { openWorld, server, worlds } from '@mock/node';
import type { PersonaKey } from '@mock/runtime/personas';
import type { Fault, World } from '@mock/runtime/world';
import { expect } from 'vitest';
import { forgetDialect } from '@/lib/contract/client';
import { forgetOffers, setWitness } from '@/lib/contract/offered';
import { connect, type Ports } from '@/lib/http/axios';
import { afterEveryFile, afterEveryTest } from './after-each';

/** Where the mock gateway is reached from a test without a document, which has no origin of its own. */
export const ORIGIN = 'http://localhost:3000';

let unhandled: string[] = [];

const listen = () =>
  server.listen({
    onUnhandledRequest: (request, print) => {
      unhandled.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
listen();
// A world holds thousands of rows, and what was asked and given up keeps the screen that asked until the server is closed.
afterEveryFile(() => {
  worlds.clear();
  server.close();
  listen();
});
// What one test's gateway lacks another's has, and each speaks for itself.
afterEveryTest(() => {
  forgetOffers();
  forgetDialect();
  setWitness(null);
});
afterEveryTest(() => {
  server.resetHandlers();
  const left = unhandled;
  unhandled = [];
  expect(left, 'requests without a handler').toEqual([]);
});

export { server, worlds };

/** Opens a world and connects the transport to it; a port that a test looks at is given. */
export function signIn(persona: PersonaKey = 'main', given: Partial<Ports> = {}): World {
  const world = openWorld(persona);
  connect({
    bases: () => ({ gateway: ORIGIN, security: ORIGIN, file: ORIGIN }),
    token: () => world.token,
    language: () => 'en-US',
    viewAs: () => null,
    hasSession: () => true,
    onSession: () => {},
    onSensitive: () => Promise.resolve(null),
    ...given,
  });
  return world;
}

/** Plans a fault for the next calls of a path in a world (once, unless `times` says more). */
export function plan(world: World, fault: Partial<Fault> & { path: string }): void {
  world.faults.push({ times: 1, ...fault });
}
