import type { SecretKey } from '@/api/account-center/secret-key';
import type { SubAccount } from '@/api/business-account/sub-account';
import { documentApi } from '@/api/help/doc';
import type { Session } from '@/api/session/session';
import type { Language } from '@/i18n/language';
import { currentLanguage } from '@/i18n/locale';
import type { CallOptions } from '@/lib/contract/client';
import { isOffered } from '@/lib/contract/offered';
import { hasEachWord, lineAround } from '@/lib/highlight';
import { OBJECTS, objectTypes } from '@/objects';
import type { Find } from '@/objects/object';
import type { Path } from '@/routes';
import { to } from '@/routes/href';
import { maySee, rowAt } from '../shell/menu';
import type { PaletteGroup } from './option';
import type { PaletteQuery } from './query';

/** What was found and something can be done to. */
interface Itself {
  secretKey?: SecretKey;
  account?: SubAccount;
}

/** What the palette found: an object, and where it leads. */
export interface PaletteResult extends Itself {
  key: string;
  group: PaletteGroup;
  /** The screen that it belongs to. */
  screen: Path;
  label: string;
  /** The line of its text that has what was typed, where the label has not. */
  passage?: string | undefined;
  /** The language of the label and the passage, where it is not that of the interface. */
  lang?: Language;
  /** How many there are in all, on the line that leads to all of them. */
  total?: number;
}

type One = Omit<PaletteResult, 'group' | 'screen' | 'total'>;

interface Source {
  group: PaletteGroup;
  screen: Path;
  /** Whether everybody may read it, also without the screen. */
  isOpen?: boolean;
  find: (
    asked: PaletteQuery,
    options: CallOptions,
    session: Session,
  ) => Promise<{ list: readonly One[]; total?: number }>;
}

const FEW = 3;
/** So many of the help, where each is about something else. */
const SOME = 5;
/** The gateway looks for one word; those that have the others are picked out of so many. */
const SIFTED = 50;
const FAQ = '/common_problem';
const DOCUMENTS = '/help_doc/list';

/** The words of a line; one that none of them has is shown with what has it, behind the name, where it is not cut off. */
function labelOf(words: readonly (string | null)[], further: readonly (string | null)[], asked: readonly string[]) {
  const [name, ...rest] = words.filter((word) => word !== null && word !== '');
  const unseen = asked.filter((word) => !words.some((text) => text !== null && hasEachWord([text], word)));
  const shown = unseen.flatMap((word) => further.find((text) => text !== null && hasEachWord([text], word)) ?? []);
  return [name, ...new Set(shown), ...rest].join(' · ');
}

/** The line of some texts that says why something was found; nothing where its title does. */
function passageOf(title: string, texts: readonly string[], keyword: string): string | undefined {
  if (hasEachWord([title], keyword)) return undefined;
  return texts.flatMap((text) => lineAround(text, keyword) ?? [])[0];
}

/** What a list of objects finds, at the gateway; with the object itself where something can be done to it. */
const sourceOf = <Row>({ screen, group, first }: Find<Row>, itself?: (row: Row) => Itself): Source => ({
  screen,
  group,
  find: async ({ words: [longest = '', ...others] }, options) => {
    const { list, total } = await first(longest, others.length > 0 ? SIFTED : FEW, options);
    const lines = list
      .map(({ address, words, further = [], row }) => ({
        address,
        label: labelOf(words, further, [longest, ...others]),
        row,
      }))
      .filter(({ label }) => hasEachWord([label], others.join(' ')));
    return {
      // Of more than were looked through, what is left has other matches: all with the one word lead on.
      total: others.length === 0 || (total ?? 0) > SIFTED ? total : 0,
      list: lines.slice(0, FEW).map(({ address, label, row }) => ({
        ...itself?.(row),
        key: address,
        label,
      })),
    };
  },
});

/** Where the palette looks besides the screens. */
const SOURCES: readonly Source[] = [
  sourceOf(OBJECTS.secretKey.find, (secretKey) => ({ secretKey })),
  sourceOf(OBJECTS.subAccount.find, (account) => ({ account })),
  ...objectTypes
    .filter((type) => type !== OBJECTS.secretKey && type !== OBJECTS.subAccount)
    .flatMap(({ find }) => (find ? [sourceOf(find)] : [])),
  {
    screen: FAQ,
    group: 'help',
    find: async ({ words }) => {
      const { faqFor } = await import('@/components/faq/faq-for');
      const keyword = words.join(' ');
      return {
        list: faqFor(keyword, SOME, currentLanguage()).map(({ id, title, body, lang }) => ({
          key: to(FAQ, { id }),
          label: title,
          passage: passageOf(title, body, keyword),
          lang,
        })),
      };
    },
  },
  {
    screen: DOCUMENTS,
    isOpen: true,
    group: 'help',
    find: async ({ words }, options, session) => {
      const keyword = words.join(' ');
      const { list } = await documentApi.getDirectories({}, options);
      // Documents are for everybody; who may enter their screen stays inside the console.
      const row = rowAt(DOCUMENTS);
      const isInside = row !== undefined && maySee(row, session);
      const titled = list.flatMap((one) => one.documents).filter(({ title }) => hasEachWord([title], keyword));
      const isSearched = titled.length === 0 && isOffered(documentApi.getMatches.capability);
      const documents = isSearched
        ? (await documentApi.getMatches({ keyword }, options)).list
        : titled.map((one) => ({ ...one, passages: [] }));
      const found = documents.slice(0, SOME).map(({ id, title, passages }) => ({
        key: to(isInside ? DOCUMENTS : '/anonymous/help_doc', { id }),
        label: title,
        passage: passageOf(title, passages, keyword),
      }));
      return { list: found };
    },
  },
];

/** The way to everything that a list finds, under the few that stand here. */
const rest = ({ group, screen }: Source, { words }: PaletteQuery, total: number): PaletteResult[] =>
  total > FEW
    ? [{ key: `${screen}?${new URLSearchParams({ q: words[0] ?? '' })}`, group, screen, label: '', total }]
    : [];

/** What one source answered: what it found, also nothing, or that it could not be asked. */
export interface SourceAnswer {
  found: readonly PaletteResult[];
  /** The screen whose objects could not be searched. */
  missed: Path | null;
  isLast: boolean;
}

/** Asks every source that the session may see, or some of them; `tell` hears of each answer. */
export function findEverywhere(
  session: Session,
  asked: PaletteQuery,
  signal: AbortSignal,
  tell: (answer: SourceAnswer) => void,
  only?: readonly Path[],
): void {
  const sources = SOURCES.filter(({ screen, isOpen }) => {
    if (only && !only.includes(screen)) return false;
    const row = rowAt(screen);
    return isOpen === true || (row !== undefined && maySee(row, session));
  });
  let left = sources.length;
  for (const source of sources) {
    const { group, screen, find } = source;
    find(asked, { signal }, session)
      .then(
        ({ list, total = 0 }) => ({
          found: [...list.map((one) => ({ ...one, group, screen })), ...rest(source, asked, total)],
          missed: null,
        }),
        () => ({ found: [], missed: screen }),
      )
      .then((answer) => {
        left -= 1;
        if (!signal.aborted) tell({ ...answer, isLast: left === 0 });
      });
  }
}
