import { createContext } from 'react';
import type { MessageId } from '@/i18n/messages';

/** What an exported file says of where it comes from. */
export interface ExportOrigin {
  /** The account that exports, by name and id; empty where there is none. */
  account: string;
  /** Message id of the screen's title; absent outside a screen. */
  title?: MessageId | undefined;
}

/** Asked at each export: whose list it is, and of which screen. */
export const ExportOriginContext = createContext<() => ExportOrigin>(() => ({ account: '' }));
