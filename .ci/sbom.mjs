// Writes what the lock holds as a CycloneDX bill of materials: node .ci/sbom.mjs [file] [--shipped]
// With --shipped it has only what stands in the scripts and styles of the last build, as .cache/shipped.json lists it.
// It stays out of dist/, which is public: exact versions help who looks for a hole. A release keeps it beside its archive.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = process.argv[2] ?? '.cache/sbom.json';
const isShipped = process.argv[3] === '--shipped';
/** Their text is in the scripts without being a module: webpack's loader of scripts, and the files that Umi generates. */
const WRITTEN_IN = ['node_modules/@umijs/bundler-webpack', 'node_modules/@umijs/preset-umi'];

const read = (name) => JSON.parse(readFileSync(name, 'utf8'));

/** What ships, by name and version as the bill names it; throws for a package that the lock does not hold. */
function shipped() {
  const { packages } = read('package-lock.json');
  return new Set(
    [...read('.cache/shipped.json'), ...WRITTEN_IN].map((place) => {
      const found = packages[place];
      if (found === undefined) throw new Error(`${place} is in the build and not in package-lock.json`);
      return `${found.name ?? place.slice(place.lastIndexOf('node_modules/') + 13)}@${found.version}`;
    }),
  );
}

/** The bill without what does not ship: its parts, and what they depend on. */
function withShipped({ components, dependencies, ...bill }) {
  const refs = shipped();
  const kept = components.filter((one) => refs.delete(`${one.name}@${one.version}`));
  if (refs.size > 0) throw new Error(`not in the bill of the lock: ${[...refs].join(', ')}`);
  const own = bill.metadata.component['bom-ref'];
  const names = new Set(kept.map((one) => one['bom-ref']));
  return {
    ...bill,
    // Whoever installs the console has no development packages: what ships is required, however the lock came to it.
    components: kept.map(({ properties: _, ...one }) => ({ ...one, scope: 'required' })),
    dependencies: dependencies
      .filter(({ ref }) => ref === own || names.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => names.has(one)) })),
  };
}

// Umi's own peer ranges contradict each other, which npm would refuse to list.
const options = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev', '--legacy-peer-deps'];
const { status, stdout, stderr } = spawnSync('npm', options, {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error(stderr || 'npm was not found');
  process.exit(1);
}
const all = JSON.parse(stdout);
// npm takes the name of the folder.
Object.assign(all.metadata.component, { type: 'application', name: read('package.json').name });
const bill = isShipped ? withShipped(all) : all;
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(bill, null, 2));
console.log(`${file}: ${bill.components.length} components`);
