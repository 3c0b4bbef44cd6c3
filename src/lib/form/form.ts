import type * as z from 'zod';
import type { Draft } from '@/lib/drafts';
import { isSecretAt, withoutSecrets } from '@/lib/rules/secret';
import { type FieldPath, isEmpty, valueAt, withValue } from '@/lib/rules/values';
import { type Difference, differences, isSame, type States } from './comparison';

/** The object that a form changes, as it came. */
export interface Stored {
  values: unknown;
  /** Undefined for a new one, or one that has none. */
  version: number | undefined;
}

/** What a form tried to save, as it stood in its fields and as it was sent. */
export interface Sent {
  values: unknown;
  input: unknown;
}

/** What makes values those of a form: its schema, and which of its paths are fields. */
export interface Shape {
  schema: z.core.$ZodType;
  isField: (key: string) => boolean;
}

/** What a look at the object says without a question: why the form was not sent, or is to be sent again. */
export type Found = 'firstSaved' | 'sameStored' | 'newerElsewhere';

/** What the whole form is refused for; a new object each time, since it takes the focus each time. */
export type Problem =
  | { found: Found }
  | {
      text: string;
      /** False where a field was refused too, which has it. */
      takesFocus: boolean;
      /** Whether a call failed, which a problem report tells of. */
      isCall: boolean;
      /** The gateway wants its words unsaid: that nothing was changed is no error. */
      isSilent?: boolean;
    };

/** What somebody else changed meanwhile, beside what was entered. */
export interface Comparison {
  rows: readonly Difference[];
  /** What it was compared with: the form goes by that once it is decided. */
  stored: Stored;
  isOpen: boolean;
  /** What was written down before a reload and is not yet back in the form. */
  draft: Draft | null;
}

/** A choice between what is stored now and what was entered, by field. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** A form from the first key to the answer. `Work` is what a field may be in the middle of, such as an upload. */
export interface Form<Work> {
  /** It stays after it was saved and may be sent again as it is; any other is sent once. */
  staysOpen: boolean;
  /** What it was begun with, or what the operator compared it with since: it is saved against this version. */
  base: Stored;
  /** While `checking`, the object is loaded again: after a refusal, or before what got no answer is sent once more. */
  phase: 'editing' | 'checking' | 'sending' | 'sent';
  /** What is typed would be lost by leaving. */
  isDirty: boolean;
  /** What is being sent, or will be after the check; null while nothing is. */
  pending: Sent | null;
  /** What was sent without an answer: a newer version that holds just that is the operator's own. */
  lost: Sent | null;
  problem: Problem | null;
  /** Fields were refused, which say why themselves; any input ends it. */
  isRefused: boolean;
  /** The first field that was refused, which takes the focus; a new path each time. */
  wrong: FieldPath | null;
  comparison: Comparison | null;
  /** A draft from before a reload was put back. */
  isRestored: boolean;
  works: readonly Work[];
  /** The way that was asked for while it was sent: it goes on when the form was saved. */
  way: (() => void) | null;
  /** Left or no longer on screen: nobody would see here what it says. */
  isGone: boolean;
}

/** What happens to a form. */
export type FormEvent<Work> =
  | { type: 'opened' | 'typed' | 'tried' | 'went' | 'declined' | 'left' }
  | { type: 'began' | 'ended'; work: Work }
  | { type: 'submitted'; sent: Sent }
  | {
      type: 'refused';
      problem: Problem | null;
      /** Fields were refused, and the first of them. */
      isOfFields?: boolean;
      at?: FieldPath | undefined;
      /** Nobody knows whether it went through. */
      isLost?: boolean;
      /** The gateway judged the whole of it: the object may be another one by now. */
      mayBeStale?: boolean;
    }
  /** Fields are wrong already before it is sent. */
  | { type: 'judged'; at: FieldPath | undefined }
  | { type: 'renewed'; stored: Stored; mine: unknown; shape: Shape }
  | { type: 'drafted'; draft: Draft; shape: Shape; isNew?: boolean | undefined }
  | { type: 'compared'; isOpen: boolean }
  | { type: 'chose' }
  | { type: 'asked'; way: () => void };

