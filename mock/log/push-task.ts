import { EVENT_FIELDS, type PushTask, type PushTaskInput, pushTaskRules, pushTasks } from '@/api/log/push-task';
import { callbackBody } from '@/domain/push/callback';
import type { PushEvent } from '@/domain/push/event';
import { syslogLine } from '@/domain/push/syslog';
import { isSameText } from '@/lib/rules/same-text';
import { chance } from '../alarm/samples';
import { said, unconfirmed } from '../delivery/answers';
import {
  type Addressed,
  answered,
  lineOf,
  markOf,
  type Receiver,
  sendTest,
  settle,
  tellOffers,
  tellReceivers,
} from '../delivery/engine';
import type { Answer, Piece } from '../delivery/line';
import { replyOf } from '../delivery/reply';
import { narrowedByDelivery } from '../delivery/row';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import { isFresh } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';

const MINUTE = 60_000;
const DAY = 86_400_000;

const SEED_TOKEN = 'siem-2026';
/** What the receivers of the seeds ask for: without it, or with another one, they take nothing. */
const ASKED: Readonly<Record<string, string>> = { 'siem.example': SEED_TOKEN, 'archive.example': 'archive-2026' };

/** The tokens that were written since the seeds; apart from the rows, since nobody gets them back. */
const tokens = new WeakMap<World, Map<string, string>>();

function tokenOf(world: World, { id, callback }: PushTask): string {
  if (!callback?.hasToken) return '';
  return tokens.get(world)?.get(id) ?? SEED_TOKEN;
}

function keepToken(world: World, id: string, token: string): void {
  const kept = tokens.get(world) ?? new Map<string, string>();
  tokens.set(world, kept.set(id, token));
}

/** One that runs delivered a few minutes before `now`, one that is suspended long before. */
const row = (now: number, serial: number, seed: Partial<PushTask> & { name: string }): PushTask => ({
  id: `PT-${serial}`,
  kind: seed.syslog ? 'syslog' : 'callback',
  status: 'running',
  modules: ['operation', 'threat'],
  tags: [],
  callback: seed.syslog ? null : { url: `https://siem.example/hooks/${serial}`, method: 'POST', hasToken: true },
  syslog: null,
  lastDelivery: {
    at: (seed.status === 'suspended' ? SEED_TIME : now) - serial * MINUTE,
    isDelivered: seed.syslog?.protocol === 'udp' ? null : true,
  },
  createdAt: SEED_TIME - serial * 9 * DAY,
  version: 1,
  ...seed,
});

const rows = table<PushTask>('pushTask', (world) =>
  isFresh(world.persona) ? [] : seeds(Math.floor(world.now() / MINUTE) * MINUTE),
);

/** Both kinds, every protocol and format; receivers that refuse and that are not there; an unknown state. */
const seeds = (now: number): PushTask[] => [
  row(now, 1, {
    name: '安全运营平台',
    tags: [
      { tag: 'site', value: 'bj' },
      { tag: 'who', value: '{clientIp}' },
    ],
  }),
  row(now, 2, {
    name: 'Audit archive',
    status: 'suspended',
    modules: ['operation'],
    callback: { url: 'https://archive.example/refuses', method: 'PUT', hasToken: false },
    lastDelivery: { at: SEED_TIME - DAY, isDelivered: false },
  }),
  row(now, 3, {
    name: 'Receiver that is gone',
    modules: ['alarm'],
    callback: { url: 'https://gone.invalid/hook', method: 'POST', hasToken: true },
    lastDelivery: null,
  }),
  row(now, 4, {
    name: '机房日志服务器',
    modules: ['authoritative', 'shield', 'recursive', 'threat'],
    tags: [{ tag: 'region', value: 'cn "north" \\ [1]' }],
    syslog: { serverIp: '192.0.2.40', protocol: 'tcp', port: 601, format: 'rfc5424', tag: 'clouddns' },
  }),
  row(now, 5, {
    name: 'Old collector',
    status: 'suspended',
    syslog: { serverIp: '2001:db8::514', protocol: 'udp', port: 514, format: 'rfc3164', tag: 'dns' },
  }),
  row(now, 6, {
    name: 'TLS collector',
    status: 'migrating',
    syslog: { serverIp: '192.0.2.41', protocol: 'tls', port: 6514, format: 'rfc5424', tag: 'clouddns' },
  }),
];

const VALUES: Readonly<Record<string, string | number>> = {
  account: 'acme-operator',
  action: 'role.update',
  object: 'ROLE-2 "运维只读"',
  result: 'success',
  clientIp: '203.0.113.27',
  name: '权威解析成功率下降',
  level: 'Warning',
  state: 'inAlarm',
  source: 'node-bj-03',
  value: 96.2,
  domain: 'www.例子.example',
  recordType: 'A',
  responseCode: 'NOERROR',
  latencyMs: 12,
  policy: 'block-malware',
  answer: '198.51.100.7',
  threatType: 'phishing',
  score: 97,
};

