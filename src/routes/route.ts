import type { MessageId } from '@/i18n/messages';
import type { Capability } from '@/lib/contract/capability';

/** Groups of the side menu, in the specification's order. */
export const MENU_GROUPS = ['console', 'message', 'log', 'alarm', 'account', 'cost', 'system'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** One path of the console. Data only: no component, no handler. */
export interface RouteRow {
  /** As the specification spells it; `:id` for a child of a listed path. */
  readonly path: `/${string}`;
  /** File under src/pages without its ending. */
  readonly screen: string;
  /** Files under locales/<language> whose messages travel with it; absent: the one named as the screen's folder. */
  readonly texts?: readonly string[];
  /** Message id of heading, document title and menu item. */
  readonly title: MessageId;
  /** Menu right that the gateway must grant; null for everybody who is signed in, and for anonymous paths. */
  readonly permission: string | null;
  /** What the gateway must offer for it beyond what is specified; absent for a specified screen. */
  readonly capability?: Capability;
  /** Where it stands in the side menu; absent for paths that are reached otherwise. */
  readonly menu?: MenuGroup;
  /** Documents of the document center about it, for the help drawer. */
  readonly help?: readonly string[];
  /** The path above it in the breadcrumb. */
  readonly parent?: `/${string}`;
}

/** A path that only leads to another one. */
export interface RedirectRow {
  readonly path: `/${string}`;
  readonly redirect: `/${string}`;
}