/** A form that nobody has touched. */
export function begin<Work>(base: Stored, staysOpen: boolean): Form<Work> {
  return {
    staysOpen,
    base,
    phase: 'editing',
    isDirty: false,
    pending: null,
    lost: null,
    problem: null,
    isRefused: false,
    wrong: null,
    comparison: null,
    isRestored: false,
    works: [],
    way: null,
    isGone: false,
  };
}

/** Whether Save does something: one submit at a time, none before work ends, and one of a form that is closing. */
const isFree = <Work>(form: Form<Work>): boolean =>
  form.pending === null && form.works.length === 0 && (form.staysOpen || form.phase !== 'sent');

/** Whether what stands in the form may be sent: also nothing waits for a choice. */
export const canSubmit = <Work>(form: Form<Work>): boolean => isFree(form) && form.comparison === null;

/**
 * How a way out of a form is met: it waits for what is being sent, which is not to be given up; it is asked about as long as
 * something would be lost; or it is free.
 */
export function holdOf<Work>(form: Form<Work>): 'wait' | 'ask' | null {
  if (form.pending) return 'wait';
  return form.works.length > 0 || form.isDirty ? 'ask' : null;
}

/** Whether a newer version may take the place of the form: nothing is typed, and nothing is under way. */
export const mayBeReplaced = <Work>(form: Form<Work>): boolean => holdOf(form) === null && form.phase !== 'checking';

/** What of a form is to be written down before a reload, without its secrets; null where nothing would be lost. */
export function draftOf<Work>(form: Form<Work>, values: () => unknown, { schema, isField }: Shape): Draft | null {
  if (form.comparison?.draft) return form.comparison.draft;
  if (!form.isDirty) return null;
  // A form's values keep what is no longer on screen, too: the schema knows a secret wherever it is.
  const base = withoutSecrets(schema, form.base.values);
  const fields = differences({ base, theirs: base, mine: withoutSecrets(schema, values()) }, isField);
  return {
    version: form.base.version ?? null,
    fields: fields.map((field) => ({ path: [...field.path], mine: field.mine, base: field.base })),
  };
}

/** Nothing is sent, and the way that waited for it goes on no more. */
const STAYS = { phase: 'editing', pending: null, way: null } as const;

const saved = <Work>(form: Form<Work>): Form<Work> => ({
  ...form,
  phase: 'sent',
  isDirty: false,
  isRefused: false,
  pending: null,
  lost: null,
  problem: null,
});

/** Whether all that was changed since the form was begun is what it sent without an answer. */
const isOwn = ({ values, input }: Sent, { base, theirs }: States, { schema, isField }: Shape) =>
  differences({ base, theirs, mine: values }, isField).every(
    (row) =>
      isSecretAt(schema, row.path) || isSame(row.theirs, row.mine) || isSame(row.theirs, valueAt(input, row.path)),
  );

/** The form beside a newer version that holds what it sent itself. */
function metOwn<Work>(form: Form<Work>, own: Sent, open: readonly Difference[], { schema }: Shape): Form<Work> {
  const isSince = open.some((row) => !isSame(row.mine, valueAt(own.values, row.path)));
  const hasSecret = open.some((row) => isSecretAt(schema, row.path) && !isEmpty(row.mine));
  if (isSince || hasSecret)
    return { ...form, ...STAYS, lost: null, problem: { found: isSince ? 'firstSaved' : 'sameStored' } };
  return form.pending ? saved(form) : { ...form, lost: null };
}

