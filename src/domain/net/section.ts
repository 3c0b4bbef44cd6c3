import * as z from 'zod';
import { normalize } from '@/lib/ip/address';
import type { CrossIssue, Known } from '@/lib/rules/cross-field';
import type { Connected } from './connected';
import type { Finding } from './lint';
import type {
  Change,
  ChangeOf,
  ListEntries,
  Lists,
  NodeConfig,
  SectionKey,
  SectionTypes,
  Singles,
} from './node-config';

interface Edit<E> {
  readonly key: string;
  readonly before: E | null;
  readonly after: E | null;
  readonly secrets?: readonly string[];
}

/** Whether an edit of an entry may cut off a node with this configuration, or take a session from it. */
export type Risk<E> = (edit: Pick<Edit<E>, 'before' | 'after'>, config: NodeConfig) => boolean;

/** What is the same for the entries of a section, whichever node they are of. */
export interface SectionKind<E> {
  /** The entries; a section that is no list has one. */
  readonly entries: (config: NodeConfig) => readonly E[];
  /** Entries of two nodes with the same name are the same entry; ids differ from node to node. */
  readonly nameOf: (entry: E) => string;
  readonly change: (edit: Edit<E>) => Change;
  /** A configuration with the edits of this section in it; entries that no edit names are the same objects. */
  readonly put: (config: NodeConfig, changes: readonly Change[]) => NodeConfig;
  readonly isRisky: Risk<E>;
}

/**
 * Where lines stand in the text of a router, in this order; within a place the sections follow each other as they are
 * listed. What refers to something stands below it.
 */
export const PLACES = ['bonds', 'ports', 'remarks', 'routes', 'policies', 'protocols'] as const;
export type Place = (typeof PLACES)[number];

/** Configurations as they are sent: whatever has a wrong type is missing. */
export type SentConfig = { readonly [S in keyof SectionTypes]?: Known<SectionTypes[S]> | undefined };

/** What the core knows of a section, beside the kind of its entries. */
export interface SectionParts {
  readonly schema: z.ZodType;
  readonly change: z.ZodType;
  /** Every code that its lint can say. */
  readonly codes: readonly string[];
  /** What is doubtful in it. Entries that are not valid are skipped. */
  readonly lint?: (config: NodeConfig, connected: readonly Connected[]) => Finding[];
  /** What is doubtful, also by what a step from `before` takes away. */
  readonly lintStep?: (config: NodeConfig, before?: NodeConfig) => Finding[];
  /** Its lines in the text of a router. */
  readonly text?: { readonly [P in Place]?: (config: NodeConfig) => string[] };
  /** Which lines of a router are its own, by the blocks that they stand in and by what they say. No two sections own one. */
  readonly owns?: readonly (readonly [block: RegExp, text: RegExp])[];
  /** No router knows of it: what of it is in effect cannot be read from one. */
  readonly isUnread?: boolean;
  /** What the specification refuses across entries, its own and those of other sections. */
  readonly clashes?: (config: SentConfig) => CrossIssue[];
}

const changeOf = <const S extends string, E extends z.ZodType>(section: S, entry: E) =>
  z.object({
    section: z.literal(section),
    key: z.string(),
    before: entry.nullable(),
    after: entry.nullable(),
    /** Write-only fields that get a new value; the values go beside the changes. */
    secrets: z.array(z.string()).readonly().optional(),
    /** Nothing is changed: the section is written to the node again, since something else runs there. */
    isAgain: z.boolean().optional(),
  });

/** A section that is a list, and its edits, by what one entry is. */
export const listSection = <const S extends string, E extends z.ZodType>(section: S, entry: E) => ({
  schema: z.array(entry),
  change: changeOf(section, entry),
});

/** A section that is its own only entry, and its edits. */
export const oneOf = <const S extends string, E extends z.ZodType>(section: S, entry: E) => ({
  schema: entry,
  change: changeOf(section, entry),
});

/** The edits of one section. */
export function changesOf<S extends SectionKey>(changes: readonly Change[], section: S): ChangeOf<S>[] {
  const isWanted = (one: Change): one is Extract<Change, ChangeOf<S>> => one.section === section;
  return changes.filter(isWanted);
}

/** A list after edits: changed entries stay in their place, removed ones go, new ones follow in the order of the edits. */
function edited<E extends { readonly id: string }>(
  entries: readonly E[],
  edits: readonly { readonly key: string; readonly after: E | null }[],
): readonly E[] {
  const of = new Map(edits.map(({ key, after }) => [key, after]));
  const known = new Set(entries.map(({ id }) => id));
  const kept = entries.map((entry) => of.get(entry.id) ?? (of.has(entry.id) ? null : entry));
  const added = edits.map(({ key, after }) => (known.has(key) ? null : after));
  return [...kept, ...added].filter((entry) => entry !== null);
}

/** The kind of a list. */
export function list<S extends keyof ListEntries>(
  section: S,
  nameOf: (entry: ListEntries[S]) => string,
  isRisky: Risk<ListEntries[S]>,
  change: SectionKind<ListEntries[S]>['change'],
): SectionKind<ListEntries[S]> {
  const entries = (config: Lists) => config[section];
  const put = (config: NodeConfig, changes: readonly Change[]) => {
    const own = changesOf(changes, section);
    return own.length === 0 ? config : { ...config, [section]: edited<ListEntries[S]>(entries(config), own) };
  };
  return { entries, nameOf, isRisky, change, put };
}

/** The kind of a section that is its own only entry. */
export function single<S extends keyof Singles>(
  section: S,
  isRisky: Risk<Singles[S]>,
  change: SectionKind<Singles[S]>['change'],
): SectionKind<Singles[S]> {
  const of = (config: Singles) => config[section];
  const put = (config: NodeConfig, changes: readonly Change[]) => {
    const after = changesOf(changes, section).at(-1)?.after ?? null;
    return after === null ? config : { ...config, [section]: after };
  };
  return { entries: (config) => [of(config)], nameOf: () => '', isRisky, change, put };
}

export const always = (): boolean => true;
export const never = (): boolean => false;

/** The risk of an edit by the entry that goes or the one that comes. */
export const ofEither =
  <E>(is: (entry: E, config: NodeConfig) => boolean): Risk<E> =>
  ({ before, after }, config) =>
    (before !== null && is(before, config)) || (after !== null && is(after, config));

export const byName = ({ name }: { readonly name: string }): string => name;

export const byAddress = ({ address }: { readonly address: string }): string => normalize(address) ?? address;
