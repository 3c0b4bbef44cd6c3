// Builds and packs the last commit twice, in two folders of different depth, and holds the archives against each other byte
// by byte; then unpacks one and lets it verify itself: npm run release:check. Takes the time of two builds. What starts it in
// containers is judged before (.ci/deploy-check.mjs).
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const work = mkdtempSync(path.join(tmpdir(), 'release-'));

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** The maps must lead from a script of this build to the line of its source: here to that of one text. */
function readsItsMaps(unpacked, folder) {
  const html = path.join(unpacked, 'html');
  const entry = readdirSync(html).find((name) => /^umi\.[0-9a-f]{8}\.js$/.test(name));
  const before = readFileSync(path.join(html, entry), 'utf8').split('[contract] ')[0].split('\n');
  const stack = path.join(work, 'stack.txt');
  writeFileSync(stack, `at ${entry}:${before.length}:${before.at(-1).length + 1}\n`);
  const read = spawnSync(process.execPath, ['.ci/resolve.mjs', stack, '--maps', folder], { encoding: 'utf8' }).stdout;
  const [, file, line] = /^at (\S+):(\d+):\d+/.exec(read) ?? [];
  if (!file || !readFileSync(file, 'utf8').split('\n')[line - 1]?.includes('[contract] '))
    throw new Error(`the source maps lead to another place: ${read}`);
  console.log(`its maps lead to ${file}:${line}`);
}

/** Which files of an archive differ, the first twenty. */
function differences(name, ...folders) {
  const places = folders.map((folder, index) => {
    const place = path.join(work, `unpacked-${index}`, name);
    mkdirSync(place, { recursive: true });
    run('tar', ['xzf', path.join(folder, name), '-C', place], work);
    return place;
  });
  return spawnSync('diff', ['-rq', ...places], { encoding: 'utf8' })
    .stdout.split('\n')
    .slice(0, 20)
    .join('\n');
}

try {
  run(process.execPath, ['.ci/deploy-check.mjs'], process.cwd());
  const made = ['one', 'two/deeper'].map((place) => {
    const folder = path.join(work, place);
    mkdirSync(path.dirname(folder), { recursive: true });
    run('git', ['clone', '--quiet', '--no-hardlinks', '.', folder], process.cwd());
    // The packages are the same ones: what is to be compared is the building.
    run('cp', ['-a', 'node_modules', path.join(folder, 'node_modules')], process.cwd());
    run(process.execPath, ['.ci/release.mjs'], folder);
    return path.join(folder, 'release');
  });
  const [first, second] = made;
  const names = readdirSync(first).sort();
  if (names.join() !== readdirSync(second).sort().join()) throw new Error('the two releases hold different files');
  const different = names.filter(
    (name) => !readFileSync(path.join(first, name)).equals(readFileSync(path.join(second, name))),
  );
  if (different.length > 0) {
    for (const name of different.filter((one) => one.endsWith('.tar.gz')))
      console.error(differences(name, first, second));
    throw new Error(`not the same twice: ${different.join(', ')}`);
  }
  const archive = names.find((name) => /\d\.tar\.gz$/.test(name));
  run('tar', ['xzf', path.join(first, archive)], work);
  const unpacked = path.join(work, archive.replace('.tar.gz', ''));
  run('sh', [path.join(unpacked, 'verify.sh')], work);
  const { components } = JSON.parse(readFileSync(path.join(unpacked, 'sbom.json'), 'utf8'));
  const listed = new Set(components.map(({ name }) => name));
  const wrong = [
    ...['react-dom', 'antd', 'umi', '@umijs/renderer-react', 'react-router', 'history'].filter(
      (one) => !listed.has(one),
    ),
    ...['typescript', 'vitest', 'esbuild', 'msw'].filter((one) => listed.has(one)),
  ];
  if (wrong.length > 0) throw new Error(`sbom.json is not what ships: ${wrong.join(', ')}`);
  console.log(`${listed.size} packages in sbom.json`);
  readsItsMaps(unpacked, first);
  console.log(`${names.join(', ')}: the same twice`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
