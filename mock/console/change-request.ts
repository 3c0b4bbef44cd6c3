import type * as z from 'zod';
import { type ChangeRequest, type ChangeRequestDetail, changeRequests } from '@/api/console/change-request';
import { changeRequestRules, type requestInput } from '@/api/console/change-request-rules';
import {
  type Actor,
  CHANGE_KINDS,
  fallReason,
  isPending,
  isWaitingFor,
  permitOf,
  type RequestStep,
} from '@/domain/change-request/machine';
import { removeOrganization } from '../business-account/organization';
import { removeRole } from '../business-account/role';
import { tellsBy } from '../message/message';
import { differences } from '../runtime/difference';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import { tellOfWrite, writeByItself } from '../runtime/journal';
import { said } from '../runtime/messages';
import { mayDo, maySee } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { author, toldAuthor } from '../system-settings/apply-task';
import { recover } from '../system-settings/config-backup';
import { applyNow, networkOf, sentTo } from '../system-settings/node-network';
import {
  deletionContent,
  helpersOf,
  mayReview,
  moved,
  networkContent,
  RIGHTS,
  recoveryContent,
  reviewersOf,
  toldContent,
  versionBase,
} from './change-request-kinds';
import { endBypassAlarm, tellAuthor, tellBypass, tellFall, tellReviewers } from './change-request-notices';
import { type Kept, requestRows, take } from './change-request-rows';
import { reviewRules, setReviewRules } from './change-request-rules';

const LOUD = 'critical';

/** Lets fall what does not stand any more: its base moved, or who approved it may not review now. */
function settle(world: World): void {
  if (!knows(world.gateway, 'changeRequests')) return;
  for (const row of requestRows.of(world).rows) {
    if (!isPending(row.state)) continue;
    const { isMoved, by, at } = moved(world, row);
    const reviewer = row.approval?.by;
    const hasReviewerRight = reviewer === undefined || mayReview(world, reviewer.id, row.kind);
    const reason = fallReason(row.state, { isBaseMoved: isMoved, hasReviewerRight });
    if (reason === null) continue;
    const who = reason === 'baseMoved' ? by : (reviewer?.name ?? null);
    const when = reason === 'baseMoved' ? at : world.now();
    const was = row.state;
    take(
      world,
      row,
      'fall',
      { approval: null, fallen: { at: when, reason, by: who } },
      { at: when, by: who, text: reason },
    );
    const why =
      reason === 'baseMoved'
        ? said(
            `${row.target.name} 已发生变化${who ? `（${who}）` : ''}，请核对后重新提交。`,
            `${row.target.name} has changed${who ? ` (${who})` : ''}: check your request and submit it again.`,
          )
        : said(
            `审核人 ${who} 已无审核权限，请重新提交。`,
            `${who}, who approved it, may not review any more: submit it again.`,
          );
    tellFall(world, row, why, when);
    writeByItself(world, {
      at: when,
      account: row.author,
      verb: 'autoFall',
      object: { kind: 'changeRequest', id: row.id, name: row.title },
      changes: [{ field: 'state', before: was, after: 'fallen', isSecret: false }],
      reason,
    });
  }
}

tellsBy(settle);

const isOwn = (world: World, row: Kept) => row.author.id === world.persona.id;

const isVisible = (world: World, row: Kept) => isOwn(world, row) || maySee(world.persona, RIGHTS[row.kind].screen);

const actorOf = (world: World, row: Kept): Actor => ({
  isAuthor: isOwn(world, row),
  isApprover: row.approval?.by.id === world.persona.id,
  isBypasser: row.bypass?.by.id === world.persona.id,
  mayReview: mayReview(world, world.persona.id, row.kind),
  mayBypass: mayDo(world.persona, 'changeRequest.bypass'),
  mayDo: mayDo(world.persona, RIGHTS[row.kind].action),
});

function seen(world: World, id: string): Kept {
  settle(world);
  const row = requestRows.of(world).get(id);
  return isVisible(world, row) ? row : refuse('NOT_FOUND');
}

/** A request on which the account may take a step now. */
function stepped(world: World, id: string, step: RequestStep): Kept {
  const row = seen(world, id);
  const permit = permitOf(step, { state: row.state, isReviewed: row.reviewed !== null }, actorOf(world, row));
  if (permit === true) return row;
  // What fell is told with its reason: who presses the button saw it stand.
  if (step === 'apply' && row.state === 'fallen' && row.fallen)
    return refuse('ILLEGAL_STATE', { why: row.fallen.reason });
  const isState = permit === 'changeRequest.notNow' || permit === 'changeRequest.isReviewed';
  return refuse(isState ? 'ILLEGAL_STATE' : 'NO_RIGHT');
}

