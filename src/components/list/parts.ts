import type { ListParts } from '@/ui/list-parts';
import { Bulk } from './bulk';

/** What lists load after their first rows. */
export const parts: ListParts = { Bulk };
