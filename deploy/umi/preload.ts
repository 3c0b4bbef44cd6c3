import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';
import type { IApi } from 'umi';
import english from '../../locales/en-US/common';
import chinese from '../../locales/zh-CN/common';
import { textsFile } from '../../src/i18n/texts-file';
import { anonymousRoutes, consoleRoutes, textsOf } from '../../src/routes';
import type { RouteRow } from '../../src/routes/route';

/** A screen's chunk as Umi names it. */
const screenChunk = (screen: string) => `p__${screen.replaceAll('/', '__')}`;
/** Late scripts are all named alike but for their hash; deploy/umi/first-script.ts puts the rest back. */
const shortened = (file: string) => file.replace(/^part\.(\w+)\.async\.js$/, '$1');
const patternOf = (path: string) => `^${path.replace(/:\w+/g, '[^/]+')}$`;

/** Bundled from TypeScript, so that its rules are those of the console and not a copy of them. */
function firstScript(cwd: string, chunks: object): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(cwd, 'deploy/umi/first-script.ts')],
    tsconfig: join(cwd, 'tsconfig.json'),
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'chrome96',
    define: { CHUNKS: JSON.stringify(chunks) },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Writes the page's first script (deploy/umi/first-script.ts with its chunk map) and dist/preload-map.json: every deep link
 * loads all its chunks at once instead of one after the other, and the first call starts beside them.
 */
export default (api: IApi) => {
  api.describe({ key: 'ownPreload' });
  api.skipPlugins(['routePreloadOnLoad']);
  let script: string | null = null;

  api.onBuildComplete(({ err, stats }) => {
    if (err || !stats) return;
    const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
    const filesOf = (name: string) =>
      (namedChunkGroups[name]?.assets ?? []).map((asset: { name: string }) => asset.name);
    const entry = filesOf('umi');
    const late = (name: string) => filesOf(name).filter((file) => !entry.includes(file));
    const rows: readonly RouteRow[] = [...consoleRoutes, ...anonymousRoutes];
    const filesFor = (name: string) => late(name).map(shortened);
    const version = String(api.config.define['process.env.TEXTS_VERSION']);
    const map = {
      layouts: { console: filesFor('layouts__console'), anonymous: filesFor('layouts__anonymous') },
      routes: rows.map((row) => [patternOf(row.path), filesFor(screenChunk(row.screen)), textsOf(row)]),
      version,
    };
    const code = firstScript(api.cwd, map);
    script = `preload.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(api.paths.absOutputPath, script), code);
    const sizes = rows.map((row) => {
      const { path, screen } = row;
      const layout = path.startsWith('/anonymous/') ? 'layouts__anonymous' : 'layouts__console';
      const screenFiles = filesOf(screenChunk(screen));
      const texts = ['start', ...textsOf(row)].map((file) => textsFile('zh-CN', file, version));
      const files = [script ?? '', ...entry, ...filesOf(layout), ...screenFiles, ...texts];
      return [path, [...new Set(files)].filter((file) => /\.js(on)?$/.test(file))];
    });
    writeFileSync(
      join(api.paths.absOutputPath, 'preload-map.json'),
      JSON.stringify(Object.fromEntries(sizes), null, 1),
    );
  });

  api.addHTMLHeadScripts({ fn: () => (script ? [{ src: `./${script}` }] : []), stage: 100 });

  const publicText = (file: string) => readFileSync(join(api.cwd, 'public', file), 'utf8');

  api.modifyHTML(($) => {
    // Umi forbids zooming, which an operator may need (WCAG 1.4.4).
    $('meta[name=viewport]').attr('content', 'width=device-width, initial-scale=1');
    $('meta[http-equiv]').remove();
    // What an operator sees until the shell is drawn (src/layouts/start/outline.ts takes it away). It stands before every
    // script, so that it is painted as soon as the page itself is there; the wordmark needs no language.
    const mark = publicText('icon.svg')
      .trim()
      .replace(/<title>.*<\/title>/, '')
      .replace('<svg ', '<svg width="24" height="24" ');
    const bar = `<div class="outline-bar" aria-hidden="true">${mark}<span>Cloud DNS</span></div>`;
    // In sight, and told, only after a second, by its style alone: what is late may be the scripts themselves.
    const words = { 'zh-CN': chinese, 'en-US': english };
    const wait = Object.entries(words).map(([lang, text]) => `<span lang="${lang}">${text['common.loading']}</span>`);
    $('body').prepend(
      `<div id="outline" class="outline">${bar}<div class="outline-menu"></div><p role="status">${wait.join('')}</p></div>`,
    );
    $('head').append('<title>Cloud DNS</title>');
    // What is this small costs less inside the page than a request of its own.
    const outline = transformSync(publicText('outline.css'), { loader: 'css', minify: true, target: 'chrome96' });
    $('link[href$="outline.css"]').replaceWith(`<style>${outline.code.trim()}</style>`);
    $('link[rel=icon]').attr('href', `data:image/svg+xml,${encodeURIComponent(publicText('icon.svg').trim())}`);
    // The first script comes before any that the policy or the preload serves, and both after the outline, which need not
    // wait for them; the others need not hold the parser.
    $('body').append($('script[src*="config.js"]')).append($('script[src*="preload."]'));
    $('script').not('[src*="config.js"]').not('[src*="preload."]').attr('defer', '');
    return $;
  });
};
