import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';

const SOURCE = 'tests/bench/floor';
const STATUSES = ['default', 'running', 'online', 'abnormal'];

/** What the floor's two addresses answer. */
export const ANSWERS = {
  '/api/home': [1, 2, 3, 4].map((index) => ({ title: `Total ${index}`, value: 1234 * index })),
  '/api/list': Array.from({ length: 20 }, (_, id) => ({
    id,
    name: `Name ${id}`,
    description: 'a description of some length',
    calls: id * 1370,
    status: STATUSES[id % STATUSES.length],
    updated: '2026-01-01 00:00:00',
  })),
};

/** Every script that must be there before this one can run. */
function needs({ outputs }: Metafile, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path: next, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') needs({ inputs: {}, outputs }, next, found);
  }
  return found;
}

const OUTLINE_CSS = `body{margin:0;font-family:sans-serif;background:#f5f5f5}.outline{display:flex;min-height:100vh}
.outline>aside{width:208px;background:#fff}.outline>main{padding:88px 24px}`;

function document(entry: string, preloads: string[], api: string): string {
  const early = `window.early={${JSON.stringify(api)}:fetch(${JSON.stringify(api)}).then(r=>r.json())}`;
  const links = preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><style>${OUTLINE_CSS}</style>
<script>${early}</script>${links}<script type="module" src="${entry}"></script></head>
<body><div id="root"><div class="outline"><aside></aside><main><h2>Console</h2></main></div></div></body></html>`;
}

/**
 * Builds the smallest page with the console's own libraries (antd Layout, Menu and Table; react-router, react-intl, axios) and
 * everything that makes a first load short: what the ratios of budgets.json are against. Returns the folder.
 */
export async function buildFloor(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: [`${SOURCE}/shell.tsx`],
    outdir: `${folder}/assets`,
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    jsx: 'automatic',
    target: 'es2022',
    mainFields: ['module', 'browser', 'main'],
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  });
  const outputOf = (source: string) => {
    const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === `${SOURCE}/${source}`);
    if (!found) throw new Error(`the floor's build has no output for ${source}`);
    return found[0];
  };
  const href = (file: string) => `/${path.relative(folder, file)}`;
  const entry = outputOf('shell.tsx');
  const pages = [
    { file: 'index.html', screen: 'home.tsx', api: '/api/home' },
    { file: 'list/index.html', screen: 'list.tsx', api: '/api/list' },
  ];
  for (const { file, screen, api } of pages) {
    const scripts = new Set([...needs(metafile, entry), ...needs(metafile, outputOf(screen))]);
    scripts.delete(entry);
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, document(href(entry), [...scripts].map(href), api));
  }
  return folder;
}
