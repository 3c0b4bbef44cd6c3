import { join } from 'node:path';
import type { IApi } from 'umi';

/** Parts of libraries that the console does without, and what takes their place. */
const LEFT_OUT: readonly (readonly [part: RegExp, stand: string])[] = [
  [/antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/, 'no-table-filter.js'],
  [/zod[\\/]v4[\\/]core[\\/]to-json-schema\.js$/, 'no-json-schema.js'],
];

/** What antd's table imports and how it is replaced there alone. */
const IN_TABLES: Readonly<Record<string, string>> = {
  '../../radio': 'nothing.js',
  '../../dropdown': 'nothing.js',
  '../pagination': 'late-pagination.js',
};

/** The files that whole families of screens stand on; with everything below it each family is one script. */
const FAMILIES = {
  list: /[\\/]src[\\/]ui[\\/](resource-table|columns)\.tsx$/,
  form: /[\\/]src[\\/]ui[\\/](form-body|form-drawer|field)\.tsx$/,
} as const;

interface Chunk {
  name?: string | null;
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

/**
 * Sorts modules by who needs them. In the start: what the shells share with screens, and what every second screen has.
 * In a family: what no chunk has without the family's root. Where two families meet: base.
 */
function groupsOf({ modules, chunkGraph }: Compilation): Map<Module, string> {
  const all = [...modules].map((module) => ({ module, chunks: chunkGraph.getModuleChunks(module) }));
  const holders = Object.entries(FAMILIES).map(([name, root]) => {
    const roots = all.filter(({ module }) => root.test(module.nameForCondition() ?? ''));
    return { name, chunks: new Set(roots.flatMap(({ chunks }) => chunks)) };
  });
  const isScreen = ({ name }: Chunk) => name?.startsWith('p__') ?? false;
  const screens = new Set(all.flatMap(({ chunks }) => chunks.filter(isScreen)));
  const groups = new Map<Module, string>();
  for (const { module, chunks } of all) {
    if (chunks.length < 2 || module.type.startsWith('css')) continue;
    const own = chunks.filter(isScreen);
    // A part on demand may load more than it needs; a screen may not.
    const needing = own.length > 0 ? own : chunks;
    const isOfShell = own.length > 0 && chunks.some(({ name }) => name?.startsWith('layouts__'));
    const [one, ...others] = holders.filter((family) => needing.every((chunk) => family.chunks.has(chunk)));
    if (isOfShell || own.length > screens.size / 2) groups.set(module, 'umi');
    else if (one) groups.set(module, others.length > 0 ? 'base' : one.name);
    else if (needing.every((chunk) => holders.some((family) => family.chunks.has(chunk)))) groups.set(module, 'base');
  }
  return groups;
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
    chunks: 'async',
    test: (module: Module) => groups.get(module) === name,
  });

  api.chainWebpack((config, { webpack }) => {
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
    // These packages do nothing on import, but do not say so: without this a barrel brings all of its package.
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
        start: group('umi'),
        base: group('base'),
        list: group('list'),
        form: group('form'),
        shared: { chunks: 'async', minChunks: 3, minSize: 20_000, priority: 10, reuseExistingChunk: true },
      },
    });
    return config;
  });
};
