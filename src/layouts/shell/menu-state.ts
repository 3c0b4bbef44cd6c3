import { readText } from '@/lib/storage';

export const MENU_KEY = 'menuCollapsed';
/** Keys of groups, and paths of screens, with a space after each: plain text costs the first load less than a list. */
export const FOLDED_KEY = 'menuFolded';
export const PINNED_KEY = 'menuPinned';

/** Whether the operator folded the side menu. */
export const isMenuCollapsed = (): boolean => readText(MENU_KEY) === '1';