const TEXTS = {
  operation: [6, 'acme-operator 更新了角色 "运维只读"'],
  alarm: [4, '告警：权威解析成功率下降至 96.2%'],
  authoritative: [6, 'www.例子.example A NOERROR'],
  shield: [5, 'www.例子.example 命中策略 block-malware'],
  recursive: [6, 'www.例子.example A 198.51.100.7'],
  threat: [3, '203.0.113.27 访问钓鱼域名 www.例子.example，已拦截'],
} as const;

type Module = keyof typeof TEXTS;

function sampleOf(module: Module) {
  const [severity, text] = TEXTS[module];
  const threat = module === 'threat' ? { action: 'block' } : {};
  const fields = Object.fromEntries(EVENT_FIELDS[module].map((field) => [field, VALUES[field] ?? '']));
  return {
    id: `EV-${module}`,
    module,
    at: SEED_TIME,
    severity,
    host: 'node-bj-01',
    text,
    fields: { ...fields, ...threat },
  };
}

const isModule = (code: string): code is Module => Object.hasOwn(TEXTS, code);

const MODULES: readonly Module[] = ['operation', 'alarm', 'authoritative', 'shield', 'recursive', 'threat'];

function checkName(world: World, name: string, own?: string): void {
  const others = rows.of(world).rows.filter(({ id }) => id !== own);
  if (others.some((one) => isSameText(one.name, name))) refuse('NAME_TAKEN', { fields: ['name'] });
}

/** The token that an input leaves there: an empty one keeps what was there, unless that is taken away. */
const tokenAfter = (input: PushTaskInput, kept: string) =>
  input.kind !== 'callback' || input.isTokenRemoved === true ? '' : input.token || kept;

/** The row of an input, by its token. */
function factsOf(input: PushTaskInput, token: string) {
  const { kind, name, modules, tags } = input;
  if (input.kind === 'callback') {
    const callback = { url: input.url, method: input.method, hasToken: token !== '' };
    return { kind, name, modules, tags, callback, syslog: null };
  }
  const { serverIp, protocol, port, format, tag } = input;
  return { kind, name, modules, tags, callback: null, syslog: { serverIp, protocol, port, format, tag } };
}

