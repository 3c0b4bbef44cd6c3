import {
  ArrowRightOutlined,
  ClockCircleOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import type { Language } from '@/i18n/language';
import { FOUND_GROUPS } from '@/objects/found-groups';
import { type Path, routeRows } from '@/routes';

/** Groups of the palette, in the order in which they are shown, each with its mark; what was found stands below the name of its screen. */
export const GROUPS = {
  recent: { title: 'palette.recent', icon: ClockCircleOutlined },
  goTo: { title: 'palette.goTo', icon: ArrowRightOutlined },
  actions: { title: 'palette.actions', icon: ThunderboltOutlined },
  ...FOUND_GROUPS,
  // What can be done and merely has the word somewhere, too.
  moreActions: { title: 'palette.moreActions', icon: ThunderboltOutlined },
  // Screens that merely have the word somewhere come after what was looked for.
  screens: { title: 'palette.moreScreens', icon: ArrowRightOutlined },
  help: { title: 'palette.help', icon: QuestionCircleOutlined },
  elsewhere: { title: 'pick.none', icon: SearchOutlined },
} as const;

export type PaletteGroup = keyof typeof GROUPS;

/** One line of the palette. */
export interface PaletteOption {
  key: string;
  group: PaletteGroup;
  /** The screen whose objects were found; its name heads them where the group has no title. */
  screen?: Path;
  label: string;
  /** What it is called in another language, where what was typed is part of that alone. */
  also?: string | undefined;
  /** The line of its text that has what was typed, where the label has not. */
  passage?: string | undefined;
  /** The language of the label and the passage, where it is not that of the interface. */
  lang?: Language | undefined;
  /** Where it stands in the console, outermost first. */
  trail: readonly string[];
  /** Does something to what the line above names. */
  isAction?: boolean | undefined;
  run: () => void;
}

const ORDER = Object.keys(GROUPS);
/** Screens in the order of the console; a question with its answer comes before a document. */
const PLACES = new Map<string, number>(routeRows.map(({ path }, place) => [path, place]));
PLACES.set('/common_problem', -1);
const placeOf = ({ screen }: PaletteOption) => (screen === undefined ? 0 : (PLACES.get(screen) ?? 0));

/** The options group by group, in one the objects of a screen together; otherwise they stay as they came. */
export const groupOptions = (options: readonly PaletteOption[]): PaletteOption[] =>
  [...options].sort(
    (one, other) => ORDER.indexOf(one.group) - ORDER.indexOf(other.group) || placeOf(one) - placeOf(other),
  );
