import { defineConfig } from 'umi';
import { version } from './package.json';
import { umiRoutes } from './src/routes/umi';

const isBuild = process.env.NODE_ENV === 'production';
const local = (file: string) => `${__dirname}/${file}`;

export default defineConfig({
  routes: umiRoutes(),
  plugins: ['targets', 'screens', 'preload', 'chunks', 'minify', 'shipped', 'texts'].map(
    (name) => `./deploy/umi/${name}.ts`,
  ),
  mock: { include: [], exclude: ['mock/**'] },
  alias: {
    '@locales': local('locales'),
    lodash$: 'lodash-es',
    // antd's parts bring their English with them from there; the files by this name are a second copy.
    'antd/locale': 'antd/es/locale',
  },
  targets: { chrome: 96, edge: 91, safari: 15 },
  polyfill: false,
  // Titles are set by the shell; react-helmet is not needed.
  helmet: false,
  hash: true,
  mfsu: false,
  codeSplitting: false,
  // The base path is chosen at run time: index.html carries <base href>, config.js sets routerBase.
  ...(isBuild && { publicPath: './', runtimePublicPath: {} }),
  headScripts: [{ src: `${isBuild ? '.' : ''}/config.js` }],
  metas: [
    { name: 'color-scheme', content: 'light dark' },
    { name: 'version', content: version },
  ],
  links: [
    { rel: 'icon', href: `${isBuild ? '.' : ''}/icon.svg` },
    { rel: 'stylesheet', href: `${isBuild ? '.' : ''}/outline.css` },
  ],
  // For a release, which keeps them in an archive of their own: nothing in the scripts names them.
  devtool: isBuild ? process.env.SOURCE_MAPS === '1' && 'hidden-source-map' : 'cheap-module-source-map',
  proxy: Object.fromEntries(
    ['/api/', '/fs/', '/sign-in', '/mock/'].map((prefix) => [
      prefix,
      { target: 'http://localhost:8001', changeOrigin: false },
    ]),
  ),
  chainWebpack: (config: ChainConfig) => {
    config.output.chunkLoadTimeout(120_000);
    if (!isBuild) return;
    // The start knows each late file by its hash alone: three hundred names would be 1 KB of its script.
    config.output.chunkFilename('part.[contenthash:8].async.js');
    config
      .plugin('mini-css-extract-plugin')
      .tap(([options]) => [{ ...options, chunkFilename: 'part.[contenthash:8].chunk.css' }]);
  },
});

interface ChainConfig {
  output: { chunkLoadTimeout: (ms: number) => void; chunkFilename: (pattern: string) => void };
  plugin: (name: string) => { tap: (change: (args: object[]) => object[]) => void };
}
