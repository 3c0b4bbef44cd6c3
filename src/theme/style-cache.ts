import { createCache } from '@ant-design/cssinjs';

const RULES = 'style%';

/**
 * The cache of the library's style rules, kept for good: the library drops the rules of a component with its last use
 * and works them out anew at the next one, a third of the time that opening a tab takes. Tokens still come and go with
 * the theme; the rules only name them.
 */
export function keptStyles(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, next) =>
    update(path, (held) => next(held) ?? (path.startsWith(RULES) && held ? [0, held[1]] : null));
  return cache;
}
