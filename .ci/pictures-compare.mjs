// Holds sixty screens, in two themes and two directions, against the pictures of another release, over the build in dist/:
//   npm run pictures:compare -- release/pictures-0.1.0.tar.gz   an archive, or a folder with what was in one
//   npm run pictures:compare -- --take                          takes them, and packs release/pictures-<version>.tar.gz
// The archive belongs to a release and not into the history. `-g words` looks at some screens only. What differs stands side
// by side in .cache/pictures/report/index.html, and the command ends with 1.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('.cache/pictures');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const given = process.argv.slice(2);
const isTaking = given.includes('--take');
const filter = given.includes('-g') ? given.slice(given.indexOf('-g'), given.indexOf('-g') + 2) : [];
const named = given.find((one, index) => !one.startsWith('-') && given[index - 1] !== '-g');

function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

function stop(text) {
  console.error(text);
  process.exit(2);
}

/** The newest archive of pictures beside the releases. */
const newest = () =>
  existsSync('release')
    ? readdirSync('release')
        .filter((name) => /^pictures-.*\.tar\.gz$/.test(name))
        .map((name) => path.join('release', name))
        .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0]
    : undefined;

/** A folder with the pictures to hold against. */
function before() {
  const source = named ?? newest();
  if (source === undefined || !existsSync(source))
    stop(`no pictures at ${source ?? 'release/'}: take them with --take.`);
  if (statSync(source).isDirectory()) return path.resolve(source);
  const folder = path.join(FOLDER, 'before');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (run('tar', ['xzf', source, '-C', folder]) !== 0) stop(`${source} is no archive.`);
  return folder;
}

const folder = isTaking ? path.join(FOLDER, 'taken') : before();
if (isTaking) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const status = run(
  'node_modules/.bin/playwright',
  ['test', '--config', 'playwright.pictures.config.ts', `--update-snapshots=${isTaking ? 'all' : 'none'}`, ...filter],
  { PICTURES: folder },
);
const count = readdirSync(folder).filter((name) => name.endsWith('.png')).length;
if (isTaking && status === 0) {
  mkdirSync('release', { recursive: true });
  const archive = path.join('release', `pictures-${version}.tar.gz`);
  if (run('tar', ['czf', archive, '-C', folder, '.']) !== 0) stop('the pictures were not packed.');
  console.log(`${archive}: ${count} pictures`);
} else console.log(`${count} pictures of before; what differs: ${path.join('.cache/pictures/report', 'index.html')}`);
process.exitCode = status;
