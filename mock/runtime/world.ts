import { GATEWAY_KINDS, type GatewayKind } from './gateway-kind';
import { type Persona, personas } from './personas';
import type { SizeName, Sizes } from './sizes';

/** Epoch milliseconds that seeds count from and that a fixed clock shows: 2026-11-02 09:30 UTC. */
export const SEED_TIME = Date.UTC(2026, 10, 2, 9, 30);

interface Timer {
  at: number;
  run: () => void;
}

export interface Fault {
  path: string;
  times: number;
  delay?: number | undefined;
  status?: number | undefined;
  envelope?: unknown;
  body?: string | undefined;
  drop?: boolean | undefined;
  /** What was asked is done first: only its answer is lost, or another's. */
  isDone?: boolean | undefined;
  /** Fields that the answer has under another name, as a gateway that went its own way. */
  rename?: Record<string, string> | undefined;
}

/**
 * Everything one sign-in sees: its rows, its clock, its faults. Worlds never meet, so parallel tests do not either.
 * Times are epoch milliseconds; background changes run when their time has come and the world is looked at.
 */
export class World {
  readonly token: string;
  /** The account that is signed in. */
  private owner: Persona;
  private lookedAs: Persona | null = null;
  readonly tables = new Map<string, unknown>();
  readonly faults: Fault[] = [];
  readonly tickets = new Set<string>();
  password = 'Console#2026';
  /** When the account signed in. */
  startedAt = Date.now();
  isEnded = false;
  /** Put back to its seeds or forgotten: another one answers in its place, and nothing leads here any more. */
  isReplaced = false;
  private readonly timers: Timer[] = [];
  private serial = 1000;
  private clock: number | null = null;
  private readonly sizes: Sizes;
  /** What the gateway that answers here has, and what it lacks. */
  gateway: GatewayKind;

  constructor(token: string, persona: Persona, sizes: Sizes = {}, gateway: GatewayKind = GATEWAY_KINDS.full) {
    this.token = token;
    this.owner = persona;
    this.sizes = sizes;
    this.gateway = gateway;
  }

  /** Whose answers are given: the signed-in account, or the one as which it looks at the console. */
  get persona(): Persona {
    return this.lookedAs ?? this.owner;
  }

  set persona(persona: Persona) {
    this.owner = persona;
  }

  /** The account that looks as another one, while it does. */
  get viewer(): Persona | null {
    return this.lookedAs && this.owner;
  }

  /** Answers a reading call as another account would be answered; a handler that reads does not wait in between. */
  seenAs<T>(persona: Persona | null, read: () => T): T {
    const { lookedAs } = this;
    this.lookedAs = persona;
    try {
      return read();
    } finally {
      this.lookedAs = lookedAs;
    }
  }

  /** How many rows a seed should make: the usual number, unless POST /mock/size asked for another. */
  size(name: SizeName, usual: number): number {
    return this.sizes[name] ?? usual;
  }

  now(): number {
    return this.clock ?? Date.now();
  }

  /** Stops the clock at a time, or moves it there; null lets it run again. */
  setClock(at: number | null): void {
    this.clock = at;
  }

  nextId(prefix: string): string {
    this.serial += 1;
    return `${prefix}-${this.serial}`;
  }

  /** Does something as of a time that has passed: what came due while nobody looked is done at its own time. */
  asOf<T>(at: number, run: () => T): T {
    const { clock } = this;
    this.clock = at;
    try {
      return run();
    } finally {
      this.clock = clock;
    }
  }

  /** Runs something in the background after some milliseconds of this world's time. */
  after(ms: number, run: () => void): void {
    this.timers.push({ at: this.now() + ms, run });
  }

  /** Lets everything happen whose time has come. */
  tick(): void {
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= this.now()).sort((a, b) => a.at - b.at)[0];
      if (!due) return;
      this.timers.splice(this.timers.indexOf(due), 1);
      due.run();
    }
  }
}

/** A token as a gateway of this kind makes it: it says for whom. */
const TOKEN = /^(\w+)-\d+-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isPersona = (key: string): key is keyof typeof personas => Object.hasOwn(personas, key);

/** Leads to a world until it is replaced, for what has no session of its own such as a link; it keeps no world in memory. */
export function leadTo(world: World): () => World | undefined {
  const kept = new WeakRef(world);
  return () => {
    const found = kept.deref();
    return found?.isReplaced ? undefined : found;
  };
}

/** All worlds of one gateway, by token. */
export class Worlds {
  private readonly worlds = new Map<string, World>();
  private serial = 0;
  private readonly gateway: GatewayKind;
  private readonly isOneOfMany: boolean;
  anonymous: World;

  /**
   * The worlds of a gateway of one kind; POST /mock/gateway makes a single world's another. One of many takes the sign-ins of
   * the others for good: it makes such a world from its seeds, since they share no storage.
   */
  constructor(gateway: GatewayKind = GATEWAY_KINDS.full, { isOneOfMany = false } = {}) {
    this.gateway = gateway;
    this.isOneOfMany = isOneOfMany;
    this.anonymous = this.nobody();
  }

  private nobody(): World {
    return new World('', personas.main, {}, this.gateway);
  }

  /** Opens a new world for a persona. */
  open(persona: Persona): World {
    this.serial += 1;
    const world = new World(`${persona.key}-${this.serial}-${crypto.randomUUID()}`, persona, {}, this.gateway);
    this.worlds.set(world.token, world);
    return world;
  }

  find(token: string | null): World | undefined {
    return token === null ? undefined : (this.worlds.get(token) ?? this.ofAnother(token));
  }

  private ofAnother(token: string): World | undefined {
    const [, key = ''] = (this.isOneOfMany && TOKEN.exec(token)) || [];
    if (!isPersona(key)) return undefined;
    const world = new World(token, personas[key], {}, this.gateway);
    this.worlds.set(token, world);
    return world;
  }

  /** All that are open, the last one first. */
  newestFirst(): World[] {
    return [...this.worlds.values()].reverse();
  }

  /** Forgets all worlds, and what was done without a sign-in. */
  clear(): void {
    for (const world of [...this.worlds.values(), this.anonymous]) world.isReplaced = true;
    this.worlds.clear();
    this.anonymous = this.nobody();
  }

  /** Puts a world back to its seeds, of the given sizes; the token stays good. */
  reset(token: string, sizes: Sizes = {}): World | undefined {
    const old = this.worlds.get(token);
    if (!old) return undefined;
    old.isReplaced = true;
    const fresh = new World(token, old.persona, sizes, old.gateway);
    this.worlds.set(token, fresh);
    return fresh;
  }
}
