import { readFileSync } from 'node:fs';

/** An answer of a real router, as `frr/README.md` says where it comes from. */
export const frr = (name: string): unknown =>
  JSON.parse(readFileSync(`tests/domain/net/looking-glass/frr/${name}.json`, 'utf8'));