const shown = (world: World, row: Kept): ChangeRequest => {
  const { id, kind, title, state, target, revision, updatedAt, comments } = row;
  return {
    ...{ id, kind, title, state, target, revision, updatedAt },
    author: toldAuthor(world, row.author),
    comments: comments.filter(({ resolvedBy }) => resolvedBy === null).length,
    isWaitingForMe: isWaitingFor(state, actorOf(world, row)),
  };
};

type Mark = Kept['approval'];
const marked = (world: World, mark: Mark) => mark && { by: toldAuthor(world, mark.by), text: mark.text };

const detailOf = (world: World, row: Kept): ChangeRequestDetail => ({
  ...shown(world, row),
  description: row.description,
  approval: marked(world, row.approval),
  asked: marked(world, row.asked),
  fallen: row.fallen,
  bypass: marked(world, row.bypass),
  reviewed: marked(world, row.reviewed),
  done: row.done && { by: toldAuthor(world, row.done.by), taskId: row.done.taskId },
});

type Input = z.output<typeof requestInput>;
type Made = Pick<Kept, 'kind' | 'target' | 'content' | 'base' | 'work'>;

function add(world: World, { title, description }: Input, made: Made): { id: string } {
  settle(world);
  const rows = requestRows.of(world);
  const isSame = (one: Kept) => one.kind === made.kind && one.target.id === made.target.id && isOwn(world, one);
  if (rows.rows.some((one) => isPending(one.state) && isSame(one))) refuse('ILLEGAL_STATE', { why: 'isRequested' });
  const by = author(world);
  const row = rows.add({
    ...made,
    ...{ id: world.nextId('CR'), title, description, state: 'open', author: by, revision: 1, updatedAt: by.at },
    ...{ approval: null, asked: null, fallen: null, bypass: null, reviewed: null, done: null, alarmId: null },
    comments: [],
    events: [{ at: by.at, by: by.name, what: 'send', text: description, revision: 1 }],
  });
  tellReviewers(world, row);
  return { id: row.id };
}

/** Sends it again, as the next revision: what was said about the one before is over. */
function sendNext(world: World, row: Kept, change: Partial<Kept>, text: string): void {
  const by = author(world);
  const revision = row.revision + 1;
  const fresh = { revision, approval: null, asked: null, fallen: null };
  take(world, row, 'send', { ...change, ...fresh }, { at: by.at, by: by.name, text });
  tellReviewers(world, row);
}

const addDeletion = (
  kind: 'role' | 'organization',
  { target: id, ...input }: Input & { target: string },
  { world }: { world: World },
) => {
  const { content, name, base } = deletionContent(world, kind, id);
  return add(world, input, { kind, target: { kind, id, name }, content, base, work: { kind } });
};

interface Doing {
  readonly isGuarded: boolean;
  readonly waitMinutes: number;
  readonly isKeptWhenBack: boolean;
  readonly password: string;
  readonly despite?: string | undefined;
}

/** Who asked and who approved, kept with what came of it. */
const requestRef = ({ id, author: asked, approval }: Kept) => ({
  id,
  author: asked.name,
  reviewer: approval?.by.name ?? null,
});

