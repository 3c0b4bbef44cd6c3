import {
  AlertOutlined,
  ArrowRightOutlined,
  ClockCircleOutlined,
  ClusterOutlined,
  FileTextOutlined,
  KeyOutlined,
  QuestionCircleOutlined,
  ThunderboltOutlined,
  UserOutlined,
} from '@ant-design/icons';

/** Groups of the palette, in the order in which they are shown, each with its title and its mark. */
export const GROUPS = {
  recent: { title: 'palette.recent', icon: ClockCircleOutlined },
  goTo: { title: 'palette.goTo', icon: ArrowRightOutlined },
  actions: { title: 'palette.actions', icon: ThunderboltOutlined },
  accounts: { title: 'palette.accounts', icon: UserOutlined },
  keys: { title: 'palette.keys', icon: KeyOutlined },
  nodes: { title: 'palette.nodes', icon: ClusterOutlined },
  alarms: { title: 'palette.alarms', icon: AlertOutlined },
  orders: { title: 'palette.orders', icon: FileTextOutlined },
  help: { title: 'palette.help', icon: QuestionCircleOutlined },
} as const;

export type PaletteGroup = keyof typeof GROUPS;

/** One line of the palette. */
export interface PaletteOption {
  key: string;
  group: PaletteGroup;
  label: string;
  /** The language of the label, where it is not that of the interface. */
  lang?: 'zh-CN' | undefined;
  /** Where it stands in the console, outermost first. */
  trail: string;
  /** Does something to what the line above names. */
  isAction?: boolean | undefined;
  run: () => void;
}

const ORDER = Object.keys(GROUPS);

/** The options group by group; within one they stay as they came. */
export const grouped = (options: readonly PaletteOption[]): PaletteOption[] =>
  [...options].sort((one, other) => ORDER.indexOf(one.group) - ORDER.indexOf(other.group));
