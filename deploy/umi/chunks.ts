import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from 'umi';

/**
 * Parts of libraries that the console does without, and what takes their place. What each patch here saves of the first load
 * stands beside it, in KB brotli, measured by leaving it alone out of the build: of every screen, or of a list.
 */
const LEFT_OUT: readonly (readonly [part: RegExp, stand: string])[] = [
  // 51 of a list.
  [/antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/, 'no-table-filter.js'],
  // 4, with the rule "schemas" below.
  [/zod[\\/]v4[\\/]core[\\/]to-json-schema\.js$/, 'no-json-schema.js'],
  // 4.
  [/axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'no-fetch-adapter.js'],
  // 1.
  [/@umijs[\\/]renderer-react[\\/]dist[\\/]html\.js$/, 'no-server-html.js'],
];

/** antd's Select and what it alone brings along. */
const SELECT =
  /node_modules[\\/](@rc-component[\\/](select|overflow)[\\/]|antd[\\/]es[\\/](select[\\/]|style[\\/]motion[\\/](slide|move)\.js$))/;

/** What antd's table imports and how it is replaced there alone. */
const IN_TABLES: Readonly<Record<string, string>> = {
  // 8 of a list.
  '../../radio': 'nothing.js',
  // 31 of a list.
  '../../dropdown': 'nothing.js',
  // 23 of a list.
  '../pagination': 'late-pagination.js',
};

/** The files that whole families of screens stand on; with everything below it each family is one script. */
const FAMILIES = {
  list: /[\\/]src[\\/]ui[\\/]list[\\/](resource-table|columns)\.tsx$/,
  form: /[\\/]src[\\/]ui[\\/]form[\\/](form-body|form-drawer|field)\.tsx$/,
} as const;

/** Shares of all screens from which on something belongs to the start or to the console's shell; of a family's, to it. */
const NEARLY_ALL = 0.8;
const MOST = 0.36;
const MANY = 0.33;

interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}
interface Module {
  type: string;
  dependencies: object[];
  nameForCondition(): string | null;
}
interface Compilation {
  modules: Iterable<Module>;
  chunkGraph: { getModuleChunks(module: Module): Chunk[] };
}
interface Compiler {
  hooks: {
    thisCompilation: {
      tap(
        name: string,
        run: (
          of: Compilation & {
            hooks: { optimizeChunks: { tap(options: { name: string; stage: number }, run: () => void): void } };
          },
        ) => void,
      ): void;
    };
  };
}
interface Resource {
  context: string;
  request: string;
}

const LIGHT = /^p__(anonymous|console__home)__/;
/**
 * What comes on demand, workers left out: a worker is one script with all that it needs, since Trusted Types let it load no
 * second one.
 */
