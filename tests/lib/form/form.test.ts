import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Draft } from '@/lib/drafts';
import {
  begin,
  canSubmit,
  draftOf,
  type Form,
  type FormEvent,
  holdOf,
  mayBeReplaced,
  next,
  type Sent,
} from '@/lib/form/form';
import { secret } from '@/lib/rules/secret';

const schema = z.object({ name: z.string(), note: z.string(), key: secret(z.string()) });
const KNOWN = ['name', 'note', 'key'];
const shape = { schema, isField: (key: string) => KNOWN.includes(key) };

const STORED = { name: 'one', note: '', key: '' };
const base = { values: STORED, version: 1 };
const upload = { is: 'upload' };
const way = () => {};

type State = Form<typeof upload>;
type Event = FormEvent<typeof upload>;

const formAfter = (...events: Event[]): State => events.reduce<State>(next, begin(base, false));
const panelAfter = (...events: Event[]): State => events.reduce<State>(next, begin(base, true));

const sentOf = (values: object): Sent => ({ values: { ...STORED, ...values }, input: { ...STORED, ...values } });
const MINE = sentOf({ name: 'mine' });
const typed: Event = { type: 'typed' };
const submitted: Event = { type: 'submitted', sent: MINE };
const submittedSecret: Event = { type: 'submitted', sent: sentOf({ name: 'mine', key: 's3cr3t' }) };
const refused: Event = { type: 'refused', problem: { text: 'No', takesFocus: true, isCall: true } };
const lost: Event = { ...refused, isLost: true };
const stale: Event = { ...refused, mayBeStale: true };
const renewed = (version: number, theirs: object, mine: object = { name: 'mine' }): Event => ({
  type: 'renewed',
  stored: { values: { ...STORED, ...theirs }, version },
  mine: { ...STORED, ...mine },
  shape,
});
const theirNote = renewed(2, { note: 'theirs' });
const draftOn = (version: number | null, from: string, isNew = false): Event => ({
  type: 'drafted',
  draft: { version, fields: [{ path: ['name'], mine: 'mine', base: from }] },
  shape,
  isNew,
});
const left: Event = { type: 'left' };

