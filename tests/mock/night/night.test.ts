import { alarmsOf } from '@mock/alarm/course';
import { silenceEngine } from '@mock/alarm/engine';
import { turnsOf } from '@mock/alarm/record-rows';
import { control } from '@mock/control';
import { attemptsOf, type ToldAttempt } from '@mock/delivery/engine';
import { personas } from '@mock/runtime/personas';
import type { World } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';
import { noDataApi } from '@/api/alarm/no-data';
import { type AlarmRecord, type AlarmTurn, alarmRecordApi } from '@/api/alarm/record';
import { sceneApi } from '@/api/alarm/scene';
import { silenceApi } from '@/api/alarm/silence';
import { logApi } from '@/api/log/query';
import { type DeliverySummary, deliveryApis } from '@/api/message/delivery';
import { messageApi } from '@/api/message/message';
import { robotApi } from '@/api/message/robot';
import { ORIGIN, signIn, worlds } from '../../support/gateway';
import { type Attempt, type Carried, carry, type Notice, type Outcome } from './carrier';
import {
  type Happening,
  happeningsOf,
  type Line,
  type Measured,
  type Night,
  noticeKey,
  play,
  type Watch,
} from './model';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const ALL = { current: 1, pageSize: 1000 };

/** Whom the tasks of the seeds tell, by the words of the screens: the phone number of 赵敏 was never verified. */
const CPU_RECEIVERS = [
  { channel: 'sms', name: 'acme' },
  { channel: 'sms', name: '赵敏', isSkipped: true },
  { channel: 'enterprise', name: 'NOC on call' },
];
const CPU: Watch = {
  name: 'AT-203 condition',
  isHit: (values) => Number(values?.cpu) > 85,
  isBlind: (values) => values === null,
  triggerAfter: 3,
  restoreAfter: 1,
  notice: 'step',
  receivers: CPU_RECEIVERS,
};
const SILENT: Watch = {
  ...CPU,
  name: 'AT-203 noData',
  isHit: (values) => values === null,
  isBlind: () => false,
};
const ZONES: Watch = {
  name: 'AT-202 condition',
  isHit: (values) => Number(values?.successRate) < 99 || values?.mismatch !== 'none',
  isBlind: (values) => values === null,
  triggerAfter: 2,
  restoreAfter: 2,
  notice: 'step',
  receivers: [
    { channel: 'email', name: 'acme' },
    { channel: 'email', name: '赵敏', isSkipped: true },
    { channel: 'dingtalk', name: '运维值班群' },
    { channel: 'dingtalk', name: '安全应急群' },
  ],
};

/** What carries a notice to whom it is for: robots by their names, and the first provider of each way that is enabled. */
const CARRIERS = [
  {
    kind: 'robot',
    id: 'RB-4',
    isOf: (channel: string, name: string) => channel === 'enterprise' && name === 'NOC on call',
  },
  {
    kind: 'robot',
    id: 'RB-1',
    isOf: (channel: string, name: string) => channel === 'dingtalk' && name === '运维值班群',
  },
  {
    kind: 'robot',
    id: 'RB-2',
    isOf: (channel: string, name: string) => channel === 'dingtalk' && name === '安全应急群',
  },
  { kind: 'serviceProvider', id: 'SP-1', isOf: (channel: string) => channel === 'sms' },
  { kind: 'serviceProvider', id: 'SP-3', isOf: (channel: string) => channel === 'email' },
] as const;
const NAMES: Readonly<Record<string, string>> = {
  'CT-1': 'acme',
  'RB-1': '运维值班群',
  'RB-2': '安全应急群',
  'RB-4': 'NOC on call',
};

/** An attempt in the terms of the model: what is about none of its alarms is foreign. */
function attemptOf({ key, about, isDelivered, ...rest }: ToldAttempt, isPlayed: (id: string) => boolean): Attempt {
  const [alarm = '', move = '', , at, channel = '', receiver = ''] = key.split(' ');
  const isForeign = about.kind !== 'alarm' || !isPlayed(about.id);
  const line = { at: Math.floor(Number(at) / 1000), move };
  const known = noticeKey(alarm, line, channel, NAMES[receiver] ?? receiver);
  return { ...rest, isDelivered: isDelivered !== false, isForeign, key: isForeign ? `${about.kind} ${key}` : known };
}