/** Does what was asked for, and writes it down at what it was done to. */
function perform(world: World, row: Kept, how: Doing, reason: string, level: string | null): { taskId: string | null } {
  const { content, work, target } = row;
  const request = requestRef(row);
  const account = world.persona;
  const note = { at: world.now(), account, reason, request, level };
  if (content.kind === 'network' && work.kind === 'network') {
    const { config } = networkOf(world, target.id);
    const { version, changes } = content;
    const sent = { id: target.id, version, changes, secrets: [...work.secrets], reason: row.title };
    const { id: taskId } = applyNow(world, { ...sent, ...how }, { request });
    const now = networkOf(world, target.id);
    const changed = differences({ config }, { config: now.config });
    const about = { taskId, ...(knows(world.gateway, 'nodeVersions') && { nodeVersion: now.version }) };
    writeByItself(world, { ...note, ...about, verb: 'apply', object: target, changes: changed });
    return { taskId };
  }
  if (work.kind === 'recovery') {
    if (how.password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
    const id = recover(world, work.origin, work.modules);
    writeByItself(world, { ...note, verb: 'recover', object: { ...target, id }, changes: [] });
    return { taskId: id };
  }
  if (work.kind === 'role') removeRole(world, target.id);
  else removeOrganization(world, target.id);
  writeByItself(world, { ...note, verb: 'delete', object: target, changes: [] });
  return { taskId: null };
}

export const changeRequest = implement(
  { ...changeRequests, ...changeRequestRules },
  {
    list: ({ filters = {}, ...request }, { world }) => {
      settle(world);
      const { view = [], ...rest } = filters;
      const rows = requestRows
        .of(world)
        .rows.filter((row) => isVisible(world, row))
        .map((row) => ({ ...shown(world, row), targetName: row.target.name, authorName: row.author.name }))
        .filter(
          (one) => (!view.includes('mine') || one.author.isOwn) && (!view.includes('waiting') || one.isWaitingForMe),
        );
      const { list, total } = pageOf(
        rows,
        { ...request, filters: rest },
        {
          keyword: ['title', 'id', 'targetName', 'authorName'],
          time: 'updatedAt',
        },
      );
      return { list: list.map(({ targetName: _, authorName: __, ...one }) => one), total };
    },
    get: ({ id }, { world }) => detailOf(world, seen(world, id)),
    getContent: ({ id }, { world, language }) => toldContent(seen(world, id).content, language),
    getTalk: ({ id }, { world }) => {
      const { comments, events } = seen(world, id);
      return {
        comments: comments.map((one) => ({ ...one, by: toldAuthor(world, one.by) })),
        events: events.toReversed(),
      };
    },
    getActive: ({ kind, target }, { world }) => {
      settle(world);
      const isAbout = (row: Kept) => row.kind === kind && row.target.id === target && isPending(row.state);
      const rows = requestRows.of(world).rows.filter((row) => isAbout(row) && isVisible(world, row));
      return { list: rows.map((row) => shown(world, row)) };
    },
    getRules: (_, { world }) => reviewRules(world),
    setRules: (wanted, { world }) => {
      setReviewRules(world, wanted);
      return {};
    },
    getReviewers: ({ kind, request }, { world }) => {
      const known = CHANGE_KINDS.find((one) => one === kind) ?? refuse('NOT_FOUND');
      const { author: of } = request === undefined ? { author: world.persona } : seen(world, request);
      return { others: reviewersOf(world, { kind: known, author: of }).length, ...helpersOf(world, known) };
    },
    addNetwork: ({ target: id, version, changes, secrets, ...input }, { world, language }) => {
      const { node } = sentTo(world, { id, version, changes, secrets });
      return add(world, input, {
        kind: 'network',
        target: { kind: 'businessNode', id, name: node.name },
        content: networkContent(world, id, changes, language),
        base: versionBase(node.version),
        work: { kind: 'network', secrets },
      });
    },
    addRecovery: ({ origin, modules, ...input }, { world, language }) => {
      const work = { kind: 'recovery', origin, modules } as const;
      const { content, name, base } = recoveryContent(world, work, language);
      const id = 'id' in origin ? origin.id : origin.fileId;
      return add(world, input, { kind: 'recovery', target: { kind: 'configBackup', id, name }, content, base, work });
    },
    addRole: (input, context) => addDeletion('role', input, context),
    addOrganization: (input, context) => addDeletion('organization', input, context),
    revise: ({ id, version, changes, secrets, title, description }, { world, language }) => {
      const row = stepped(world, id, 'send');
      if (row.kind !== 'network') refuse('ILLEGAL_STATE');
      const { node } = sentTo(world, { id: row.target.id, version, changes, secrets });
      const content = networkContent(world, node.id, changes, language);
      const work = { kind: 'network', secrets } as const;
      sendNext(world, row, { title, description, content, base: versionBase(node.version), work }, description);
      return {};
    },
    sendAgain: ({ id, text, ...named }, { world, language }) => {
      const row = stepped(world, id, 'send');
      const { title = row.title, description = row.description } = named;
      const called = { title, description };
      const { kind, work, target } = row;
      if (work.kind === 'recovery') {
        const { content, base } = recoveryContent(world, work, language);
        sendNext(world, row, { ...called, content, base }, text);
      } else if (kind === 'network') {
        // Edits of another base are compared by their author, in his browser.
        if (moved(world, row).isMoved) refuse('STALE_VERSION');
        sendNext(world, row, called, text);
      } else if (kind === 'role' || kind === 'organization') {
        const { content, base } = deletionContent(world, kind, target.id);
        sendNext(world, row, { ...called, content, base }, text);
      }
      return {};
    },
    withdraw: ({ id }, { world }) => {
      const row = stepped(world, id, 'withdraw');
      const { at, name } = author(world);
      take(world, row, 'withdraw', { approval: null }, { at, by: name, text: '' });
      return {};
    },
    approve: ({ id, revision, text }, { world }) => {
      const row = stepped(world, id, 'approve');
      if (row.revision !== revision) refuse('ILLEGAL_STATE', { why: 'isRevised' });
      const by = author(world);
      take(world, row, 'approve', { approval: { by, text } }, { at: by.at, by: by.name, text });
      tellAuthor(
        world,
        row,
        said(`审核已通过：${row.title}`, `Approved: ${row.title}`),
        said(
          `${by.name} 已通过您的请求，现在可以执行。\n${text}`.trim(),
          `${by.name} approved your request, it can be carried out now.\n${text}`.trim(),
        ),
      );
      return {};
    },
    askChanges: ({ id, text }, { world }) => {
      const row = stepped(world, id, 'askChanges');
      const by = author(world);
      take(world, row, 'askChanges', { approval: null, asked: { by, text } }, { at: by.at, by: by.name, text });
      tellAuthor(
        world,
        row,
        said(`需要修改：${row.title}`, `Changes wanted: ${row.title}`),
        said(`${by.name} 要求修改：${text}`, `${by.name} wants changes: ${text}`),
      );
      return {};
    },
    addComment: ({ id, text, anchor }, { world }) => {
      const row = stepped(world, id, 'comment');
      const by = author(world);
      const comment = { id: world.nextId('CM'), by, text, anchor, revision: row.revision, resolvedBy: null };
      take(world, row, 'comment', { comments: [...row.comments, comment] }, { at: by.at, by: by.name, text });
      tellAuthor(
        world,
        row,
        said(`新评论：${row.title}`, `New comment: ${row.title}`),
        said(`${by.name}：${text}`, `${by.name}: ${text}`),
      );
      return {};
    },
    resolveComment: ({ id, comment }, { world }) => {
      const row = stepped(world, id, 'comment');
      if (!row.comments.some((one) => one.id === comment)) refuse('NOT_FOUND');
      const resolvedBy = world.persona.name;
      const comments = row.comments.map((one) => (one.id === comment ? { ...one, resolvedBy } : one));
      requestRows.of(world).change(id, { comments, updatedAt: world.now() });
      return {};
    },
    apply: ({ id, ...how }, { world }) => {
      const row = stepped(world, id, 'apply');
      const { taskId } = perform(world, row, how, row.title, null);
      const by = author(world);
      take(world, row, 'apply', { done: { by, taskId } }, { at: by.at, by: by.name, text: '' });
      tellAuthor(
        world,
        row,
        said(`已执行：${row.title}`, `Carried out: ${row.title}`),
        said(`${by.name} 已执行您的请求。`, `${by.name} carried out your request.`),
      );
      return { taskId };
    },
    bypass: ({ id, text, ...how }, { world }) => {
      const row = stepped(world, id, 'bypass');
      const { taskId } = perform(world, row, how, text, LOUD);
      const by = author(world);
      const alarmId = tellBypass(world, row, text);
      const change = { done: { by, taskId }, bypass: { by, text }, alarmId };
      take(world, row, 'bypass', change, { at: by.at, by: by.name, text });
      tellOfWrite(world, { level: LOUD });
      tellAuthor(
        world,
        row,
        said(`紧急绕过审核：${row.title}`, `Review bypassed in an emergency: ${row.title}`),
        said(
          `${by.name} 未经审核即执行了您的请求：${text}`,
          `${by.name} carried out your request without review: ${text}`,
        ),
      );
      return { taskId };
    },
    markReviewed: ({ id, text }, { world }) => {
      const row = stepped(world, id, 'markReviewed');
      const by = author(world);
      take(world, row, 'markReviewed', { reviewed: { by, text } }, { at: by.at, by: by.name, text });
      endBypassAlarm(world, row);
      tellAuthor(
        world,
        row,
        said(`已事后审核：${row.title}`, `Reviewed afterwards: ${row.title}`),
        said(`${by.name} 已审核。\n${text}`.trim(), `${by.name} reviewed it.\n${text}`.trim()),
      );
      return {};
    },
  },
);

/** What waits for the account now: how many, and the newest. */
export function waitingRequests(world: World): {
  total: number;
  latest: { id: string; name: string; at: number } | null;
} {
  settle(world);
  const waiting = requestRows
    .of(world)
    .rows.filter((row) => isVisible(world, row) && isWaitingFor(row.state, actorOf(world, row)));
  const latest = waiting.toSorted((a, b) => b.updatedAt - a.updatedAt)[0];
  return { total: waiting.length, latest: latest ? { id: latest.id, name: latest.title, at: latest.updatedAt } : null };
}
