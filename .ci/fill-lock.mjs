// A registry that lacks other systems' binaries leaves them out of package-lock.json, and `npm ci` then refuses the lock
// ("Missing: @rollup/rollup-darwin-x64 …"). This adds an entry for each of them. Run it after every change of the lock:
//   node .ci/fill-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const SYSTEM = /aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|wasm32|win32/;
const PROCESSOR = /arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64/;

/** What a package name says about its machine: `@esbuild/linux-arm64` → { os: ['linux'], cpu: ['arm64'] }, or null. */
function machineOf(name) {
  const system = SYSTEM.exec(name);
  if (system === null) return null;
  const processor = PROCESSOR.exec(name.slice(system.index + system[0].length));
  return { os: [system[0]], ...(processor && { cpu: [processor[0]] }) };
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const { packages } = lock;
const before = Object.keys(packages).length;

for (const [owner, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const machine = machineOf(name);
    const isExact = /^\d/.test(version);
    const shared = `node_modules/${name}`;
    const own = `${owner}/${shared}`;
    const isLocked = packages[own]?.version === version || packages[shared]?.version === version;
    if (machine === null || !isExact || isLocked) continue;
    const place = packages[shared] ? own : shared;
    const { cpu, os } = machine;
    packages[place] = { version, ...(cpu && { cpu }), ...(entry.dev && { dev: true }), optional: true, os };
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${Object.keys(packages).length - before} entries added\n`);
