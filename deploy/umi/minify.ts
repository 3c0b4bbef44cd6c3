import { join } from 'node:path';
import type { IApi } from 'umi';

/** Umi knows esbuild and swc each, but not one behind the other. */
export default (api: IApi) => {
  api.describe({ key: 'ownMinify' });
  api.chainWebpack((config) => {
    if (api.env !== 'production') return config;
    const minify = require(join(api.cwd, 'deploy/umi/minify.cjs'));
    const target = Object.entries(api.config.targets).map(([browser, version]) => `${browser}${version}`);
    config.optimization.minimizer('js-esbuild').tap(([options]) => [{ ...options, minify, terserOptions: { target } }]);
    return config;
  });
};
