import type { output } from 'zod';
import type { SECTIONS } from './sections';

/** What the schemas say of the sections of a node: the entities are written there, field by field, and nowhere else. */
export type Told = { [S in keyof typeof SECTIONS]: output<(typeof SECTIONS)[S]['schema']> };

type ListName = { [S in keyof Told]: Told[S] extends readonly unknown[] ? S : never }[keyof Told];

/** What an entry is in each section that is a list. */
export type ListEntries = { readonly [S in ListName]: Readonly<Told[S][number]> };

/** The sections that are no list: each is its own only entry. */
export type Singles = { readonly [S in Exclude<keyof Told, ListName>]: Readonly<Told[S]> };

export type Lists = { readonly [S in ListName]: readonly ListEntries[S][] };

/** The network sections of one node. */
export interface NodeConfig extends Lists, Singles {}

export type Section = keyof NodeConfig;

interface Entries extends ListEntries, Singles {}

/** What one entry of a section is; a section that is no list is its own only entry. */
export type EntryOf<S extends Section> = Entries[S];

/** One staged edit: `before` null adds an entry, `after` null removes it. `key` is its id, '' where there is no list. */
export interface ChangeOf<S extends Section> {
  readonly section: S;
  readonly key: string;
  readonly before: EntryOf<S> | null;
  readonly after: EntryOf<S> | null;
  /** Write-only fields for which a new value was entered. The values themselves are never part of a change. */
  readonly secrets?: readonly string[] | undefined;
}

export type Change = { [S in Section]: ChangeOf<S> }[Section];