describe('a form', () => {
  it.each<[string, State, Partial<State>]>([
    ['is clean when it begins', formAfter(), { phase: 'editing', isDirty: false, pending: null }],
    ['is dirty once something is typed', formAfter(typed), { isDirty: true }],
    [
      'is being sent once it is submitted, and what was typed could still be lost',
      formAfter(typed, submitted),
      { phase: 'sending', isDirty: true, pending: MINE },
    ],
    [
      'is sent, and clean, when it went',
      formAfter(typed, submitted, { type: 'went' }),
      { phase: 'sent', isDirty: false, pending: null },
    ],
    [
      'stays dirty when it is refused, and says why',
      formAfter(typed, submitted, refused),
      { phase: 'editing', isDirty: true, pending: null, problem: { text: 'No', takesFocus: true, isCall: true } },
    ],
    ['stays clean when it is refused as it was begun', formAfter(submitted, refused), { isDirty: false, lost: null }],
    [
      'says nothing when the operator did not want to send it after all',
      formAfter(typed, submitted, { type: 'declined' }),
      { phase: 'editing', isDirty: true, pending: null, problem: null },
    ],
    [
      'has fields that were refused until something is typed',
      formAfter({ ...refused, problem: null, isOfFields: true, at: ['name'] }),
      { isRefused: true, wrong: ['name'], problem: null },
    ],
    ['forgets that with the next key', formAfter({ ...refused, isOfFields: true }, typed), { isRefused: false }],
    [
      'has fields that are wrong already while it is sent, and is sent all the same',
      formAfter(submitted, { type: 'judged', at: ['note'] }),
      { isRefused: true, wrong: ['note'], phase: 'sending', pending: MINE },
    ],
    [
      'stays where it was where the wrong fields have no place',
      formAfter({ type: 'judged', at: ['note'] }, { type: 'judged', at: undefined }),
      { isRefused: true, wrong: ['note'] },
    ],
    [
      'leads to the field of the last refusal that named one',
      formAfter({ ...refused, at: ['name'] }, refused),
      { wrong: ['name'] },
    ],
    [
      'forgets why it was refused when it is tried again',
      formAfter({ ...refused, isOfFields: true }, { type: 'tried' }),
      { problem: null, isRefused: false },
    ],
    ['loses nothing any more once it is left', formAfter(typed, left), { isDirty: false, isGone: true }],
    ['is there again when it is opened again', formAfter(left, { type: 'opened' }), { isGone: false }],
  ])('%s', (_, state, expected) => {
    expect(state).toMatchObject(expected);
  });

  it.each<[string, State, Event]>([
    ['opened while it is there', formAfter(), { type: 'opened' }],
    ['typed again', formAfter(typed), typed],
    ['tried while it is sent', formAfter(submitted), { type: 'tried' }],
    ['submitted while it is sent', formAfter(submitted), submitted],
    ['submitted after it was sent', formAfter(submitted, { type: 'went' }), submitted],
    ['submitted while a file is on its way', formAfter({ type: 'began', work: upload }), submitted],
    ['submitted while a comparison waits', formAfter(typed, submitted, stale, theirNote), submitted],
    ['renewed unasked', formAfter(typed), theirNote],
    ['renewed while it is sent', formAfter(typed, submitted), theirNote],
    ['compared with nothing', formAfter(), { type: 'compared', isOpen: true }],
    ['chosen of nothing', formAfter(), { type: 'chose' }],
    ['asked the way while nothing is sent', formAfter(typed), { type: 'asked', way }],
  ])('is the same object when it is %s', (_, state, event) => {
    expect(next(state, event)).toBe(state);
  });

  it('that stays may be sent again after it was saved', () => {
    expect(canSubmit(panelAfter(submitted, { type: 'went' }))).toBe(true);
    expect(panelAfter(submitted, { type: 'went' }, submitted).phase).toBe('sending');
  });

  it('waits for each work of a field, and for no other', () => {
    const second = { is: 'upload' };
    const both = formAfter({ type: 'began', work: upload }, { type: 'began', work: second });
    expect(canSubmit(both)).toBe(false);
    const one = next(both, { type: 'ended', work: upload });
    expect(one.works).toEqual([second]);
    expect(next(one, { type: 'ended', work: upload }).works).toEqual([second]);
    expect(canSubmit(next(one, { type: 'ended', work: second }))).toBe(true);
  });
});

describe('a way out of a form', () => {
  it.each<[string, State, ReturnType<typeof holdOf>]>([
    ['is free while nothing is typed', formAfter(), null],
    ['is asked about once something is', formAfter(typed), 'ask'],
    ['is asked about while a file is on its way', formAfter({ type: 'began', work: upload }), 'ask'],
    ['waits while it is sent', formAfter(typed, submitted), 'wait'],
    ['waits while it is looked whether the first try went through', formAfter(submitted, lost, submitted), 'wait'],
    ['is asked about while it is looked why it was refused', formAfter(typed, submitted, stale), 'ask'],
    ['is free once it was saved', formAfter(typed, submitted, { type: 'went' }), null],
    ['is free once it was left', formAfter(typed, { type: 'began', work: upload }, left), null],
  ])('%s', (_, state, expected) => {
    expect(holdOf(state)).toBe(expected);
  });

  it.each<[string, Event[], (() => void) | null]>([
    ['is kept until it was saved', [{ type: 'went' }], way],
    ['is given up where it is refused', [refused], null],
    ['is given up where the operator says no', [{ type: 'declined' }], null],
    ['is given up by the next try', [{ type: 'went' }, submitted], null],
  ])('that was asked for meanwhile %s', (_, events, expected) => {
    expect(panelAfter(typed, submitted, { type: 'asked', way }, ...events).way).toBe(expected);
  });

  it('that was asked for before a check goes on where the first try turns out to be stored, and else not', () => {
    const checking = formAfter(submitted, lost, submitted, { type: 'asked', way });
    expect(next(checking, renewed(2, { name: 'mine' }))).toMatchObject({ phase: 'sent', way });
    expect(next(checking, theirNote)).toMatchObject({ phase: 'editing', way: null });
  });

  it.each<[string, State, boolean]>([
    ['nothing is typed', formAfter(), true],
    ['it was saved', panelAfter(submitted, { type: 'went' }), true],
    ['something is typed', formAfter(typed), false],
    ['it is sent', formAfter(submitted), false],
    ['it is looked why it was refused', formAfter(submitted, stale), false],
  ])('a newer version takes its place where %s: %s', (_, state, expected) => {
    expect(mayBeReplaced(state)).toBe(expected);
  });
});

