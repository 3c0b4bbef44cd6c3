import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './browser';
import { explain } from './explain';
import { type Rounds, report } from './report';
import { type Running, serveConsole, serveFloor } from './servers';
import { type Figures, SUITES } from './suites';
import { consoleAt, floorAt, type Target } from './targets';

// npm run bench builds the console and measures everything in five rounds. For work in progress:
// npm run bench -- menu interact --runs 2 (--dist dist --target console --port 9301) measures what was built last.
//   --only 'sort|storm' measures what of a suite has such a name.
//   Suites: build, load, menu, interact, memory, large.
//   explain lists what each screen asks for before it is ready, and measures nothing.
//   --target floor measures the floor against itself: what the machine's noise alone makes of the ratios.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    target: { type: 'string', default: 'console' },
    port: { type: 'string', default: '9301' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: '.cache/bench/result.json' },
  },
});

/** The heap varies little from round to round, and its forty trips take longest. */
const HEAP_ROUNDS = 2;
const isSuite = (name: string): name is keyof typeof SUITES => name in SUITES;
const ALL = ['build', ...Object.keys(SUITES)];
const names = positionals.length > 0 ? positionals : ALL;
const unknown = names.filter((name) => !isSuite(name) && !['build', 'explain'].includes(name));
if (unknown.length > 0) throw new Error(`unknown suite: ${unknown.join(', ')}`);

const say = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0);

/** One try more, since a browser that lost its page says nothing about the console; a second failure leaves a hole. */
async function tried(what: string, measure: () => Promise<Figures>): Promise<Figures> {
  for (const attempt of [1, 2]) {
    const from = performance.now();
    try {
      const found = await measure();
      say(`${what} (${seconds(from)} s)`);
      return found;
    } catch (error) {
      say(`${what}, attempt ${attempt}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  return {};
}

function build(): Figures {
  const from = performance.now();
  execFileSync(process.execPath, ['.ci/build.mjs'], { stdio: ['ignore', 2, 2] });
  return { 'build.seconds': (performance.now() - from) / 1000 };
}

async function rounds(targets: Target[]): Promise<Rounds[]> {
  const all: Rounds[] = targets.map(() => new Map());
  for (let round = 0; round < Number(values.runs); round += 1) {
    // A B, then B A: neither always comes after the other has warmed the machine.
    const order = targets.map((target, index) => ({ target, found: all[index] }));
    for (const { target, found } of round % 2 === 0 ? order : order.reverse()) {
      const figures: Figures = {};
      for (const name of names.filter(isSuite)) {
        if (name === 'memory' && round >= HEAP_ROUNDS) continue;
        const instance = await launch();
        for (const measure of SUITES[name](target).filter((one) => new RegExp(values.only).test(one.name))) {
          const what = `round ${round + 1} ${target.name} ${name} ${measure.name}`;
          Object.assign(figures, await tried(what, () => measure.run(instance)));
        }
        await instance.close();
      }
      const shifts = Object.entries(figures).filter(([name]) => name.endsWith('.shift'));
      if (shifts.length > 0) figures.shift = Math.max(...shifts.map(([, value]) => value));
      found?.set(round, figures);
    }
  }
  return all;
}

const started = performance.now();
const servers: Running[] = [];

async function serve(server: Promise<Running>): Promise<string> {
  const running = await server;
  servers.push(running);
  return running.origin;
}

const stopAll = () => Promise.all(servers.splice(0).map((server) => server.stop()));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopAll().then(() => process.exit(130)));

/** Measures, prints the table, keeps the raw figures; true if nothing is over its gate. */
async function compare(floor: Target, target: Target, suites: string[], built: Figures): Promise<boolean> {
  const [below = new Map(), ours = new Map()] = await rounds([floor, target]);
  Object.assign(ours.get(0) ?? {}, built);
  const { text, lines, over } = report(ours, below, suites);
  const raw = { ours: Object.fromEntries(ours), floor: Object.fromEntries(below) };
  mkdirSync(path.dirname(values.out), { recursive: true });
  writeFileSync(values.out, `${JSON.stringify({ lines, over, raw }, null, 2)}\n`);
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(1)}`;
  process.stdout.write(`${text}\n${machine}; ${values.runs} rounds in ${seconds(started)} s\n`);
  if (over.length > 0) process.stdout.write(`Over the gate: ${over.join('; ')}\n`);
  return over.length === 0;
}

try {
  const isSelfTest = values.target === 'floor';
  const suites = names.filter((name) => name !== 'explain' && !(isSelfTest && name === 'build'));
  // Without a build there is nothing to measure, whatever was asked for.
  const mustBuild = !isSelfTest && (suites.includes('build') || !existsSync(path.join(values.dist, 'index.html')));
  const built = mustBuild ? build() : {};
  const port = Number(values.port);
  const floor = floorAt(await serve(serveFloor(port)));
  const target = isSelfTest
    ? floorAt(await serve(serveFloor(port + 1)), 'floor again')
    : await consoleAt(await serve(serveConsole(values.dist, port + 1)));
  if (names.includes('explain')) {
    const browser = await launch();
    process.stdout.write(`${await explain(browser, target)}\n`);
    await browser.close();
  }
  if (suites.length > 0 && !(await compare(floor, target, suites, built))) process.exitCode = 1;
} finally {
  await stopAll();
}
