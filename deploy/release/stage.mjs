// The folder of a release: a build, and everything that installs it where there is no Node. What goes into the archive is
// decided here and nowhere else; the tests of the server stage a small build the same way.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import headers from '../headers.json' with { type: 'json' };
import { pageAt } from '../page.mjs';

const DEPLOY = fileURLToPath(new URL('..', import.meta.url));
const COPIED = [
  'start.sh',
  'verify.sh',
  'INSTALL.md',
  'UPGRADE.md',
  'settings.md',
  'CHANGELOG.md',
  'nginx',
  'container',
  'kubernetes',
  'systemd',
];

/** Configuration text may hold neither quotes nor variables of nginx's own. */
function quoted(value) {
  if (/["$\\\n]/.test(value)) throw new Error(`cannot stand in an nginx string: ${value}`);
  return `"${value}"`;
}

/** What start.sh replaces by a setting. */
const hole = (name) => `\${${name}}`;

/** The template of headers.conf: each header of a document, which a server behind cannot replace. */
export function headersTemplate() {
  const lines = Object.entries(headers).map(([name, value]) => {
    const text = quoted(Array.isArray(value) ? value.join('; ') : value).replace(' {bases}', '{bases}');
    return `add_header ${name} ${text.replace('{bases}', ` ${hole('CONSOLE_ORIGINS')}`)} always;\nproxy_hide_header ${name};`;
  });
  return [
    ...lines,
    'add_header X-Request-Id $answer_id always;',
    'add_header Cache-Control $cache_control always;',
    '',
  ].join('\n');
}

/** All files of a folder by their path inside it, in the order of their bytes. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort((one, other) => (one < other ? -1 : 1));
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The lines of SHA256SUMS for files of a folder. */
export const sumsOf = (folder, files = filesIn(folder)) =>
  files.map((file) => `${hashOf(path.join(folder, file))}  ${file}\n`).join('');

/** Makes the folder of a release out of a compressed build; `extras` are further files by name. */
export function stage({ dist, out, version, contract, extras = {} }) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, 'templates'), { recursive: true });
  const isServed = (file) => !/(?:^|\/)\.|\.map(?:\.(?:br|gz))?$/.test(path.relative(dist, file));
  cpSync(dist, path.join(out, 'html'), { recursive: true, filter: isServed });
  for (const name of COPIED) {
    if (name === 'nginx') cpSync(path.join(DEPLOY, name), path.join(out, 'templates'), { recursive: true });
    else cpSync(path.join(DEPLOY, name), path.join(out, name), { recursive: true });
  }
  const html = path.join(out, 'html');
  const page = readFileSync(path.join(html, 'index.html'), 'utf8');
  // The page is filled at the start, so its files of the build are of no use.
  for (const suffix of ['', '.br', '.gz']) rmSync(path.join(html, `index.html${suffix}`), { force: true });
  const read = (name) => readFileSync(path.join(out, name), 'utf8');
  const texts = {
    'templates/index.html.template': pageAt(page, '/').replace(
      /(\s(?:src|href)=["']?)\/(?!\/)/g,
      `$1${hole('CONSOLE_BASE')}`,
    ),
    'templates/headers.conf.template': headersTemplate(),
    'templates/transport-security': quoted(headers['Strict-Transport-Security']),
    'kubernetes/config.js': readFileSync(path.join(html, 'config.js'), 'utf8'),
    'kubernetes/kustomization.yaml': read('kubernetes/kustomization.yaml').replace(/(newTag: ).*/, `$1${version}`),
    VERSION: `${version}\n`,
    CONTRACT_VERSION: `${contract}\n`,
    ...extras,
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(out, name), text);
  writeFileSync(path.join(out, 'SHA256SUMS'), sumsOf(out));
}
