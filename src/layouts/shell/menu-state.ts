import { readText } from '@/lib/storage';

export const MENU_KEY = 'menuCollapsed';

/** Whether the operator folded the side menu. */
export const isMenuCollapsed = (): boolean => readText(MENU_KEY) === '1';