/** What the model says of a receiver as its screen sums it up; pieces are counted that came from a time on. */
function summaryOf(
  notices: readonly Notice[],
  { outcomes, isSuspended, suspensions, failures }: Carried,
  from: number,
) {
  const waiting = notices.filter(({ key }) => outcomes.get(key)?.state === 'waiting').map(({ told }) => told);
  const count = (state: Outcome['state']) =>
    notices.filter(({ key, told }) => told >= from && outcomes.get(key)?.state === state).length;
  return {
    state: isSuspended ? 'suspended' : 'active',
    failures,
    limit: 10,
    suspendedAt: isSuspended ? suspensions.at(-1) : null,
    waiting: { total: waiting.length },
    since: waiting.length === 0 ? null : waiting.reduce((first, told) => Math.min(first, told)),
    counts: { delivered: count('delivered'), failed: count('failed'), waiting: count('waiting') },
  };
}

/** What the model sends to one carrier. */
const noticesFor = (stories: ReadonlyMap<string, readonly Line[]>, isOf: (channel: string, name: string) => boolean) =>
  [...stories].flatMap(([id, lines]) =>
    lines.flatMap((line) =>
      line.sent.flatMap(({ at, channel, name, state }): Notice[] => {
        if (state === 'skipped' || !isOf(channel, name)) return [];
        const key = noticeKey(id, line, channel, name);
        return [{ key, group: `${id} ${channel} ${name}`, isEnd: line.move === 'recover', told: at * 1000 }];
      }),
    ),
  );

/** The night in which Berlin puts the clocks back, and that in which it puts them forward; the silence is four hours long. */
const NIGHTS = [
  { name: 'an hour comes twice', opens: '2026-10-24T21:00Z', closes: '2026-10-25T02:00Z', storm: 10_000 },
  { name: 'an hour is left out', opens: '2027-03-27T22:00Z', closes: '2027-03-28T01:00Z', storm: 1000 },
];

const ask = (world: World, path: string, body: object) =>
  control(
    new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      headers: { 'Access-Token': world.token },
      body: JSON.stringify(body),
    }),
    worlds,
  );

async function everyPage<T>(read: (current: number) => Promise<{ list: T[]; total: number }>): Promise<T[]> {
  const found: T[] = [];
  for (let current = 1; ; current += 1) {
    const { list, total } = await read(current);
    found.push(...list);
    if (found.length >= total || list.length === 0) return found;
  }
}

const records = (filters: Record<string, string[]>) =>
  everyPage((current) => alarmRecordApi.list({ current, pageSize: 1000, filters }));

async function measuredIn(sceneId: string): Promise<Measured[]> {
  const { columns, rows } = await sceneApi.getSamples({ id: sceneId, span: 'week' });
  return rows.map(({ at, source, values, isLost }) => ({
    at: at / 1000,
    source,
    values: isLost ? null : Object.fromEntries(columns.map((name, index) => [name, values[index]])),
  }));
}

/** Whether a story as the gateway tells it is the one of the model, with what became of each notice. */
function isSameStory(
  id: string,
  lines: readonly Line[],
  turns: readonly AlarmTurn[],
  outcomes: ReadonlyMap<string, Outcome>,
) {
  const isSameSending = (line: Line, one: Line['sent'][number], { sendings }: AlarmTurn) => {
    const same = sendings.find(({ channel, receiver }) => channel === one.channel && receiver === one.name);
    if (!same) return false;
    // On its way a message takes up to five seconds.
    if (one.state === 'skipped') return same.state === 'skipped' && isWithin(same.at / 1000 - one.at, 0, 6);
    const outcome = outcomes.get(noticeKey(id, line, one.channel, one.name));
    if (outcome === undefined || same.state !== outcome.state) return false;
    return outcome.attempts > 0 ? same.at === outcome.at : isWithin(same.at - outcome.at, 0, 1000);
  };
  return (
    lines.length === turns.length &&
    lines.every((line, index) => {
      const turn = turns[index];
      return (
        turn !== undefined &&
        line.at === Math.floor(turn.at / 1000) &&
        line.move === turn.move &&
        line.decision === turn.decision &&
        line.sent.length === turn.sendings.length &&
        line.sent.every((one) => isSameSending(line, one, turn))
      );
    })
  );
}

const isWithin = (value: number, from: number, to: number) => value >= from && value < to;