describe('after a refusal of the whole form the object', () => {
  const checking = formAfter(typed, submitted, stale);

  it('is looked at again', () => {
    expect(checking).toMatchObject({ phase: 'checking', pending: null });
  });

  it.each<[string, Event, Partial<State>]>([
    [
      'says nothing where it is the same version',
      renewed(1, {}),
      { phase: 'editing', base, problem: checking.problem, comparison: null },
    ],
    [
      'is compared where somebody changed a field',
      theirNote,
      { phase: 'editing', base, comparison: expect.objectContaining({ isOpen: true, draft: null }) },
    ],
    [
      'goes on against the new version where none of the fields is concerned',
      renewed(2, {}),
      { base: { values: STORED, version: 2 }, comparison: null, problem: { found: 'newerElsewhere' } },
    ],
    [
      'goes on where both entered the same',
      renewed(2, { name: 'mine' }),
      { base: { values: { ...STORED, name: 'mine' }, version: 2 }, problem: { found: 'newerElsewhere' } },
    ],
    [
      'is not compared in a secret, which the gateway does not show',
      renewed(2, {}, { name: 'mine', key: 's3cr3t' }),
      { comparison: null, problem: { found: 'newerElsewhere' } },
    ],
  ])('%s', (_, event, expected) => {
    expect(next(checking, event)).toMatchObject(expected);
  });

  it('is looked at no longer once it was sent again', () => {
    expect(next(checking, submitted)).toMatchObject({ phase: 'sending', pending: MINE });
  });

  it('is looked at on, where the next try fails at its own fields', () => {
    expect(next(checking, { ...refused, isOfFields: true }).phase).toBe('checking');
  });
});

describe('a comparison', () => {
  const waiting = formAfter(typed, submitted, stale, theirNote);

  it('has the fields that differ, each as it was, as it is stored and as it was entered', () => {
    expect(waiting.comparison?.rows).toEqual([
      { key: 'name', path: ['name'], base: 'one', theirs: 'one', mine: 'mine' },
      { key: 'note', path: ['note'], base: '', theirs: 'theirs', mine: '' },
    ]);
  });

  it('is closed and opened, by Save too, and nothing is sent before it is decided', () => {
    const closed = next(waiting, { type: 'compared', isOpen: false });
    expect(closed.comparison?.isOpen).toBe(false);
    expect(canSubmit(closed)).toBe(false);
    expect(next(closed, { type: 'tried' }).comparison?.isOpen).toBe(true);
    expect(next(closed, { type: 'compared', isOpen: true }).comparison?.isOpen).toBe(true);
  });

  it('that was decided puts the form on the version that it was compared with', () => {
    const decided = next(waiting, { type: 'chose' });
    expect(decided).toMatchObject({
      base: { version: 2, values: { note: 'theirs' } },
      comparison: null,
      problem: null,
    });
    expect(canSubmit(decided)).toBe(true);
  });
});