const isOnDemand = (chunk: Chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('worker-');
const isScreen = ({ name }: Chunk) => name?.startsWith('p__') ?? false;

/**
 * Sorts modules by who needs them. In the start: what the shells share with screens, and what nearly every screen has.
 * In a family: what many of its screens have and no other screen has. In the console: where families meet, and what many
 * screens of any kind have.
 * Styles of the shells and the kit are one file: they are small, and every screen has most of them.
 */
function groupsOf({ modules, chunkGraph }: Compilation): Map<Module, string> {
  const all = [...modules].map((module) => ({ module, chunks: chunkGraph.getModuleChunks(module) }));
  const screensOf = (some: typeof all) => new Set(some.flatMap(({ chunks }) => chunks.filter(isScreen)));
  const families = Object.entries(FAMILIES).map(([name, root]) => ({
    name,
    screens: screensOf(all.filter(({ module }) => root.test(module.nameForCondition() ?? ''))),
  }));
  const lost = families.find(({ screens }) => screens.size === 0);
  if (lost) throw new Error(`no screen belongs to the family ${lost.name}: have its files moved?`);
  families.push({ name: 'console', screens: new Set(families.flatMap(({ screens }) => [...screens])) });
  const withKit = screensOf(
    all.filter(({ module }) => Object.values(FAMILIES).some((root) => root.test(module.nameForCondition() ?? ''))),
  );
  // The home and the anonymous screens without a form are small; nothing that others share may come along.
  const isLight = (screen: Chunk) => LIGHT.test(screen.name ?? '') && !withKit.has(screen);
  const count = screensOf(all).size;
  const groups = new Map<Module, string>();
  for (const { module, chunks } of all) {
    const own = chunks.filter(isScreen);
    if (own.length === 0 || chunks.length < 2 || module.type.startsWith('css')) continue;
    const isOfShell = chunks.some(({ name }) => name?.startsWith('layouts__'));
    const fits = ({ screens }: { screens: Set<Chunk> }) =>
      own.length >= screens.size * MANY && own.every((screen) => screens.has(screen));
    const family = isOfShell ? undefined : families.find(fits)?.name;
    if (family) groups.set(module, family);
    else if (isOfShell || own.length > count * NEARLY_ALL) groups.set(module, 'umi');
    else if (own.length > count * MOST && !own.some(isLight)) groups.set(module, 'console');
  }
  return groups;
}

/** A replacement that hits nothing does not show: the build is a little larger, and an operator gets another table. */
function expectStands({ modules }: Compilation): void {
  const names = new Set([...modules].map((module) => module.nameForCondition()?.replace(/.*[\\/]/, '')));
  const stands = [...LEFT_OUT.map(([, stand]) => stand), ...Object.values(IN_TABLES)];
  const lost = stands.filter((stand) => !names.has(stand));
  if (lost.length > 0) throw new Error(`nothing was replaced by ${lost.join(', ')}: has the library moved its files?`);
}

/** What tables import by name, wherever in the library's folder: each name must be met. */
function expectImports(folder: string): void {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const lost = Object.keys(IN_TABLES).filter(
    (name) => !sources.some((source) => source.includes(`from "${name}"`) || source.includes(`from '${name}'`)),
  );
  if (lost.length > 0) throw new Error(`antd's tables no longer import ${lost.join(', ')}: see deploy/umi/chunks.ts`);
}

/** Few files per screen: one for React, one for the start, one for each family it belongs to, one of its own. */
export default (api: IApi) => {
  api.describe({ key: 'ownChunks' });
  const local = (file: string) => join(api.cwd, 'deploy/umi', file);
  let groups = new Map<Module, string>();
  const group = (name: string) => ({
    name,
    priority: 20,
    enforce: true,
    chunks: isOnDemand,
    test: (module: Module) => groups.get(module) === name,
  });

  api.chainWebpack((config, { webpack }) => {
    expectImports(join(api.cwd, 'node_modules/antd/es/table'));
    const { NormalModuleReplacementPlugin } = webpack;
    for (const [part, stand] of LEFT_OUT)
      config.plugin(`without ${stand}`).use(NormalModuleReplacementPlugin, [part, local(stand)]);
    config.plugin('lighter tables').use(NormalModuleReplacementPlugin, [
      /^\.\.[\\/](\.\.[\\/](radio|dropdown)|pagination)$/,
      (resource: Resource) => {
        const stand = IN_TABLES[resource.request];
        if (stand && /antd[\\/]es[\\/]table/.test(resource.context)) resource.request = local(stand);
      },
    ]);
    config.module
      .rule('schemas')
      .test(/zod[\\/]v4[\\/]classic[\\/]schemas\.js$/)
      .use('without')
      .loader(local('without-json-schema.cjs'));
    if (api.env === 'production') {
      // Messages come parsed (deploy/umi/texts.ts): 6.
      config.resolve.alias.set(
        '@formatjs/icu-messageformat-parser$',
        join(api.cwd, 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
      );
    }
    // These packages do nothing on import, but do not say so: without this a barrel brings all of its package:
    // 4, and 17 of a list.
    config.module
      .rule('pure')
      .test(/node_modules[\\/]@rc-component[\\/]/)
      .sideEffects(false);
    if (api.env !== 'production') return config;
    config.plugin('groups').use(
      class {
        apply({ hooks }: Compiler) {
          hooks.thisCompilation.tap('groups', (compilation) =>
            compilation.hooks.optimizeChunks.tap({ name: 'groups', stage: -100 }, () => {
              expectStands(compilation);
              groups = groupsOf(compilation);
            }),
          );
        }
      },
    );
    config.optimization.splitChunks({
      cacheGroups: {
        default: false,
        defaultVendors: false,
        framework: {
          name: 'framework',
          chunks: 'all',
          priority: 40,
          enforce: true,
          test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|history|scheduler)[\\/]/,
        },
        styles: {
          name: 'umi',
          priority: 30,
          enforce: true,
          chunks: isOnDemand,
          test: (module: Module) =>
            module.type === 'css/mini-extract' && !/[\\/]src[\\/]pages[\\/]/.test(module.nameForCondition() ?? ''),
        },
        // The screen has it at once, palette and help drawer on demand: one script for all of them.
        faq: {
          name: 'faq',
          priority: 30,
          enforce: true,
          chunks: isOnDemand,
          test: /[\\/]src[\\/]components[\\/]faq[\\/]/,
        },
        // Pages of lists, filters and forms have it on demand: else each of its layers is a request.
        select: {
          name: 'select',
          priority: 25,
          enforce: true,
          chunks: isOnDemand,
          test: SELECT,
        },
        start: group('umi'),
        console: group('console'),
        list: group('list'),
        form: group('form'),
        shared: { chunks: isOnDemand, minChunks: 3, minSize: 20_000, priority: 10, reuseExistingChunk: true },
      },
    });
    return config;
  });
};
