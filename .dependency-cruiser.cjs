const swc = require('@swc/core');

// TypeScript 7 has no compiler API, so swc reads the sources; dependency-cruiser forgets to tell it which are TSX.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

/**
 * Who may import whom: lib ← domain ← api ← session, i18n ← ui ← objects ← components ← pages ← layouts, app (README, "Principles").
 * The rules name layers, never features: a new feature needs no line here.
 */
const layer = (name) => `^src/${name}/`;

/** A layer and everything above it, which it may not import. */
const ORDER = ['lib', 'domain', 'api', 'session', 'i18n', 'ui', 'objects', 'components', 'pages', 'layouts'];
/** session and i18n stand on one level, and components may use both; ui takes lib and i18n only. */
const MAY = {
  lib: [],
  domain: ['lib'],
  api: ['lib', 'domain'],
  i18n: ['lib'],
  session: ['lib', 'domain', 'api', 'i18n'],
  ui: ['lib', 'i18n'],
  theme: ['lib'],
  objects: ['lib', 'domain', 'api', 'session', 'i18n', 'ui', 'routes'],
  components: ['lib', 'domain', 'api', 'session', 'i18n', 'ui', 'objects', 'routes'],
  pages: ['lib', 'domain', 'api', 'session', 'i18n', 'ui', 'objects', 'components', 'routes', 'theme'],
  layouts: [...ORDER.filter((name) => name !== 'pages' && name !== 'layouts'), 'routes', 'theme'],
  // The names of what a gateway may lack.
  routes: ['i18n', 'lib'],
};

const layers = Object.entries(MAY).map(([name, allowed]) => ({
  name: `layer-${name}`,
  comment: `src/${name} may import src/${allowed.join(', src/') || 'nothing else of ours'}`,
  severity: 'error',
  from: { path: layer(name) },
  to: { path: '^(src|mock|tests|e2e|deploy)/', pathNot: `^src/(${[name, ...allowed].join('|')})/` },
}));

/** The rooms of the kit: each may import those before it. */
const ROOMS = ['lazy', 'data', 'feedback', 'page', 'form', 'list', 'tree', 'chart'];
const rooms = ROOMS.slice(0, -1).map((room, at) => ({
  name: `kit-${room}`,
  comment: `the kit's rooms stand on each other in this order: ${ROOMS.join(', ')}`,
  severity: 'error',
  from: { path: `^src/ui/${room}/` },
  to: { path: `^src/ui/(${ROOMS.slice(at + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...layers,
    ...rooms,
    {
      name: 'feature-imports-feature',
      comment: 'Features share downwards (components, api) or link by URL',
      severity: 'error',
      from: { path: '^src/pages/([^/]+/[^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'model-stays-pure',
      comment: 'model.ts maps what is on the wire to what is on screen: no React, no antd, no kit',
      severity: 'error',
      from: { path: '^src/pages/.*/model\\.ts$' },
      to: { path: '^(src/(ui|components|session|layouts)/|node_modules/(react|react-dom|antd)/)' },
    },
    {
      name: 'pure-core',
      comment: 'src/lib, src/domain and src/api know no React and no antd',
      severity: 'error',
      from: { path: '^src/(lib|domain|api)/' },
      to: { path: '^node_modules/(react|react-dom|antd|@ant-design|ahooks|react-intl)/' },
    },
    {
      name: 'mock-reaches',
      comment: 'The mock knows contracts with their state rules, the pure core and routes; nothing of the screens',
      severity: 'error',
      from: { path: '^mock/' },
      to: { path: '^src/', pathNot: '^src/(api|domain|lib|routes|i18n)/' },
    },
    {
      name: 'nothing-imports-mock',
      comment: 'Nothing of the mock gateway may reach the build',
      severity: 'error',
      from: { path: '^(src|locales)/' },
      to: { path: '^(mock|tests|e2e)/' },
    },
    ...[
      ['axios', '^src/lib/http/'],
      ['dayjs', '^src/ui/list/picker-moment\\.ts$'],
      ['umi', '^src/(lib/navigation\\.ts|app\\.tsx|layouts/)'],
      ['dompurify', '^src/(ui/data/safe-html|lib/)'],
    ].map(([name, home]) => ({
      name: `gate-${name}`,
      comment: `${name} is imported in one place only`,
      severity: 'error',
      from: { path: '^(src|mock|locales)/', pathNot: home },
      to: { path: `(^|/)node_modules/${name}/|^${name}$` },
    })),
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(umi|virtual:)' },
    },
    {
      name: 'no-undeclared-package',
      comment: 'What is imported stands in package.json',
      severity: 'error',
      from: { path: '^(src|mock)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/\\.umi' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
    webpackConfig: { fileName: 'deploy/aliases.cjs' },
  },
};
