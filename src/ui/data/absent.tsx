import { ABSENT } from '@/lib/shown';

/** What stands where there is no value. A row on a phone leaves it out; a word that says why there is none is no such mark. */
export const Absent = () => <span className="absent no-value">{ABSENT}</span>;
