// Script sizes per route from the build alone, brotli 11, against the size gates of budgets.json; part of npm test:
//   node tests/bench/size.mjs [dist]
// A route needs the scripts of index.html and the chunks that dist/preload-map.json names for it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import budgets from './budgets.json' with { type: 'json' };

const dist = process.argv[2] ?? 'dist';
const at = (name) => path.join(dist, name);
if (!existsSync(at('preload-map.json'))) {
  console.error(`${at('preload-map.json')} is missing: run npm run build first`);
  process.exit(2);
}

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, measure(at(file)));
  return sizes.get(file);
}

/** The build's own compressed file if it is there and not older; the same compression otherwise. */
function measure(file) {
  const packed = `${file}.br`;
  if (existsSync(packed) && statSync(packed).mtimeMs >= statSync(file).mtimeMs) return statSync(packed).size;
  const raw = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return brotliCompressSync(raw, { params }).length;
}

const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0) / 1024;

const page = readFileSync(at('index.html'), 'utf8');
const entry = [...page.matchAll(/<script[^>]*\ssrc="\.?\/?([^"]+)"/g)].map(([, file]) => file);
const map = JSON.parse(readFileSync(at('preload-map.json'), 'utf8'));
const routes = Object.entries(map).map(([route, files]) => ({ route, files: new Set([...entry, ...files]) }));

const users = new Map();
for (const { files } of routes) for (const file of files) users.set(file, (users.get(file) ?? 0) + 1);

/** What a screen adds for somebody who has seen another one that shares all the rest with it; null if there is none. */
function addedBy({ route, files }) {
  const own = [...files].filter((file) => users.get(file) === 1);
  const shared = [...files].filter((file) => users.get(file) !== 1);
  const hasLike = routes.some((other) => other.route !== route && shared.every((file) => other.files.has(file)));
  return hasLike ? sum(own) : null;
}

const rows = routes.map((one) => ({ route: one.route, total: sum(one.files), added: addedBy(one), files: one.files }));
const added = rows.flatMap((row) => (row.added === null ? [] : [row.added])).sort((a, b) => a - b);
const figures = new Map(rows.map(({ route, total }) => [route, total]));
if (added.length > 0) figures.set('one more screen', added[Math.floor(added.length / 2)]);

const out = (text) => process.stdout.write(`${text}\n`);
const kb = (value) => (value === null ? '–' : value.toFixed(1)).padStart(9);
const width = Math.max(...rows.map(({ route }) => route.length));
out(`${'KB brotli'.padEnd(width)}   scripts    adds`);
for (const { route, total, added: more } of rows.sort((a, b) => b.total - a.total))
  out(`${route.padEnd(width)} ${kb(total)} ${kb(more)}`);

const judged = budgets.filter(({ size }) => size !== undefined);
const failed = judged.filter(({ label, size, gate, goal }) => {
  const value = figures.get(size);
  const isOver = value === undefined || value > gate;
  const verdict = value === undefined ? 'MISSING' : isOver ? 'OVER' : value <= goal ? 'goal' : 'ok';
  out(`${verdict.padEnd(8)}${label}: ${value?.toFixed(1) ?? '–'} (gate ${gate}, goal ${goal})`);
  return isOver;
});
process.exitCode = failed.length > 0 ? 1 : 0;
