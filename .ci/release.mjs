// Builds and packs a release: release/cloud-dns-console-<version>.tar.gz, its source maps beside it, and their sums.
//   node .ci/release.mjs [--dist folder] [--out folder]     with a folder, that build is packed as it is
// The same commit gives the same bytes wherever it is built: files are sorted, and carry the time of the commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { filesIn, stage, sumsOf } from '../deploy/release/stage.mjs';

const { values } = parseArgs({ options: { dist: { type: 'string' }, out: { type: 'string', default: 'release' } } });
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const out = path.resolve(values.out);
const dist = values.dist ?? 'dist';
const name = `cloud-dns-console-${version}`;

function run(command, args, env = {}) {
  const { status, stdout } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

/** Seconds of the commit; without a repository the build's own, by the convention of reproducible builds. */
function commitTime() {
  const given = process.env.SOURCE_DATE_EPOCH;
  if (given) return Number(given);
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : 0;
}

/** The bill of what ships, without the number and the time that npm makes up at each call. */
function billOfMaterials(seconds) {
  const file = path.join(out, 'sbom.json');
  run(process.execPath, ['.ci/sbom.mjs', file, '--shipped']);
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  delete bill.serialNumber;
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString();
  return `${JSON.stringify(bill, null, 1)}\n`;
}

/** An archive of a folder with nothing in it that depends on the machine. */
function pack(folder, seconds) {
  const options = ['--format=ustar', '--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner'];
  const args = ['-cf', '-', ...options, '--mode=u=rwX,go=rX', '-C', path.dirname(folder), path.basename(folder)];
  writeFileSync(`${folder}.tar.gz`, gzipSync(run('tar', args), { level: 9 }));
  rmSync(folder, { recursive: true });
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
if (values.dist === undefined)
  execFileSync(process.execPath, ['.ci/build.mjs'], { stdio: 'inherit', env: { ...process.env, SOURCE_MAPS: '1' } });
if (!readFileSync(path.join(dist, 'index.html'), 'utf8').includes(`<meta name="version" content="${version}">`))
  throw new Error(`the build in ${dist} is not of version ${version}: its page says so`);
const seconds = commitTime();
const contract = run('node_modules/.bin/tsx', ['mock/contract/print.ts']);
// What the document calls itself, and which text of it exactly.
const contractVersion = `${JSON.parse(contract).info.version}+${createHash('sha256').update(contract).digest('hex').slice(0, 12)}`;
const folder = path.join(out, name);
stage({
  dist,
  out: folder,
  version,
  contract: contractVersion,
  extras: { 'contract.json': contract, 'sbom.json': billOfMaterials(seconds) },
});
pack(folder, seconds);

const maps = existsSync(dist) ? filesIn(dist).filter((file) => file.endsWith('.map')) : [];
if (maps.length > 0) {
  for (const file of maps) {
    const map = JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
    // The bundler writes the name that the script had before it was made small, which differs from folder to folder.
    const text = JSON.stringify({ ...map, file: path.basename(file, '.map') });
    mkdirSync(path.dirname(path.join(out, `${name}-maps`, file)), { recursive: true });
    writeFileSync(path.join(out, `${name}-maps`, file), text);
  }
  pack(path.join(out, `${name}-maps`), seconds);
}
writeFileSync(path.join(out, 'SHA256SUMS'), sumsOf(out));
console.log(
  `${readFileSync(path.join(out, 'SHA256SUMS'), 'utf8')}contract ${contractVersion}, ${maps.length} source maps`,
);
