import { setupServer } from 'msw/node';
import { handlersOf } from './handlers';
import { type PersonaKey, personas } from './runtime/personas';
import { Worlds } from './runtime/world';

/** The mock gateway inside Vitest: the same handlers over MSW's interceptor. */
export const worlds = new Worlds();
export const server = setupServer(...handlersOf(worlds));

/** Opens a world for a persona; its token is what the client sends. */
export const openWorld = (persona: PersonaKey) => worlds.open(personas[persona]);
