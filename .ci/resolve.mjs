// Reads the places of a minified stack, or of a whole problem report, with the source maps of the release that it is from:
//   npm run resolve -- stack.txt [--maps place]     without a file it reads its input
// A script of the build has its hash in its name, so the right maps are those that know it. They are looked for in a folder of
// maps, in an archive of them, or in each archive of a folder: release/ where nothing else is said.
// Exit codes: 0 read, 1 no place was found in the maps, 2 there is nothing to read or no maps.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const PLACE = /([a-z]+\.[0-9a-f]{8}\.(?:async\.)?js):(\d+):(\d+)/g;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { maps: { type: 'string', default: 'release' } },
});

function stop(text) {
  console.error(`resolve: ${text}`);
  process.exit(2);
}

const isArchive = (name) => name.endsWith('-maps.tar.gz');
const tar = (...args) => execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 });

/** What gives the text of a map by the name of its script; null where it has none. */
function mapsIn(archive) {
  const names = new Map(
    tar('-tzf', archive)
      .split('\n')
      .filter((name) => name.endsWith('.map'))
      .map((name) => [path.posix.basename(name), name]),
  );
  return (script) => (names.has(`${script}.map`) ? tar('-xOzf', archive, names.get(`${script}.map`)) : null);
}

/** All that was given or found, each as a function of the name of a script. */
function sources(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [mapsIn(place)];
  const names = readdirSync(place);
  const own = (script) => {
    const file = path.join(place, `${script}.map`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  return [
    ...(names.some((name) => name.endsWith('.map')) ? [own] : []),
    ...names.filter(isArchive).map((name) => mapsIn(path.join(place, name))),
  ];
}

const [file] = positionals;
if (file !== undefined && !existsSync(file)) stop(`there is no file ${file}`);
const text = readFileSync(file ?? 0, 'utf8');
if (text.trim() === '') stop('there is nothing to read');
const from = sources(values.maps);
if (from.length === 0) stop(`no source maps in ${values.maps}: name the archive beside the release with --maps`);

const traced = new Map();
function traceOf(script) {
  if (!traced.has(script)) {
    const found = from.map((one) => one(script)).find((one) => one !== null);
    traced.set(script, found === undefined ? null : new TraceMap(found));
  }
  return traced.get(script);
}

let read = 0;
/** A place of the sources in the place of one of the build, which is kept where no map knows it. */
function original(whole, script, line, column) {
  const trace = traceOf(script);
  // Columns are counted from one in a stack, and from nought in a map.
  const found = trace && originalPositionFor(trace, { line: Number(line), column: Math.max(0, Number(column) - 1) });
  if (!found?.source) return whole;
  read += 1;
  const name = decodeURIComponent(found.source).replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '');
  return `${name}:${found.line}:${found.column + 1}${found.name === null ? '' : ` (${found.name})`}`;
}

// The address before the name of a script says nothing once the place is known.
process.stdout.write(text.replace(/\bhttps?:\/\/[^\s()]*\/(?=[a-z]+\.[0-9a-f]{8}\.)/g, '').replace(PLACE, original));
if (read === 0) {
  console.error('resolve: no place in it is known to these maps: are they of the same version?');
  process.exitCode = 1;
}
