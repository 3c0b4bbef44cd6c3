import { readFileSync } from 'node:fs';

/** An answer of a real program, as `recorded/README.md` says where it comes from. */
export const recorded = (name: string): string => readFileSync(`tests/domain/ask/recorded/${name}.json`, 'utf8');
