import * as z from 'zod';
import { addAlarms } from './alarm/course';
import { silenceEngine } from './alarm/engine';
import { accountsOf, personaOf } from './business-account/account-rows';
import { openApiOf } from './contract/document';
import { attemptsOf, failReceiver } from './delivery/engine';
import { endpoints } from './handlers';
import { FATES, planFate } from './rollout/fates';
import { gatewayRequest } from './runtime/gateway-kind';
import { PASSWORD, type Persona, type PersonaKey, personas } from './runtime/personas';
import { sizeRequest } from './runtime/sizes';
import { SEED_TIME, type World, type Worlds } from './runtime/world';
import { admit, firstPath, type Refused } from './session/admission';
import { shareLinks } from './session/share-links';
import { changeByHand } from './system-settings/node-network';

const signInRequest = z.object({
  persona: z.string(),
  password: z.string(),
  world: z.string().optional(),
  code: z.string().optional(),
});
type SignIn = z.output<typeof signInRequest>;
const faultRequest = z.object({
  path: z.string(),
  times: z.number().int().default(1),
  delay: z.number().optional(),
  status: z.number().optional(),
  envelope: z.unknown().optional(),
  body: z.string().optional(),
  drop: z.boolean().optional(),
  isDone: z.boolean().optional(),
  rename: z.record(z.string(), z.string()).optional(),
});

const stormRequest = z.object({ count: z.number().int().min(1).max(100_000), over: z.number().min(0) });

const receiverRequest = z.object({
  kind: z.enum(['pushTask', 'robot', 'serviceProvider']).optional(),
  id: z.string().optional(),
  from: z.number().optional(),
  to: z.number(),
  answer: z.union([
    z.int().min(400).max(599),
    z.enum(['connectionRefused', 'nameNotResolved', 'certificate', 'timeout']),
  ]),
});

const routerRequest = z.object({
  nodeId: z.string(),
  edits: z.array(z.object({ block: z.string().default(''), line: z.string(), isGone: z.boolean().default(false) })),
});
const nodeRequest = z.object({ id: z.string(), fate: z.enum(FATES).nullable() });

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
const isPersona = (key: string): key is PersonaKey => key in personas;

/** The cookie of a sign-in, Secure under https. */
export function sessionCookie(token: string, isSecure: boolean): string {
  return `access_token=${token}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Opens a world if persona and password are right. */
export function signIn(worlds: Worlds, persona: string, password: string): World | 'locked' | 'wrong' {
  if (!isPersona(persona) || password !== PASSWORD) return 'wrong';
  return personas[persona].sign === 'locked' ? 'locked' : worlds.open(personas[persona]);
}

/** Who signs in to a world: a persona by its key, or any account of the world by its name. */
function accountIn(world: World, name: string): Persona | null {
  if (isPersona(name)) return personas[name];
  const row = accountsOf(world).rows.find((one) => one.name === name);
  return row ? personaOf(row) : null;
}

/** Signs another account in to a world that is there, which goes on with it: what one changed the other sees. */
function signInTo(world: World, { persona: name, password, code }: Omit<SignIn, 'world'>): World | Refused {
  const account = accountIn(world, name);
  return account ? (admit(world, account, password, code) ?? world) : 'wrong';
}

/** Signs in an account that was made in one of the worlds, by its name: the last one that has it goes on with it. */
export function signInMade(worlds: Worlds, name: string, password: string): World | Refused {
  const isMade = (world: World) =>
    accountsOf(world).rows.some((row) => row.name === name && row.createdAt >= SEED_TIME);
  const world = worlds.newestFirst().find(isMade);
  return world ? signInTo(world, { persona: name, password }) : 'wrong';
}

/** The mock gateway's own calls under /mock/: session, fault, reset, size, clock, storm, engine, receiver, node, deliveries, router, gateway, share, and its contract. Null if the path is none of them. */
export async function control(request: Request, worlds: Worlds): Promise<Response | null> {
  const { pathname, protocol } = new URL(request.url);
  if (!pathname.startsWith('/mock/')) return null;
  const token = request.headers.get('Access-Token');
  const world = worlds.find(token) ?? worlds.anonymous;
  const body: unknown = await request.json().catch(() => null);
  if (pathname === '/mock/session') {
    const wanted = signInRequest.safeParse(body);
    if (!wanted.success) return json({ error: wanted.error.issues }, { status: 400 });
    const { persona, password, world: token } = wanted.data;
    const known = token === undefined ? null : worlds.find(token);
    const opened = known ? signInTo(known, wanted.data) : known === null ? signIn(worlds, persona, password) : 'wrong';
    if (typeof opened === 'string') return json({ error: opened }, { status: opened === 'locked' ? 423 : 403 });
    return json(
      { token: opened.token, opens: firstPath(opened) },
      { headers: { 'set-cookie': sessionCookie(opened.token, protocol === 'https:') } },
    );
  }
  if (pathname === '/mock/fault') {
    const fault = faultRequest.safeParse(body);
    if (!fault.success) return json({ error: fault.error.issues }, { status: 400 });
    world.faults.push(fault.data);
    return json({});
  }
  if (pathname === '/mock/reset') return json({ isReset: worlds.reset(token ?? '') !== undefined });
  if (pathname === '/mock/size') {
    const sizes = sizeRequest.safeParse(body);
    if (!sizes.success) return json({ error: sizes.error.issues }, { status: 400 });
    return json({ isReset: worlds.reset(token ?? '', sizes.data) !== undefined });
  }
  if (pathname === '/mock/clock') {
    world.setClock(z.object({ at: z.number().nullable() }).parse(body).at);
    return json({ now: world.now(), seed: SEED_TIME });
  }
  if (pathname === '/mock/storm') {
    const storm = stormRequest.safeParse(body);
    if (!storm.success) return json({ error: storm.error.issues }, { status: 400 });
    addAlarms(world, storm.data.count, { from: world.now(), to: world.now() + storm.data.over });
    return json({});
  }
  if (pathname === '/mock/engine') {
    const { isSilent } = z.object({ isSilent: z.boolean() }).parse(body);
    silenceEngine(world, isSilent ? world.now() : null);
    return json({});
  }
  if (pathname === '/mock/receiver') {
    const wanted = receiverRequest.safeParse(body);
    if (!wanted.success) return json({ error: wanted.error.issues }, { status: 400 });
    const { kind, id, from = world.now(), to, answer } = wanted.data;
    failReceiver(world, kind === undefined || id === undefined ? null : { kind, id }, from, to, answer);
    return json({});
  }
  if (pathname === '/mock/router') {
    const wanted = routerRequest.safeParse(body);
    if (!wanted.success) return json({ error: wanted.error.issues }, { status: 400 });
    changeByHand(world, wanted.data.nodeId, wanted.data.edits);
    return json({});
  }
  if (pathname === '/mock/node') {
    const wanted = nodeRequest.safeParse(body);
    if (!wanted.success) return json({ error: wanted.error.issues }, { status: 400 });
    planFate(world, wanted.data.id, wanted.data.fate);
    return json({});
  }
  if (pathname === '/mock/deliveries') return json({ list: attemptsOf(world) });
  if (pathname === '/mock/gateway') {
    const wanted = gatewayRequest.safeParse(body);
    if (!wanted.success) return json({ error: wanted.error.issues }, { status: 400 });
    world.gateway = { ...wanted.data, capabilities: new Set(wanted.data.capabilities) };
    return json({});
  }
  if (pathname === '/mock/share') return json(shareLinks());
  if (pathname === '/mock/openapi.json') return json(openApiOf(endpoints()));
  return json({ error: 'unknown' }, { status: 404 });
}
