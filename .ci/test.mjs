// The whole test command: every step runs, also behind one that failed, but for those that need a build that did not come
// about. Prints each step's time, what failed, and one closing count.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { outcomeOf } from './outcome.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
/** What reaches src/lib and src/domain alone: its own tests and those of the client. No screen is to be what covers a rule. */
const CORE = [
  'tests/domain/',
  'tests/lib/',
  'tests/contract/capabilities.test.ts',
  'tests/contract/client.test.ts',
  'tests/contract/production.test.ts',
  'tests/contract/readable.test.ts',
  'tests/contract/unknown-fields.test.ts',
];
const BESIDE_CORE = readdirSync('tests')
  .filter((name) => !['domain', 'lib'].includes(name))
  .map((name) => `tests/${name}/`);
/** What looks at the code and builds it: most of it keeps one core busy, and the tests that wait for timers leave one free. */
const LOOK = [
  ['types', bin('umi'), ['setup']],
  ['types', bin('tsc'), ['--noEmit']],
  ['lint', bin('biome'), ['ci', '--error-on-warnings', '.']],
  ['imports', bin('depcruise'), ['src', 'mock', 'locales']],
  ['dead code', bin('knip'), []],
  ['build', process.execPath, ['.ci/build.mjs']],
  // Class fields are the newest syntax in the output: Chrome 72, Safari 14.1, below the floor of .umirc.ts.
  ['syntax floor', bin('es-check'), ['es2022', './dist/**/*.js']],
  ['syntax floor', process.execPath, ['.ci/floor.mjs']],
  ['size', process.execPath, ['tests/bench/size.mjs']],
];
/** Mostly a wait for the registries: on a machine that has them already it is over at once. */
const READY = [
  [
    'tools',
    process.execPath,
    ['.ci/ensure.mjs', '--browser', '--shell', '--nginx', '--envsubst', '--openssl', '--frr', '--nsd'],
  ],
];
const CORE_RUN = [
  ['core', bin('vitest'), ['run', '--reporter=default', ...CORE, '--coverage', '--coverage.thresholds.branches=100']],
];
/** Some of them start a browser, nginx or FRR. */
const RUN = [['unit and contract', bin('vitest'), ['run', '--reporter=default', ...BESIDE_CORE]]];
const DRIVE = [['end to end', bin('playwright'), ['test']]];
/** Only where it is asked for by its name: each screen against each bad answer, not only one screen of each surface. */
const ON_DEMAND = [
  ['every screen', bin('vitest'), ['run', '--reporter=default', 'tests/contract/faults'], { EVERY_SCREEN: '1' }],
];

let passed = 0;
let failed = 0;
/** A line for each failed test, told once more at the very end: a log that is cut keeps its last lines. */
const named = new Set();
/** Browser tests that failed and passed at once when run again: told, since the next one to look at is among them. */
const unsteady = new Set();

function count(output) {
  const outcome = outcomeOf(output);
  passed += outcome.passed;
  failed += outcome.failed;
  for (const test of outcome.named) named.add(test);
  for (const test of outcome.unsteady) unsteady.add(test);
}

/** Runs a command and gives its exit code; what it prints is shown as it comes, or at its end in one piece. */
const run = (command, args, env, isLive) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    let output = '';
    let shown = '';
    const show = (stream) => (chunk) => {
      if (isLive) stream.write(chunk);
      else shown += chunk;
    };
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    child.on('close', (code) => {
      count(output);
      resolve({ code: code ?? 1, shown });
    });
  });

/** What looks at dist/. */
const AFTER_BUILD = ['syntax floor', 'size', 'end to end'];

const only = process.argv.slice(2);
const began = Date.now();
const lost = [];

/** Steps one after another; those that run beside others show what they print when they are over. */
async function inTurn(steps, isLive) {
  for (const [name, command, args, env] of steps) {
    if (AFTER_BUILD.includes(name) && lost.includes('build')) {
      lost.push(`${name} (not run: there is no build)`);
      continue;
    }
    const heading = `\n== ${name}: ${[command, ...args].join(' ').replace(/node_modules\/\.bin\//g, '')}`;
    if (isLive) console.log(heading);
    const start = Date.now();
    const { code, shown } = await run(command, args, env, isLive);
    if (!isLive) console.log(`${heading}\n${shown}`);
    console.log(`== ${name}: ${code === 0 ? 'ok' : `failed (${code})`}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
    if (code !== 0) lost.push(name);
  }
}

const asked = (steps) => steps.filter(([name]) => only.length === 0 || only.includes(name));
const runs = asked([...CORE_RUN, ...RUN]);
const tools = inTurn(asked(READY), runs.length === 0);
await Promise.all([
  inTurn(asked(LOOK), runs.length === 0),
  inTurn(asked(CORE_RUN), true)
    .then(() => tools)
    .then(() => inTurn(asked(RUN), true)),
]);
await inTurn(asked(DRIVE), true);
if (only.length > 0) await inTurn(asked(ON_DEMAND), true);
console.log(`\nAll steps in ${((Date.now() - began) / 1000).toFixed(0)} s`);
if (lost.length > 0) console.log(`Failed: ${[...new Set(lost)].join(', ')}`);
for (const test of [...named].slice(0, 60)) console.log(`  ${test}`);
if (unsteady.size > 0) console.log('Passed only when run again:');
for (const test of unsteady) console.log(`  ${test}`);
// A step without tests of its own counts as one that failed.
console.log(`${passed} passed, ${Math.max(new Set(lost).size, failed)} failed`);
process.exitCode = lost.length > 0 ? 1 : 0;