describe('a form whose first answer was lost', () => {
  const again = formAfter(typed, submitted, lost, submitted);

  it('is checked before it is sent again', () => {
    expect(again).toMatchObject({ phase: 'checking', pending: MINE, lost: MINE });
  });

  it('remembers the first of several', () => {
    const second: Event = { type: 'submitted', sent: sentOf({ name: 'second' }) };
    expect(formAfter(submitted, lost, second, renewed(1, {}), lost).lost).toBe(MINE);
  });

  it.each<[string, State, Event, Partial<State>]>([
    ['is sent where nothing was stored', again, renewed(1, {}), { phase: 'sending', pending: MINE }],
    ['is done where just that is stored', again, renewed(2, { name: 'mine' }), { phase: 'sent', lost: null }],
    [
      'says so where something was typed since',
      again,
      renewed(2, { name: 'mine' }, { name: 'more' }),
      {
        phase: 'editing',
        pending: null,
        lost: null,
        problem: { found: 'firstSaved' },
        base: expect.objectContaining({ version: 2 }),
      },
    ],
    [
      'is sent again on request where there is a secret, which nobody can compare',
      formAfter(submittedSecret, lost, submittedSecret),
      renewed(2, { name: 'mine' }, { name: 'mine', key: 's3cr3t' }),
      { phase: 'editing', pending: null, problem: { found: 'sameStored' } },
    ],
    [
      'is compared where somebody else changed it after',
      again,
      renewed(2, { name: 'mine', note: 'theirs' }),
      { phase: 'editing', pending: null, comparison: expect.objectContaining({ isOpen: true }) },
    ],
    [
      'takes the stored one for its own also after a refusal of the second, and leaves the choice',
      next(formAfter(typed, submitted, lost, submitted, renewed(1, {})), stale),
      renewed(2, { name: 'mine' }),
      { phase: 'editing', lost: null, base: expect.objectContaining({ version: 2 }), comparison: null },
    ],
  ])('%s', (_, state, event, expected) => {
    expect(next(state, event)).toMatchObject(expected);
  });

  it('knows its own also where the gateway stores what was sent, not what was typed', () => {
    const upper: Sent = { values: { ...STORED, name: 'mine' }, input: { ...STORED, name: 'MINE' } };
    const tried = formAfter(typed, { type: 'submitted', sent: upper }, lost, { type: 'submitted', sent: upper });
    expect(next(tried, renewed(2, { name: 'MINE' }))).toMatchObject({ phase: 'sent', comparison: null });
  });
});

describe('a draft', () => {
  it('is what was typed on which version, without secrets', () => {
    const values = () => ({ ...STORED, name: 'mine', key: 's3cr3t' });
    const fields = [{ path: ['name'], mine: 'mine', base: 'one' }];
    expect(draftOf(formAfter(typed), values, shape)).toEqual({ version: 1, fields });
    const isNew = next(begin<object>({ values: STORED, version: undefined }, false), typed);
    expect(draftOf(isNew, values, shape)).toEqual({ version: null, fields });
    expect(draftOf(formAfter(), values, shape)).toBeNull();
  });

  it('of the version that is stored comes back at once', () => {
    expect(formAfter(draftOn(1, 'one'))).toMatchObject({ isRestored: true, isDirty: true, comparison: null });
    const isNew = begin<object>({ values: STORED, version: undefined }, false);
    expect(next(isNew, draftOn(null, 'one'))).toMatchObject({ isRestored: true });
  });

  it.each<[string, Event]>([
    ['an older version', draftOn(0, 'one')],
    ['another beginning', draftOn(1, 'zero')],
  ])('of %s is compared, and stays one until that is decided', (_, event) => {
    const found = formAfter(event);
    const draft: Draft | undefined = event.type === 'drafted' ? event.draft : undefined;
    expect(found).toMatchObject({ isRestored: false, comparison: { draft, isOpen: true } });
    expect(draftOf(found, () => STORED, shape)).toBe(draft);
  });

  it('of something new comes back however it begins by now: nothing of it is stored', () => {
    const isNew = begin<object>({ values: STORED, version: undefined }, false);
    expect(next(isNew, draftOn(null, 'zero'))).toMatchObject({ isRestored: false });
    expect(next(isNew, draftOn(null, 'zero', true))).toMatchObject({ isRestored: true, comparison: null });
  });

  it('that is stored by now is forgotten', () => {
    const draft: Draft = { version: 0, fields: [{ path: ['name'], mine: 'one', base: 'zero' }] };
    expect(formAfter({ type: 'drafted', draft, shape })).toMatchObject({
      comparison: null,
      problem: null,
      isDirty: false,
    });
  });
});
