// Builds and tests on other lines of Node than the one that runs this: `npm run node-lines -- 22 24 --steps types,core`. The
// newest release of each line comes from the npm registry, as a package, into .cache/node. Steps are those of .ci/test.mjs;
// by default everything that needs no browser. Prints one line for each Node, and ends with 1 if any step failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const LINES = ['22', '24'];
const STEPS = ['types', 'lint', 'imports', 'dead code', 'build', 'syntax floor', 'size', 'core', 'unit and contract'];
const FOLDER = path.resolve('.cache/node');

const given = process.argv.slice(2);
const at = given.indexOf('--steps');
const steps = at < 0 ? STEPS : (given[at + 1] ?? '').split(',');
const lines = (at < 0 ? given : given.slice(0, at)).length > 0 ? (at < 0 ? given : given.slice(0, at)) : LINES;

function output(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
  return stdout.trim();
}

/** Where the newest Node of a line stands, unpacked if it is not there yet. */
function nodeOf(line) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const found = JSON.parse(output('npm', ['view', `${name}@${line}`, 'version', '--json']));
  const parts = (version) => version.split('.').map(Number);
  const byAge = (one, other) => parts(one)[1] - parts(other)[1] || parts(one)[2] - parts(other)[2];
  const version = [found].flat().sort(byAge).at(-1);
  const folder = path.join(FOLDER, version);
  const bin = path.join(folder, 'package', 'bin');
  if (!existsSync(bin)) {
    mkdirSync(folder, { recursive: true });
    const [packed] = output('npm', ['pack', '--silent', `${name}@${version}`, '--pack-destination', folder]).split(
      '\n',
    );
    output('tar', ['xzf', path.join(folder, packed), '-C', folder]);
  }
  return { version, bin };
}

const told = lines.map((line) => {
  const { version, bin } = nodeOf(line);
  console.log(`\n== Node ${version}: ${steps.join(', ')}`);
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const { status } = spawnSync(path.join(bin, 'node'), ['.ci/test.mjs', ...steps], { env, stdio: 'inherit' });
  return { version, status };
});
for (const { version, status } of told) console.log(`Node ${version}: ${status === 0 ? 'ok' : `failed (${status})`}`);
process.exitCode = told.some(({ status }) => status !== 0) ? 1 : 0;
