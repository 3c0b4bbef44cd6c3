// Holds what starts the console elsewhere against the standards that judge it: npm run deploy:check, and part of release:check.
//   Kubernetes manifests   the API's own schemas (kubernetes-models), and its types, which know no other field;
//                          the kustomization by kubectl, where there is one
//   compose.yaml           the schema of the Compose Specification (in dclint)
//   Containerfile          the parser of dockerfile-utils
//   systemd unit           systemd-analyze verify
// The validators are installed beside the project, in .cache/validators, by a lock of their own. Nothing is started: there is no
// runtime in the tests.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const HOME = path.resolve('.cache/validators');
const NAMES = ['package.json', 'package-lock.json'];

const read = (file) => readFileSync(file, 'utf8');
const isSame = (name) =>
  existsSync(path.join(HOME, name)) && read(path.join(HOME, name)) === read(`.ci/validators/${name}`);

function install() {
  if (NAMES.every(isSame) && existsSync(path.join(HOME, 'node_modules'))) return;
  mkdirSync(HOME, { recursive: true });
  for (const name of NAMES) copyFileSync(`.ci/validators/${name}`, path.join(HOME, name));
  execFileSync('npm', ['ci', '--prefix', HOME, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
}

install();
const require = createRequire(path.join(HOME, 'package.json'));
const { parseAllDocuments, parse } = require('yaml');

const problems = [];
const told = [];
const judge = (what, found) => {
  for (const one of found) problems.push(`${what}: ${one}`);
  told.push(`${what}${found.length === 0 ? '' : ' (wrong)'}`);
};

/** The objects of a folder of manifests with the file of each; the kustomization is another thing. */
function manifestsIn(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
  return files.flatMap((file) =>
    parseAllDocuments(read(path.join(folder, file))).map((document) => ({ file, object: document.toJS() })),
  );
}

const moduleOf = ({ apiVersion, kind }) => `kubernetes-models/${apiVersion}/${kind}`;

/** What the schema of its kind says of each object. */
async function byManifestSchemas(manifests) {
  for (const { file, object } of manifests) {
    const model = await import(pathToFileURL(path.join(HOME, 'node_modules', `${moduleOf(object)}.js`))).catch(
      () => null,
    );
    if (model === null) {
      judge(file, [`the API has no ${object.apiVersion} ${object.kind}`]);
      continue;
    }
    try {
      new model[object.kind](object).validate();
      judge(file, []);
    } catch (error) {
      judge(file, [error.message]);
    }
  }
}

/** A schema of the API lets a field pass that it does not name; as a literal of its type the object may have none. */
function byManifestTypes(manifests) {
  const lines = manifests.flatMap(({ object }, index) => [
    `import type { I${object.kind} as T${index} } from '${moduleOf(object)}';`,
    `export const o${index}: T${index} = ${JSON.stringify(object)};`,
  ]);
  const file = path.join(HOME, 'manifests.ts');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--ignoreConfig',
  ];
  const { status, stdout } = spawnSync(path.resolve('node_modules/.bin/tsc'), [...options, file], {
    cwd: HOME,
    encoding: 'utf8',
  });
  judge('fields of the manifests', status === 0 ? [] : stdout.trim().split('\n'));
}

const isWithin = (part, whole) => Object.entries(part).every(([name, value]) => whole?.[name] === value);

/** What one manifest says of another: labels by which pods are chosen, names and ports. */
function byReferences(manifests) {
  const of = (kind) => manifests.map(({ object }) => object).filter((object) => object.kind === kind);
  const [deployment] = of('Deployment');
  const { labels } = deployment.spec.template.metadata;
  const selectors = [
    deployment.spec.selector.matchLabels,
    ...of('Service').map(({ spec }) => spec.selector),
    ...of('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
    ...of('NetworkPolicy').map(({ spec }) => spec.podSelector.matchLabels),
  ];
  const targets = of('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name);
  const ports = new Set(deployment.spec.template.spec.containers.flatMap((one) => one.ports.map(({ name }) => name)));
  const asked = JSON.stringify(manifests).matchAll(/"(?:targetPort|port)":"(\w+)"/g);
  judge('references between the manifests', [
    ...selectors.filter((one) => !isWithin(one, labels)).map((one) => `no pod is chosen by ${JSON.stringify(one)}`),
    ...targets.filter((name) => name !== deployment.metadata.name).map((name) => `there is no deployment ${name}`),
    ...[...asked].filter(([, name]) => !ports.has(name)).map(([, name]) => `the pod has no port ${name}`),
  ]);
}

/** The kustomization as it will be read, with the config.js that a release puts beside it. */
function byKustomize(folder) {
  if (spawnSync('kubectl', ['version', '--client'], { stdio: 'ignore' }).status !== 0) {
    told.push('kustomization.yaml (not judged: there is no kubectl)');
    return;
  }
  const copy = mkdtempSync(path.join(tmpdir(), 'kubernetes-'));
  try {
    for (const name of readdirSync(folder)) copyFileSync(path.join(folder, name), path.join(copy, name));
    copyFileSync('public/config.js', path.join(copy, 'config.js'));
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', copy], { encoding: 'utf8' });
    const names = status === 0 ? parseAllDocuments(stdout).map((one) => `${one.get('kind')}`) : [];
    const lost = ['ConfigMap', 'Deployment', 'Service'].filter((kind) => !names.includes(kind));
    judge('kustomization.yaml', status !== 0 ? [stderr.trim()] : lost.map((kind) => `it makes no ${kind}`));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function byComposeSchema(file) {
  const Ajv = require('ajv').default;
  const formats = { duration: true, ports: true, expose: true, subnet_ip_address: true };
  const ajv = new Ajv({ allErrors: true, strict: false, formats });
  const folder = path.dirname(require.resolve('dclint/package.json'));
  const { $schema: _, ...schema } = JSON.parse(read(path.join(folder, 'schemas/compose.schema.json')));
  const validate = ajv.compile(schema);
  validate(parse(read(file)));
  judge(
    'compose.yaml',
    (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`),
  );
}

function byDockerfileParser(file) {
  const { validate } = require('dockerfile-utils');
  const found = validate(read(file));
  judge(
    'Containerfile',
    found.map(({ range, message }) => `line ${range.start.line + 1}: ${message}`),
  );
}

function bySystemd(file) {
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', path.resolve(file)], {
    encoding: 'utf8',
  });
  // What it does not know it ignores, and says so.
  const lines = (stderr ?? '').split('\n').filter((line) => line.includes(path.basename(file)));
  if (error) judge('systemd unit', ['systemd-analyze is missing (Debian: apt-get install systemd)']);
  else judge('systemd unit', status === 0 ? lines : [stderr.trim()]);
}

const KUBERNETES = 'deploy/kubernetes';
const manifests = manifestsIn(KUBERNETES);
await byManifestSchemas(manifests);
byManifestTypes(manifests);
byReferences(manifests);
byKustomize(KUBERNETES);
byComposeSchema('deploy/container/compose.yaml');
byDockerfileParser('deploy/container/Containerfile');
bySystemd('deploy/systemd/cloud-dns-console.service');

console.log(`judged: ${told.join(', ')}`);
for (const one of problems) console.error(one);
process.exitCode = problems.length > 0 ? 1 : 0;
