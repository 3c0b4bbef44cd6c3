import type { output } from 'zod';
import type { SECTIONS } from './sections';

/** What the schemas say of the sections of a node: the entities are written there, field by field, and nowhere else. */
export type SectionTypes = { [S in keyof typeof SECTIONS]: output<(typeof SECTIONS)[S]['schema']> };

type ListName = {
  [S in keyof SectionTypes]: SectionTypes[S] extends readonly unknown[] ? S : never;
}[keyof SectionTypes];

/** What an entry is in each section that is a list. */
export type ListEntries = { readonly [S in ListName]: Readonly<SectionTypes[S][number]> };

/** The sections that are no list: each is its own only entry. */
export type Singles = { readonly [S in Exclude<keyof SectionTypes, ListName>]: Readonly<SectionTypes[S]> };

export type Lists = { readonly [S in ListName]: readonly ListEntries[S][] };

/** The network sections of one node. */
export interface NodeConfig extends Lists, Singles {}

export type SectionKey = keyof NodeConfig;

interface Entries extends ListEntries, Singles {}

/** What one entry of a section is; a section that is no list is its own only entry. */
export type EntryOf<S extends SectionKey> = Entries[S];

/** One staged edit: `before` null adds an entry, `after` null removes it. `key` is its id, '' where there is no list. */
export interface ChangeOf<S extends SectionKey> {
  readonly section: S;
  readonly key: string;
  readonly before: EntryOf<S> | null;
  readonly after: EntryOf<S> | null;
  /** Write-only fields for which a new value was entered. The values themselves are never part of a change. */
  readonly secrets?: readonly string[] | undefined;
  /** Nothing is changed: the section is sent again as it is, since something else runs on the node. */
  readonly isAgain?: boolean | undefined;
}

export type Change = { [S in SectionKey]: ChangeOf<S> }[SectionKey];
