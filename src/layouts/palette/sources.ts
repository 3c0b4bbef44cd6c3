import type { SecretKey } from '@/api/account-center/secret-key';
import type { SubAccount } from '@/api/business-account/sub-account';
import { documentApi } from '@/api/help/doc';
import type { Session } from '@/api/session/session';
import type { CallOptions } from '@/lib/contract/client';
import { OBJECTS, objectTypes } from '@/objects';
import type { Find } from '@/objects/object';
import type { Path } from '@/routes';
import { to } from '@/routes/href';
import { maySee, rowAt } from '../shell/menu';
import type { PaletteGroup } from './option';

/** What was found and something can be done to. */
interface Itself {
  secretKey?: SecretKey;
  account?: SubAccount;
}

/** What the palette found: an object, and where it leads. */
export interface Found extends Itself {
  key: string;
  group: PaletteGroup;
  /** The screen that it belongs to. */
  screen: Path;
  label: string;
  /** The language of the label, where it is not that of the interface. */
  lang?: 'zh-CN';
  /** How many there are in all, on the line that leads to all of them. */
  total?: number;
}

type One = Omit<Found, 'group' | 'screen' | 'total'>;

interface Source {
  group: PaletteGroup;
  screen: Path;
  /** Whether everybody may read it, also without the screen. */
  isOpen?: boolean;
  find: (keyword: string, options: CallOptions, session: Session) => Promise<{ list: readonly One[]; total?: number }>;
}

const FEW = 5;
/** So many hits leave room for what can be done to each; among more the verbs would only be in the way. */
const PLAIN = 2;
const FAQ = '/common_problem';
const DOCUMENTS = '/help_doc/list';

/** What a list of objects finds, at the gateway; with the object itself where something can be done to it. */
const sourceOf = <Row>({ screen, group, first }: Find<Row>, itself?: (row: Row) => Itself): Source => ({
  screen,
  group,
  find: async (keyword, options) => {
    const { list, total } = await first(keyword, FEW, options);
    return {
      total,
      list: list.map(({ address, words, row }) => ({
        ...(list.length <= PLAIN && itself?.(row)),
        key: address,
        label: words.filter(Boolean).join(' · '),
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
    find: async (keyword) => {
      const { faqFor } = await import('@/components/faq/faq-for');
      return {
        list: faqFor(keyword, FEW).map(({ id, title }) => ({ key: to(FAQ, { id }), label: title, lang: 'zh-CN' })),
      };
    },
  },
  {
    screen: DOCUMENTS,
    isOpen: true,
    group: 'help',
    find: async (keyword, options, session) => {
      const { list } = await documentApi.getDirectories({}, options);
      const wanted = keyword.toLowerCase();
      // Documents are for everybody; who may enter their screen stays inside the console.
      const row = rowAt(DOCUMENTS);
      const isInside = row !== undefined && maySee(row, session);
      const found = list
        .flatMap((one) => one.documents)
        .filter(({ title }) => title.toLowerCase().includes(wanted))
        .slice(0, FEW)
        .map(({ id, title }) => ({
          key: to(isInside ? DOCUMENTS : '/anonymous/help_doc', { id }),
          label: title,
        }));
      return { list: found };
    },
  },
];

/** The way to everything that a list finds, under the few that stand here. */
const rest = ({ group, screen }: Source, keyword: string, total: number): Found[] =>
  total > FEW ? [{ key: `${screen}?${new URLSearchParams({ q: keyword })}`, group, screen, label: '', total }] : [];

/** What one source answered: what it found, also nothing, or that it could not be asked. */
export interface Answer {
  found: readonly Found[];
  /** The screen whose objects could not be searched. */
  missed: Path | null;
  isLast: boolean;
}

/** Asks every source that the session may see, or some of them; `tell` hears of each answer. */
export function findEverywhere(
  session: Session,
  keyword: string,
  signal: AbortSignal,
  tell: (answer: Answer) => void,
  only?: readonly Path[],
): void {
  const asked = SOURCES.filter(({ screen, isOpen }) => {
    if (only && !only.includes(screen)) return false;
    const row = rowAt(screen);
    return isOpen === true || (row !== undefined && maySee(row, session));
  });
  let left = asked.length;
  for (const source of asked) {
    const { group, screen, find } = source;
    find(keyword, { signal }, session)
      .then(
        ({ list, total = 0 }) => ({
          found: [...list.map((one) => ({ ...one, group, screen })), ...rest(source, keyword, total)],
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
