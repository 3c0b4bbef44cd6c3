import { isSameEntry } from './change-set';
import { secretsToEnter } from './compare';
import type { Change, EntryOf, NodeConfig, SectionKey } from './node-config';
import { SECTION_KINDS } from './sections';

const isSection = (name: string): name is SectionKey => name in SECTION_KINDS;

const keyOf = (entry: object): string => ('id' in entry ? String(entry.id) : '');

const watches = (entry: object): entry is { readonly bfd: string } => 'bfd' in entry && typeof entry.bfd === 'string';

/** Each entry that is wanted with the one of the node that it is: the same id, or else the same name; and what is left over. */
function matched<S extends SectionKey>(section: S, now: NodeConfig, wanted: NodeConfig) {
  const { entries, nameOf } = SECTION_KINDS[section];
  const free = new Map(entries(now).map((entry) => [keyOf(entry), entry]));
  const take = (key: string): EntryOf<S> | null => {
    const entry = free.get(key) ?? null;
    free.delete(key);
    return entry;
  };
  const byId = entries(wanted).map((entry) => ({ entry, present: take(keyOf(entry)) }));
  const names = new Map([...free].map(([key, entry]) => [nameOf(entry), key]));
  const pairs = byId.map(({ entry, present }) => ({ entry, present: present ?? take(names.get(nameOf(entry)) ?? '') }));
  return { pairs, others: [...free.values()] };
}

function sectionTo<S extends SectionKey>(
  section: S,
  now: NodeConfig,
  wanted: NodeConfig,
  templates: ReadonlyMap<string, string>,
): Change[] {
  const { change } = SECTION_KINDS[section];
  /** The entry under the id, and with the template, that it has on the node. */
  const onNode = (entry: EntryOf<S>, present: EntryOf<S> | null): EntryOf<S> => {
    const own = present && 'id' in present ? Object.assign({}, entry, { id: present.id }) : entry;
    return watches(own) ? Object.assign({}, own, { bfd: templates.get(own.bfd) ?? own.bfd }) : own;
  };
  const { pairs, others } = matched(section, now, wanted);
  const kept = pairs.flatMap(({ entry, present }): Change[] => {
    const after = onNode(entry, present);
    if (isSameEntry(present, after)) return [];
    const secrets = secretsToEnter(after, present);
    return [change({ key: keyOf(after), before: present, after, ...(secrets.length > 0 && { secrets }) })];
  });
  return [...kept, ...others.map((entry) => change({ key: keyOf(entry), before: entry, after: null }))];
}

/**
 * The edits that give a node another configuration of its own, such as an earlier one, as a whole. Entries are matched by
 * their id, or by their name, so that one that went and came again is the same; those that come have the id that they had. Passwords cannot be
 * read: one that is there stays as it is now, and edits name those that have to be entered.
 */
export function changesTo(now: NodeConfig, wanted: NodeConfig): Change[] {
  const templates = new Map(
    matched('bfdTemplates', now, wanted).pairs.map(({ entry, present }) => [entry.id, present?.id ?? entry.id]),
  );
  return Object.keys(SECTION_KINDS)
    .filter(isSection)
    .flatMap((section) => sectionTo(section, now, wanted, templates));
}
