// Takes a feature out of a copy of the sources and compiles what is left: npm run without-feature -- system-settings/host
// Out go the files of its name, its object, its lines in the lists of objects, messages, handlers and routes with the tabs that
// the palette knows of them, and the messages that nobody shows any more. What does not compile then is what stands in the way of deleting it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FOLDERS = ['src', 'locales', 'mock'];
/** What those read besides: scripts of the deployment, and what stands for Umi, whose own types name the real sources. */
const BESIDE = ['deploy', 'tests/support/umi.tsx', 'tsconfig.json', 'package.json'];
const LISTS = ['src/objects/index.ts', 'mock/handlers.ts', 'locales/zh-CN/index.ts'];
const ID = /'([a-z]\w*(?:\.\w+)+)'/g;

/** Whether a file is called as the feature is, or tells of its object; the state rules of a contract stand beside it. */
const isOf = (feature, file, read) =>
  file.startsWith(`src/pages/${feature}/`) ||
  file === `src/objects/${path.basename(feature)}.ts` ||
  (file.startsWith('src/objects/') && read(file).includes(`from '@/api/${feature}'`)) ||
  new RegExp(`^(src/api|mock|locales/[^/]+)/${feature}(-state)?\\.ts$`).test(file);

/** A list without what it took from files that are gone: the import, and the line with its name. */
function shortened(text, isGone) {
  const names = [];
  const rest = text.replace(/^import (?:type )?(?:\{ (.+?) \}|(\w+)) from '(.+)';\n/gm, (line, many, one, from) => {
    if (!isGone(from)) return line;
    names.push(...(many ?? one).split(', '));
    return '';
  });
  return names.reduce((left, name) => left.replace(new RegExp(`\\n +(?:typeof )?${name}(?:,| &|(?=;))`), ''), rest);
}

/** A list of rows without those that say something. */
const without = (text, words) =>
  text.replace(/^ {2}\{(?: .* \}|\n(?: {4}.*\n)+? {2}\}),\n/gm, (row) =>
    words.some((word) => row.includes(word)) ? '' : row,
  );

const PALETTE = 'src/layouts/palette/screens.ts';

function takeOut(feature, at) {
  const sources = () =>
    FOLDERS.flatMap((folder) =>
      readdirSync(path.join(at, folder), { recursive: true })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
    );
  const read = (file) => readFileSync(path.join(at, file), 'utf8');
  const change = (file, make) => writeFileSync(path.join(at, file), make(read(file)));
  const gone = sources().filter((file) => isOf(feature, file, read));
  if (gone.length === 0) throw new Error(`nothing is called ${feature}`);
  const said = gone.flatMap((file) => [...read(file).matchAll(ID)].map(([, id]) => id));
  for (const file of gone) rmSync(path.join(at, file));
  for (const file of LISTS) {
    const isGone = (from) => gone.includes(`${path.posix.join(path.dirname(file), from)}.ts`);
    change(file, (text) => shortened(text, isGone));
  }
  const routes = sources().filter((file) => file.startsWith('src/routes/'));
  const pathsOf = () => routes.flatMap((file) => [...read(file).matchAll(/path: ('[^']+')/g)].map(([, at]) => at));
  const saidIn = (files) => files.flatMap((file) => [...read(file).matchAll(ID)].map(([, id]) => id));
  const paths = pathsOf();
  said.push(...saidIn([...routes, PALETTE]));
  for (const file of routes) change(file, (text) => without(text, [`screen: '${feature}/`]));
  const left = pathsOf();
  const tabs = paths.filter((one) => !left.includes(one)).map((one) => `to(${one}`);
  change(PALETTE, (text) => without(text, tabs));
  const code = sources()
    .filter((file) => !file.startsWith('locales/'))
    .map(read)
    .join('\n');
  // An id that is put together uses all that begin so.
  const isUsed = (id) => code.includes(`'${id}'`) || code.includes(`\`${id.slice(0, id.indexOf('.') + 1)}`);
  const unused = [...new Set(said)].filter((id) => !isUsed(id));
  const texts = sources().filter((file) => file.startsWith('locales/'));
  for (const file of texts)
    change(file, (text) =>
      unused.reduce((left, id) => left.replace(new RegExp(`^ {2}'${id}':\\s+(['"\`]).*\\1,\\n`, 'm'), ''), text),
    );
  return { files: gone.length, messages: unused.length };
}

function compiles(feature) {
  const at = mkdtempSync(path.join(tmpdir(), 'without-'));
  try {
    for (const name of [...FOLDERS, ...BESIDE])
      cpSync(name, path.join(at, name), { recursive: true, filter: (file) => !file.includes('src/.umi') });
    symlinkSync(path.resolve('node_modules'), path.join(at, 'node_modules'));
    const { files, messages } = takeOut(feature, at);
    const config = path.join(at, 'tsconfig.json');
    const settings = JSON.parse(readFileSync(config, 'utf8'));
    // What only the feature used is swept up after it.
    settings.compilerOptions.noUnusedLocals = false;
    settings.compilerOptions.paths.umi = ['./tests/support/umi.tsx'];
    writeFileSync(config, JSON.stringify({ ...settings, include: FOLDERS }));
    console.log(`${feature}: ${files} files and ${messages} messages taken out`);
    const { status } = spawnSync('node_modules/.bin/tsc', ['-p', at], { stdio: 'inherit' });
    return status === 0;
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
}

const features = process.argv.slice(2);
const failed = (features.length > 0 ? features : ['system-settings/host']).filter((feature) => !compiles(feature));
if (failed.length > 0) {
  console.error(`does not compile without ${failed.join(', ')}`);
  process.exitCode = 1;
}
