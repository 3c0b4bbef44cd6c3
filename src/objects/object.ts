import type { MessageId } from '@/i18n/messages';
import type { CallOptions, GuardedCall } from '@/lib/contract/client';
import type { ListRequest } from '@/lib/contract/endpoint';
import type { Path } from '@/routes';
import type { FOUND_GROUPS } from './found-groups';

/** An object as an entry of the log names it. */
export interface Named {
  id: string;
  name: string;
}

/** A verb that the opposite one takes back. */
export interface Flip {
  call: GuardedCall;
  needsPassword: boolean;
  isDanger: boolean;
  run: (id: string, password: string) => Promise<unknown>;
}

/** The calls that are each other's way back, by their verb. */
export type Flips = Readonly<Partial<Record<'enable' | 'disable' | 'lock' | 'unlock', Flip>>>;

/** A form that takes the old values of an edit. */
export interface Edit {
  /** What the form sends; an edit by another call has another form. */
  call: GuardedCall & { readonly path: string };
  /** Where it is, with the values from before an entry of the log. */
  address: (id: string, restore: string) => string;
}

/** What can be created from anywhere: the call that it takes, the screen, and the query that opens the form there. */
export interface Create {
  title: MessageId;
  call: GuardedCall;
  path: Path;
  query?: string;
}

/** One found object: where it is shown, and the words that name it. */
interface FoundLine {
  address: string;
  words: readonly (string | null)[];
  /** What else the list is searched by; shown only of a line that was found by it. */
  further?: readonly (string | null)[];
}

/** How a kind is found by what somebody typed. */
export interface Find<Row = unknown> {
  /** The screen with all of them: who may see it finds them. */
  screen: Path;
  /** What it is shown under. */
  group: keyof typeof FOUND_GROUPS;
  /** The first few that answer a keyword, each with the object itself. */
  first: (
    keyword: string,
    count: number,
    options: CallOptions,
  ) => Promise<{ list: (FoundLine & { row: Row })[]; total: number }>;
}

/** What the console knows of one kind of object outside its own screens; a kind has what there is of it. */
export interface ObjectType {
  /** What one of its kind is called. */
  label: MessageId;
  /** Where it is shown. `path` is the call that was made on it: it may say more of the object than its name. */
  address?: (object: Named, path: string) => string;
  /** What its fields are called, by the gateway's word; those that many kinds have stand in `fields.ts`. */
  fields?: Readonly<Record<string, MessageId>>;
  create?: Create;
  find?: Find;
  edit?: Edit;
  flips?: Flips;
}

/** One kind of object, checked; what it has stays known to the compiler. */
export const object = <const One extends ObjectType>(one: One): One => one;

/** A kind that the search finds by its list call, at the gateway. */
export const found = <Row>({
  call,
  line,
  ...where
}: Pick<Find, 'screen' | 'group'> & {
  call: (request: ListRequest, options: CallOptions) => Promise<{ list: Row[]; total: number }>;
  line: (row: Row) => FoundLine;
}): Find<Row> => ({
  ...where,
  first: async (keyword, count, options) => {
    const { list, total } = await call({ current: 1, pageSize: count, keyword }, options);
    return { list: list.map((row) => ({ ...line(row), row })), total };
  },
});

type ById = GuardedCall & ((input: { id: string }) => Promise<unknown>);
type ByPassword = GuardedCall & ((input: { id: string; password: string }) => Promise<unknown>);

/** A kind that is enabled and disabled. */
export const switched = ({ enable, disable }: Record<'enable' | 'disable', ById>): Flips => ({
  enable: { call: enable, needsPassword: false, isDanger: false, run: (id) => enable({ id }) },
  disable: { call: disable, needsPassword: false, isDanger: true, run: (id) => disable({ id }) },
});

/** A kind that is locked and unlocked, both by one's password. */
export const locked = ({ lock, unlock }: Record<'lock' | 'unlock', ByPassword>): Flips => ({
  lock: { call: lock, needsPassword: true, isDanger: true, run: (id, password) => lock({ id, password }) },
  unlock: { call: unlock, needsPassword: true, isDanger: false, run: (id, password) => unlock({ id, password }) },
});
