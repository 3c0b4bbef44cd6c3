import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from 'umi';

interface Module {
  nameForCondition(): string | null;
  /** What webpack has put into this one. */
  modules?: Iterable<Module>;
}

/** The folder of the package that a file belongs to, from node_modules on. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const wholeOf = (module: Module): Module[] => [module, ...[...(module.modules ?? [])].flatMap(wholeOf)];

/**
 * Writes .cache/shipped.json: the folder of each package that has a module in the scripts or styles. What the project depends on
 * is another list: Umi brings a runtime of its own, and of many packages nothing is left.
 */
export default (api: IApi) => {
  api.describe({ key: 'ownShipped' });
  api.onBuildComplete(({ err, stats }) => {
    if (err || !stats) return;
    const { modules, chunkGraph } = stats.compilation;
    const all = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(wholeOf);
    const found = all.flatMap((module) => PACKAGE.exec(module.nameForCondition() ?? '') ?? []);
    const places = [...new Set(found)].map((place) => place.slice(api.cwd.length + 1).replaceAll('\\', '/')).sort();
    const file = join(api.cwd, '.cache/shipped.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(places, null, 1)}\n`);
  });
};
