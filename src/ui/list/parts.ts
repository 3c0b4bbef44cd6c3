import { Bulk } from './bulk';
import type { ListParts } from './list-parts';
import { PhoneBar } from './phone-bar';
import { Tools } from './tools';

/** What lists load after their first rows. */
export const parts: ListParts = { Bulk, Tools, PhoneBar };