function setStatus(world: World, id: string, status: 'running' | 'suspended') {
  const found = rows.of(world).get(id);
  const permit = status === 'running' ? pushTaskRules.enable(found) : pushTaskRules.disable(found);
  if (permit !== true) refuse('ILLEGAL_STATE');
  found.status = status;
  return {};
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

const sizeOf = ({ syslog, tags }: Pick<PushTask, 'syslog' | 'tags'>, event: PushEvent) =>
  bytes(
    syslog ? syslogLine(event, { format: syslog.format, tag: syslog.tag, values: tags }) : callbackBody(event, tags),
  );

/** Receivers of callbacks take no more at once. */
const MOST_BYTES = 1024 * 1024;
/** How often logs are pushed, and the most of them in one piece; now and then there is a burst. */
const PUSHED_EVERY = 5 * MINUTE;
const MOST_EVENTS = 40;
const BURST = { share: 0.02, events: 4000 };
/** What is wrong with a receiver of the seeds is so since then, before the world began. */
const WRONG_SINCE = 20 * 60 * MINUTE;

type Target = Pick<PushTask, 'callback' | 'syslog'> & { token: string };

/** Why a receiver does not take a callback with this token. */
function tokenProblem(url: string, token: string): string | null {
  const asked = ASKED[new URL(url).hostname];
  if (asked === undefined || asked === token) return null;
  return token === '' ? 'token required' : 'token invalid';
}

/** What the receiver says to the very bytes that the console showed: UDP says nothing, .invalid is not there any more. */
function answerOf({ callback, syslog, token }: Target, { size }: Pick<Piece, 'size'>, isWrong: boolean): Answer {
  if (syslog?.protocol === 'udp') return unconfirmed(`sent ${size} bytes`);
  if (syslog) return said({ status: null, reply: `sent ${size} bytes; ACK`, durationMs: 9 });
  const url = callback?.url ?? '';
  if (isWrong && new URL(url).hostname.endsWith('.invalid'))
    return said({ status: null, reply: 'getaddrinfo ENOTFOUND', durationMs: 12, reason: 'nameNotResolved' });
  const problem = isWrong ? tokenProblem(url, token) : null;
  if (problem) return said({ status: 401, reply: JSON.stringify({ error: problem }), durationMs: 51 });
  if (size > MOST_BYTES)
    return said({ status: 413, reply: `{"error":"body of ${size} bytes exceeds 1 MiB"}`, durationMs: 22 });
  return said({ status: 200, reply: `{"accepted":${size}}`, durationMs: 63 });
}

const hostOf = ({ callback, syslog }: Pick<PushTask, 'callback' | 'syslog'>) =>
  syslog ? `${syslog.serverIp}:${syslog.port}` : new URL(callback?.url ?? '').hostname;

tellReceivers((world, epoch) =>
  rows.of(world).rows.map(
    (task): Receiver => ({
      kind: 'pushTask',
      id: task.id,
      name: task.name,
      host: hostOf(task),
      isOpen: task.status === 'running',
      answer: (piece, at) => answerOf({ ...task, token: tokenOf(world, task) }, piece, at > epoch - WRONG_SINCE),
    }),
  ),
);

function offersOf(task: PushTask, from: number, to: number, epoch: number): Addressed[] {
  if (task.status !== 'running') return [];
  const sizes = new Map(task.modules.filter(isModule).map((module) => [module, sizeOf(task, sampleOf(module))]));
  const modules = [...sizes.keys()];
  const first = Math.floor((from - epoch) / PUSHED_EVERY);
  const last = Math.floor((to - epoch) / PUSHED_EVERY);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((slot): Addressed[] => {
    const at = epoch + slot * PUSHED_EVERY + Math.floor(chance(task.id, slot, 'push') * MINUTE);
    const module = modules[Math.abs(slot) % modules.length];
    if (at <= from || at > to || at <= task.createdAt || module === undefined) return [];
    const isBurst = chance(task.id, slot, 'burst') < BURST.share;
    const events = isBurst ? BURST.events : 1 + Math.floor(chance(task.id, slot, 'events') * MOST_EVENTS);
    const size = (sizes.get(module) ?? 0) * events;
    return [
      { to: { kind: 'pushTask', id: task.id }, key: `slot ${slot}`, at, size, about: { kind: 'module', id: module } },
    ];
  });
}

tellOffers((world, from, to, epoch) => rows.of(world).rows.flatMap((task) => offersOf(task, from, to, epoch)));

/** A task with what was delivered last, and how its deliveries stand, where the gateway keeps them. */
function shown(world: World, task: PushTask): PushTask {
  if (!knows(world.gateway, 'deliveries')) return task;
  const place = { kind: 'pushTask', id: task.id } as const;
  const last = lineOf(world, place).attempts.at(-1);
  return {
    ...task,
    isTokenRemovable: true,
    lastDelivery: last ? { at: last.at, isDelivered: last.isDelivered } : task.lastDelivery,
    ...markOf(world, place),
  };
}

export const pushTask = implement(pushTasks, {
  list: (request, { world }) =>
    narrowedByDelivery(
      rows.of(world).rows.map((task) => shown(world, task)),
      request,
      { keyword: ['name'], time: 'createdAt' },
      ({ status }) => status === 'running',
    ),
  get: ({ id }, { world }) => shown(world, rows.of(world).get(id)),
  add: (input, { world }) => {
    settle(world);
    checkName(world, input.name);
    const id = world.nextId('PT');
    const made = { id, status: 'running', lastDelivery: null, createdAt: world.now(), version: 1 };
    const token = tokenAfter(input, '');
    keepToken(world, id, token);
    rows.of(world).add({ ...factsOf(input, token), ...made });
    return { id };
  },
  update: ({ id, version, ...input }, { world }) => {
    settle(world);
    const found = rows.of(world).get(id);
    checkName(world, input.name, id);
    const token = tokenAfter(input, tokenOf(world, found));
    rows.of(world).changeVersion(id, version, factsOf(input, token));
    keepToken(world, id, token);
    return {};
  },
  enable: ({ id }, { world }) => {
    settle(world);
    setStatus(world, id, 'running');
    // Who runs it again by hand wants what waits to go out.
    lineOf(world, { kind: 'pushTask', id }).resume();
    return {};
  },
  disable: ({ id }, { world }) => {
    settle(world);
    return setStatus(world, id, 'suspended');
  },
  delete: ({ id }, { world }) => {
    settle(world);
    rows.of(world).remove(id);
    return {};
  },
  getSamples: () => ({ list: MODULES.map(sampleOf) }),
  sendTest: ({ id, module }, { world }) => {
    const found = rows.of(world).get(id);
    const size = sizeOf(found, sampleOf(module));
    const attempt =
      sendTest(world, { kind: 'pushTask', id }, { kind: 'module', id: module }, size) ?? refuse('NOT_FOUND');
    rows.of(world).change(id, { lastDelivery: { at: world.now(), isDelivered: attempt.isDelivered } });
    return replyOf(attempt);
  },
  test: ({ id, task, module }, { world }) => {
    const saved = id === undefined ? undefined : rows.of(world).get(id);
    // Nobody but who has it already gets the token that was kept.
    const isKeptFor = task.kind === 'callback' && task.url === saved?.callback?.url;
    const token = tokenAfter(task, isKeptFor ? tokenOf(world, saved) : '');
    const sent = { ...factsOf(task, token), token };
    const isSameReceiver = saved !== undefined && hostOf(saved) === hostOf(sent);
    const place = { kind: 'pushTask', id: isSameReceiver ? saved.id : '' } as const;
    return replyOf(
      answered(world, place, hostOf(sent), answerOf(sent, { size: sizeOf(sent, sampleOf(module)) }, true)),
    );
  },
});