describe.each(NIGHTS)('BEY-35 a night on call in which $name', ({ opens, closes, storm }) => {
  it('tells whom the model says, second by second, and says in the morning who had what and what was quiet', async () => {
    const [quietFrom, quietTo] = [Date.parse(opens) / 1000, Date.parse(closes) / 1000];
    const start = quietFrom - 30 * MINUTE;
    const end = quietTo + HOUR;
    const world = signIn();
    const at = async <R>(second: number, who: 'main' | 'operator', run: () => Promise<R>): Promise<R> => {
      world.setClock(second * 1000);
      world.persona = personas[who];
      return run();
    };
    const care: { alarm: string; from: number; to: number }[] = [];
    const take = (ids: readonly string[], from: number, to: number) => {
      // Who takes an alarm over goes on with it.
      for (const one of care) if (ids.includes(one.alarm) && one.to > from) one.to = from;
      care.push(...ids.map((alarm) => ({ alarm, from, to })));
    };
    const history: string[] = [];
    const wrote = (second: number, who: string, verb: string) => history.push(`${second} ${who} ${verb}`);

    // Whoever has an inbox had it before.
    for (const who of ['operator', 'main'] as const) await at(start, who, () => messageApi.list(ALL));
    // Before the night: what falls silent is told as well, and a rack is kept quiet on purpose.
    const quietSources = Array.from({ length: 40 }, (_, index) => `edge-${String(index + 1).padStart(3, '0')}`);
    const sources = [...quietSources, 'node-sh-02'];
    await at(start, 'main', async () => {
      await alarmRecordApi.list({ current: 1, pageSize: 1 });
      await noDataApi.update({ id: 'AT-203', version: 1, told: 'asTask', after: 3, level: 'critical' });
      const weekly = { repeat: 'weekly' as const, zone: 'Europe/Berlin', days: [6], from: '23:00', to: '03:00' };
      await silenceApi.add({
        name: 'Rack work',
        matchers: { taskIds: [], nodeIds: [], sources, products: [], levels: [] },
        schedule: { ...weekly, startAt: start * 1000, endAt: null },
        reason: 'Every Saturday night',
      });
    });
    wrote(start, 'acme', 'update');
    wrote(start, 'acme', 'add');

    // For an hour of the night the webhook of a robot is not available.
    const broken = [start + HOUR, start + 2 * HOUR] as const;
    const webhook = { kind: 'robot', id: 'RB-4', from: broken[0] * 1000, to: broken[1] * 1000, answer: 503 };
    // While a node is silent no short message is taken as it is: those to whom nothing came hear of no end.
    const declined = [start + 70 * MINUTE - 1, start + 104 * MINUTE] as const;
    const provider = {
      kind: 'serviceProvider',
      id: 'SP-1',
      from: declined[0] * 1000,
      to: declined[1] * 1000,
      answer: 413,
    };
    await at(start, 'main', async () => {
      await ask(world, '/mock/receiver', webhook);
      await ask(world, '/mock/receiver', provider);
    });
    const looks: { second: number; seen: DeliverySummary }[] = [];
    const look = async (second: number) => {
      const timeRange: [number, number] = [start * 1000, end * 1000];
      looks.push({
        second,
        seen: await at(second, 'main', () => deliveryApis.robot.getSummary({ id: 'RB-4', timeRange })),
      });
    };
    await look(start);
    expect(looks[0]?.seen).toMatchObject({ state: 'active', failures: 0, waiting: { total: 0 } });

    // The storm, and two people at once.
    const stormAt = start + 20 * MINUTE;
    await at(stormAt, 'main', () => ask(world, '/mock/storm', { count: storm, over: 1_000_000 }).then(() => {}));
    const wanted = { all: { filters: { source: ['edge-003', 'edge-100'], status: ['inAlarm'] } } };
    const firstAt = start + 1470;
    const ownUntil = firstAt + 2 * HOUR;
    const own = { ownerId: 'A-operator', until: ownUntil * 1000, note: '', isTakeover: false };
    const first = await at(firstAt, 'operator', () => alarmRecordApi.bulkAcknowledge({ ...wanted, ...own }));
    expect(first.failed).toEqual([]);
    expect(first.succeeded.length).toBeGreaterThan(0);
    take(first.succeeded, firstAt, ownUntil);
    wrote(firstAt, 'acme-operator', 'bulkAcknowledge');
    const secondAt = start + 1510;
    const mine = { ...own, ownerId: 'A-main' };
    const second = await at(secondAt, 'main', () => alarmRecordApi.bulkAcknowledge({ ...wanted, ...mine }));
    expect(new Set(second.failed.map(({ id }) => id))).toEqual(new Set(first.succeeded));
    for (const { message } of second.failed) expect(message).toBe('acme-operator has already acknowledged this alarm');
    take(second.succeeded, secondAt, ownUntil);
    wrote(secondAt, 'acme', 'bulkAcknowledge');
    const [overtaken = '', ...kept] = first.succeeded;
    const overAt = start + 1540;
    await at(overAt, 'main', () => alarmRecordApi.acknowledge({ id: overtaken, ...mine, isTakeover: true }));
    take([overtaken], overAt, ownUntil);
    wrote(overAt, 'acme', 'acknowledge');
    const givenAt = start + 1590;
    await at(givenAt, 'main', () => alarmRecordApi.acknowledge({ id: overtaken, ...own, note: 'Please look' }));
    take([overtaken], givenAt, ownUntil);
    wrote(givenAt, 'acme', 'acknowledge');
    // One with repeats, whose time is up while it is kept quiet.
    const nodeAt = start + 1620;
    const nodeUntil = start + 4230;
    const [node] = await at(nodeAt, 'main', () =>
      records({ source: ['node-sh-02'], taskId: ['AT-203'], status: ['inAlarm'] }),
    );
    await alarmRecordApi.acknowledge({ id: node?.id ?? '', ...mine, until: nodeUntil * 1000 });
    take([node?.id ?? ''], nodeAt, nodeUntil);
    wrote(nodeAt, 'acme', 'acknowledge');

    // The engine is dead for ten minutes, in the middle of the storm.
    const dead = [start + 2000, start + 2600] as const;
    await at(dead[0], 'main', async () => silenceEngine(world, dead[0] * 1000 - 1));
    const found = await at(dead[1] - MINUTE, 'main', () => records({ taskId: ['AT-203'] }));
    expect(Math.max(...found.map((one) => one.firstAt)) / 1000).toBeLessThan(dead[0]);
    const { spokeAt, cycleMs } = await noDataApi.getEngine({});
    expect(world.now() - spokeAt).toBeGreaterThan(2 * cycleMs);
    await at(dead[1], 'main', async () => silenceEngine(world, null));

    // Somebody takes what is quiet for longer than that.
    const lateAt = start + 50 * MINUTE + 10;
    const lateUntil = quietTo + 30 * MINUTE;
    const late = await at(lateAt, 'operator', () =>
      alarmRecordApi.bulkAcknowledge({
        all: { filters: { source: ['edge-003', 'edge-004'], owner: ['nobody'] } },
        ...own,
        until: lateUntil * 1000,
      }),
    );
    expect(late.succeeded.length).toBeGreaterThan(1);
    take(late.succeeded, lateAt, lateUntil);
    wrote(lateAt, 'acme-operator', 'bulkAcknowledge');

    // While it fails, and once it is suspended; it is well again long before somebody resumes it.
    await look(broken[0] + 10 * MINUTE + 7);
    const resumedAt = broken[1] + 12 * MINUTE + 7;
    await look(resumedAt - 1);
    const mark = await at(resumedAt - 1, 'operator', () => robotApi.get({ id: 'RB-4' }));
    expect(mark.delivery).toMatchObject({ state: 'suspended', reason: 'serverError' });
    await at(resumedAt, 'operator', () => deliveryApis.robot.resume({ id: 'RB-4' }));
    wrote(resumedAt, 'acme-operator', 'resume');
    const resumed = await at(resumedAt, 'operator', () => deliveryApis.robot.getSummary({ id: 'RB-4' }));
    expect(resumed).toMatchObject({ state: 'active', failures: 0, suspendedAt: null });
    await look(resumedAt + 30 * MINUTE);

    // Nothing came to it while the engine was dead: what happened then came when it lived again.
    const timeRange: [number, number] = [dead[0] * 1000, dead[1] * 1000 - 1];
    const meanwhile = await at(resumedAt + 30 * MINUTE, 'main', () =>
      deliveryApis.robot.getSummary({ id: 'RB-4', timeRange }),
    );
    expect(meanwhile.counts).toEqual({ delivered: 0, failed: 0, waiting: 0 });

    // One is given back once the silence is over.
    const releasedAt = quietTo + 10 * MINUTE + 5;
    const [released = ''] = late.succeeded;
    await at(releasedAt, 'operator', () => alarmRecordApi.release({ id: released }));
    for (const one of care) if (one.alarm === released && one.to > releasedAt) one.to = releasedAt;
    wrote(releasedAt, 'acme-operator', 'release');

    // The next morning.
    world.setClock(end * 1000);
    world.persona = personas.main;
    const seen = await records({ taskId: ['AT-202', 'AT-203'] });
    const isOfNight = ({ endedAt, firstAt: begun }: AlarmRecord) =>
      (endedAt === null || endedAt / 1000 >= start) && begun / 1000 > start - 24 * HOUR;
    const real = seen.filter(isOfNight);
    const isStorm = ({ source }: AlarmRecord) => source.startsWith('edge-');
    expect(real.filter(isStorm)).toHaveLength(storm);

    const nodes = await measuredIn('SC-103');
    const probes = await measuredIn('SC-102');
    const happened: [Watch, Happening[]][] = [
      [CPU, happeningsOf(CPU, nodes)],
      // What is silent is looked for since that was said.
      [
        SILENT,
        happeningsOf(
          SILENT,
          nodes.filter((one) => one.at > start),
        ),
      ],
      [ZONES, happeningsOf(ZONES, probes)],
    ];
    const expected = happened.flatMap(([watch, list]) =>
      list.flatMap((happening) => {
        const last = happening.turns.at(-1);
        const begun = happening.turns[0]?.at ?? 0;
        return begun > start - 24 * HOUR && (last?.move !== 'recover' || last.at >= start)
          ? [{ watch, happening }]
          : [];
      }),
    );
    const keyOf = (task: string, source: string, begun: number) => `${task} ${source} ${begun}`;
    const idBy = new Map(
      real
        .filter((one) => !isStorm(one))
        .map(({ id, taskId, kind, source, firstAt: begun }) => [keyOf(`${taskId} ${kind}`, source, begun / 1000), id]),
    );
    // What was measured is all that there is.
    const natural = expected.map(({ watch, happening }) => ({
      id: idBy.get(keyOf(watch.name, happening.source, happening.turns[0]?.at ?? 0)) ?? 'missing',
      watch,
      happening,
    }));
    expect(natural.length).toBeGreaterThan(3);
    expect(natural.map(({ id }) => id).sort()).toEqual([...idBy.values()].sort());
    const stormed = real.filter(isStorm).map(({ id, source, firstAt: begun }) => ({
      id,
      watch: CPU,
      happening: { source, turns: [{ at: Math.floor(begun / 1000), move: 'begin' as const, count: 1 }] },
    }));

    const alarms = [...natural, ...stormed];
    // Ten thousand calls would take a minute: of those that only came and stayed most are read where the handler reads them.
    const isCared = new Set(care.map(({ alarm }) => alarm));
    const isAsked = (id: string, index: number) => index < natural.length || isCared.has(id) || index % 200 === 0;
    const known = new Map(alarmsOf(world).map((one) => [one.id, one]));
    const told = new Map<string, readonly AlarmTurn[]>();
    for (const [index, { id }] of alarms.entries()) {
      const alarm = known.get(id);
      const turns =
        isAsked(id, index) || !alarm
          ? (await alarmRecordApi.getTimeline({ id })).turns
          : turnsOf(world, alarm, 'en-US');
      told.set(id, turns);
    }
    const night: Night = {
      from: start,
      to: end,
      dead,
      quiet: {
        sources: new Set(sources),
        zone: 'Europe/Berlin',
        isQuiet: (weekday, time) => (weekday === 'Sat' && time >= '23:00') || (weekday === 'Sun' && time < '03:00'),
      },
      care,
    };
    const model = play(night, alarms);

    // What was attempted, second by second, and what became of each notice.
    const played = new Set(alarms.map(({ id }) => id));
    const read = attemptsOf(world);
    const outcomes = new Map<string, Outcome>();
    let suspendedAt = 0;
    for (const { id, isOf } of CARRIERS) {
      const attempts = read
        .filter(({ receiver, origin }) => receiver === id && origin === 'event')
        .map((one) => attemptOf(one, (alarm) => played.has(alarm)));
      const notices = noticesFor(model, isOf);
      const isBroken = ({ at }: Attempt) => at >= broken[0] * 1000 && at < broken[1] * 1000;
      const resumptions = id === 'RB-4' ? [resumedAt * 1000] : [];
      const carried = carry(notices, attempts, resumptions, end * 1000);
      expect(carried.wrong.slice(0, 3), id).toEqual([]);
      for (const [key, one] of carried.outcomes) outcomes.set(key, one);
      if (id !== 'RB-4') continue;

      // Whatever was tried in that hour was refused, and nothing else was so.
      expect(attempts.filter((one) => (one.status === 503) !== isBroken(one))).toEqual([]);
      const listed = await at(end, 'main', () =>
        deliveryApis.robot.list({ current: 1, pageSize: 1, filters: { ownerId: [id] } }),
      );
      expect(listed.total).toBe(attempts.length);
      expect(attempts.filter(isBroken).length).toBeGreaterThanOrEqual(9);
      expect(carried.suspensions).toHaveLength(1);
      await look(end);
      for (const { second, seen } of looks) {
        const then = second === end ? carried : carry(notices, attempts, resumptions, second * 1000);
        const { since, ...facts } = summaryOf(notices, then, start * 1000);
        expect({ second, ...seen }).toMatchObject(facts);
        // What was told in a second waits since then.
        expect(seen.waiting.since === null ? null : Math.floor(seen.waiting.since / 1000) * 1000, `${second}`).toBe(
          since,
        );
      }
      // What waited goes out once it is resumed: of a small storm all of it.
      const [, , stopped, , morning] = looks.map(({ seen }) => seen);
      expect(stopped?.waiting.total).toBeGreaterThan(0);
      expect(morning?.counts.delivered).toBeGreaterThan(stopped?.counts.delivered ?? 0);
      if (storm <= 1000) expect(morning?.waiting.total).toBe(0);
      suspendedAt = carried.suspensions[0] ?? 0;
    }
    expect([...outcomes.values()].filter(({ state }) => state === 'left')).not.toEqual([]);
    expect(suspendedAt).toBeLessThan(broken[1] * 1000);
    // The end is for those alone whom anything reached, or will reach.
    for (const [id, lines] of model)
      for (const line of lines) {
        if (line.move !== 'recover') continue;
        line.sent = line.sent.filter(
          ({ channel, name }) => outcomes.get(noticeKey(id, line, channel, name))?.state !== 'left',
        );
        if (line.sent.length === 0) line.decision = 'unannounced';
      }

    const differing: object[] = [];
    const counts = { sent: 0, quiet: 0, acknowledged: 0, late: 0, resume: 0, unsilence: 0 };
    for (const { id, happening } of alarms) {
      const lines = model.get(id) ?? [];
      const turns = told.get(id) ?? [];
      if (!isSameStory(id, lines, turns, outcomes)) differing.push({ id, source: happening.source, lines, turns });
      for (const { at: happened, decision, move, sent } of lines) {
        if (decision === 'sent') counts.sent += 1;
        if (decision === 'quiet') counts.quiet += 1;
        if (decision === 'acknowledged') counts.acknowledged += 1;
        if (move === 'resume') counts.resume += 1;
        if (move === 'unsilence') counts.unsilence += 1;
        counts.late += sent.filter((one) => one.at > happened).length;
      }
    }
    expect(differing.slice(0, 3)).toEqual([]);
    for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(0);

    // Who had it: as the list of the morning has it.
    const hasOther = ({ id, isAcknowledged, endedAt }: AlarmRecord) => {
      const last = care.filter(({ alarm }) => alarm === id).at(-1);
      return isAcknowledged !== (last !== undefined && last.to > end && endedAt === null);
    };
    expect(real.filter(hasOther)).toEqual([]);
    expect(kept.length).toBeGreaterThan(0);

    // Who was written to in the console, and what everybody did.
    const messages = await at(end, 'operator', () => messageApi.list(ALL));
    const toOperator = messages.list.filter(({ receivedAt }) => receivedAt / 1000 > start);
    expect(toOperator.map(({ receivedAt }) => receivedAt / 1000)).toEqual([givenAt]);
    expect(toOperator[0]?.title).toMatch(/^acme assigned an alarm to you/);
    const toMain = await at(end, 'main', () => messageApi.list(ALL));
    const ofNight = toMain.list.filter(({ receivedAt }) => receivedAt / 1000 > start);
    expect(ofNight).toMatchObject([
      { title: 'Deliveries to robot NOC on call were suspended automatically', receivedAt: suspendedAt, isRead: false },
    ]);
    wrote(suspendedAt / 1000, 'acme', 'autoSuspend');
    const log = await everyPage((current) =>
      logApi.listOperation({ current, pageSize: 1000, timeRange: [start * 1000, end * 1000] }),
    );
    const done = new Set(log.map((one) => `${one.at / 1000} ${one.account?.name} ${one.verb}`));
    expect([...done].sort()).toEqual([...new Set(history)].sort());
  });
});
