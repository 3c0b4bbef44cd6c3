import type { ListParts } from '@/ui/list-parts';
import { Bulk } from './bulk';
import { Tools } from './tools';

/** What lists load after their first rows. */
export const parts: ListParts = { Bulk, Tools };
