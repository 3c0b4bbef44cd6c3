import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from 'umi';

/** A screen as Umi writes it into its table of components; layouts and redirects are others. */
const SCREEN = /React\.lazy\((\(\) => import\(\/\* webpackChunkName: "p__[^"]+" \*\/'[^']+'\))\)/g;

/**
 * Puts the bare import of each screen into Umi's table: src/app.tsx wraps it into a loader with Retry and messages. A lazy
 * component would have to be opened for that by a field that is React's own.
 */
export default (api: IApi) => {
  api.describe({ key: 'ownScreens' });
  api.onGenerateFiles({
    stage: Number.POSITIVE_INFINITY,
    fn: () => {
      const file = join(api.paths.absTmpPath, 'core/route.tsx');
      const source = readFileSync(file, 'utf8');
      const bare = source.replace(SCREEN, '$1');
      if (bare === source) throw new Error(`${file} names no screen as it used to: see deploy/umi/screens.ts`);
      writeFileSync(file, bare);
    },
  });
};