/** The form beside another version of its object: nobody's change is overwritten unseen. */
function met<Work>(
  form: Form<Work>,
  { states, stored, shape, draft }: { states: States; stored: Stored; shape: Shape; draft: Draft | null },
): Form<Work> {
  const open = differences(states, shape.isField).filter((row) => !isSame(row.mine, row.theirs));
  const onNewer: Form<Work> = { ...form, base: stored, phase: 'editing' };
  if (!draft && form.lost && isOwn(form.lost, states, shape)) return metOwn(onNewer, form.lost, open, shape);
  const rows = open.filter((row) => !isSecretAt(shape.schema, row.path));
  const isForeign = rows.some((row) => !isSame(row.base, row.theirs));
  if (isForeign || (draft && rows.length > 0))
    return { ...form, ...STAYS, comparison: { rows, stored, isOpen: true, draft } };
  return { ...onNewer, ...STAYS, problem: draft ? null : { found: 'newerElsewhere' } };
}

/**
 * Puts a draft beside what is stored: it comes back as it is where that is what it was written on, or where what it makes is
 * new, of which nothing is stored.
 */
function drafted<Work>(form: Form<Work>, draft: Draft, shape: Shape, isNew: boolean): Form<Work> {
  const { values, version } = form.base;
  const isSameBase = draft.fields.every(({ path, base }) => isSame(base, valueAt(values, path)));
  if (isNew || (isSameBase && (draft.version ?? undefined) === version))
    return { ...form, isDirty: true, isRestored: true };
  const past = (pick: 'base' | 'mine') =>
    draft.fields.reduce((all, field) => withValue(all, field.path, field[pick]), values);
  const states = { base: past('base'), theirs: values, mine: past('mine') };
  return met(form, { states, stored: form.base, shape, draft });
}

/** What becomes of a form by an event. Where nothing does it is the same object. */
export function next<Work>(form: Form<Work>, event: FormEvent<Work>): Form<Work> {
  switch (event.type) {
    case 'opened':
      return form.isGone ? { ...form, isGone: false } : form;
    case 'typed':
      return form.isDirty && !form.isRefused ? form : { ...form, isDirty: true, isRefused: false };
    case 'began':
      return { ...form, works: [...form.works, event.work] };
    case 'ended':
      return { ...form, works: form.works.filter((_, index) => index !== form.works.indexOf(event.work)) };
    case 'tried':
      if (!isFree(form)) return form;
      if (form.comparison) return { ...form, comparison: { ...form.comparison, isOpen: true } };
      return { ...form, problem: null, isRefused: false };
    case 'submitted':
      if (!canSubmit(form)) return form;
      return { ...form, phase: form.lost ? 'checking' : 'sending', pending: event.sent, way: null };
    case 'went':
      return saved(form);
    case 'declined':
      return { ...form, ...STAYS };
    case 'refused':
      return {
        ...form,
        ...STAYS,
        phase: event.mayBeStale ? 'checking' : form.pending ? 'editing' : form.phase,
        lost: event.isLost ? (form.lost ?? form.pending) : form.lost,
        problem: event.problem,
        isRefused: event.isOfFields ?? false,
        wrong: event.at ?? form.wrong,
      };
    case 'judged':
      return { ...form, isRefused: true, wrong: event.at ?? form.wrong };
    case 'renewed': {
      if (form.phase !== 'checking') return form;
      const { stored, mine, shape } = event;
      if (stored.version === form.base.version) return { ...form, phase: form.pending ? 'sending' : 'editing' };
      const states = { base: form.base.values, theirs: stored.values, mine };
      return met(form, { states, stored, shape, draft: null });
    }
    case 'drafted':
      return drafted(form, event.draft, event.shape, event.isNew ?? false);
    case 'compared':
      return form.comparison ? { ...form, comparison: { ...form.comparison, isOpen: event.isOpen } } : form;
    case 'chose':
      return form.comparison ? { ...form, base: form.comparison.stored, comparison: null, problem: null } : form;
    case 'asked':
      return form.pending ? { ...form, way: event.way } : form;
    case 'left':
      return { ...form, isDirty: false, works: [], isGone: true };
  }
}
