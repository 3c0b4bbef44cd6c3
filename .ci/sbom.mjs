// Writes what the lock holds as a CycloneDX bill of materials: node .ci/sbom.mjs [file] [--omit=dev]
// It stays out of dist/, which is public: exact versions help who looks for a hole. A release keeps it beside its archive.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = process.argv[2] ?? '.cache/sbom.json';
// Umi's own peer ranges contradict each other, which npm would refuse to list.
const tools = process.argv[3] ?? '--include=dev';
const options = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', tools, '--legacy-peer-deps'];
const { status, stdout, stderr } = spawnSync('npm', options, {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error(stderr || 'npm was not found');
  process.exit(1);
}
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, stdout);
console.log(`${file}: ${JSON.parse(stdout).components.length} components`);
