// Makes the machine ready for the project's commands and does nothing the second time:
//   node .ci/ensure.mjs [--browser] [--shell] [--firefox] [--webkit] [--xvfb] [--floor] [--nginx] [--envsubst] [--openssl] [--frr] [--nsd]
// Dependencies follow package-lock.json; what is found or installed is noted in .cache/chromium-path, headless-path,
// firefox-path, nginx-path, vtysh-path and so on. Without FRR only its own tests fail, without NSD its own are left out, and
// without the headless shell the tests take the whole browser, so that this is said and the rest goes on.
// Exit codes: 0 ready, 1 Node is too old or an option is unknown, 2 dependencies, 3 a browser, 4 nginx or what its tests need.
// Node built-ins only, and no syntax newer than the versions it has to turn away.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE = [20, 19];
const at = (...parts) => path.join(ROOT, ...parts);

const say = (text) => process.stderr.write(`ensure: ${text}\n`);

function stop(code, text) {
  say(text);
  process.exit(code);
}

function run(command, args, options = {}) {
  say([command, ...args].join(' '));
  // The output goes to stderr, so that a caller's stdout stays its own.
  const stdio = ['ignore', 2, 2];
  return spawnSync(command, args, { cwd: ROOT, stdio, shell: process.platform === 'win32', ...options }).status === 0;
}

const answers = (file, flag) =>
  existsSync(file) && spawnSync(file, [flag].flat(), { stdio: 'ignore', timeout: 30_000 }).status === 0;

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE[0] || (major === NODE[0] && minor >= NODE[1])) return;
  stop(1, `Node ${process.versions.node} is too old: ${NODE.join('.')} or newer is needed.`);
}

function ensureDependencies() {
  const note = at('node_modules', '.lock-hash');
  const hash = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (existsSync(note) && readFileSync(note, 'utf8').trim() === hash) return;
  // Development packages are wanted whatever NODE_ENV or npm's own settings say: the build needs them.
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) {
    stop(2, 'npm ci failed. If package-lock.json was just changed, run `node .ci/fill-lock.mjs` and try again.');
  }
  writeFileSync(note, `${hash}\n`);
}

let isListed = false;

/** Installs Debian packages without questions; false where there is no apt-get or no right to use it. */
function installSystemPackages(packages) {
  const isRoot = typeof process.getuid !== 'function' || process.getuid() === 0;
  const apt = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  // RUNLEVEL=1 keeps a freshly installed service from being started: the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const [command, ...prefix] = apt;
  if (!isListed) isListed = run(command, [...prefix, 'update', '-q'], { env });
  return isListed && run(command, [...prefix, 'install', '-y', '-q', '--no-install-recommends', ...packages], { env });
}

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

function playwrightBrowsers() {
  const { PLAYWRIGHT_BROWSERS_PATH: own, LOCALAPPDATA: local } = process.env;
  const caches = [own, path.join(homedir(), '.cache'), path.join(homedir(), 'Library', 'Caches'), local];
  const executables = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ];
  return caches
    .filter(Boolean)
    .flatMap((cache) => [cache, path.join(cache, 'ms-playwright')])
    .filter((cache) => existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache)
        .filter((name) => /^chromium-\d+$/.test(name))
        .map((name) => path.join(cache, name)),
    )
    .sort((a, b) => Number(b.split('-').pop()) - Number(a.split('-').pop()))
    .flatMap((folder) => executables.map((file) => path.join(folder, file)));
}

/** A Chromium of May 2021, older than the oldest browser that the build names: packed for a cloud without one, by the registry. */
const FLOOR = {
  name: '@sparticuz/chromium@92.0.0',
  integrity: 'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
};

function unpackFloor() {
  const folder = at('.cache', 'floor');
  mkdirSync(folder, { recursive: true });
  const packed = path.join(folder, 'sparticuz-chromium-92.0.0.tgz');
  if (!run('npm', ['pack', '--silent', FLOOR.name, '--pack-destination', folder])) return false;
  const digest = createHash('sha512').update(readFileSync(packed)).digest('base64');
  if (`sha512-${digest}` !== FLOOR.integrity) stop(3, `${FLOOR.name} is not what it was.`);
  if (!run('tar', ['xzf', packed, '-C', folder])) return false;
  const bin = path.join(folder, 'package', 'bin');
  writeFileSync(path.join(folder, 'chromium'), brotliDecompressSync(readFileSync(path.join(bin, 'chromium.br'))));
  chmodSync(path.join(folder, 'chromium'), 0o755);
  // What draws without a graphics card stands in a folder of its own.
  const drawing = path.join(folder, 'swiftshader');
  mkdirSync(drawing, { recursive: true });
  const tar = path.join(folder, 'swiftshader.tar');
  writeFileSync(tar, brotliDecompressSync(readFileSync(path.join(bin, 'swiftshader.tar.br'))));
  return run('tar', ['xf', tar, '-C', drawing]);
}

const TOOLS = {
  browser: {
    label: 'Chromium',
    exitCode: 3,
    variable: 'CHROMIUM_PATH',
    note: 'chromium-path',
    flag: '--version',
    places: () => [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      ...onPath(['chromium', 'google-chrome', 'google-chrome-stable']),
      ...playwrightBrowsers(),
    ],
    // That of the system comes with what it needs; where there is none, Playwright's.
    install: [() => installSystemPackages(['chromium']), () => run('npx', ['playwright', 'install', 'chromium'])],
  },
  // Chromium without its windows: the end-to-end tests take a seventh less time in it.
  shell: {
    label: 'the headless shell of Chromium',
    exitCode: 0,
    variable: 'HEADLESS_PATH',
    note: 'headless-path',
    flag: '--version',
    places: () => ['/usr/bin/chromium-headless-shell', ...onPath(['chromium-headless-shell'])],
    install: [() => installSystemPackages(['chromium-headless-shell'])],
  },
  // That of the system: what Playwright would bring is no release, and stands in no package registry.
  firefox: {
    label: 'Firefox',
    exitCode: 3,
    variable: 'FIREFOX_PATH',
    note: 'firefox-path',
    flag: '--version',
    places: () => [
      '/usr/bin/firefox-esr',
      ...onPath(['firefox-esr', 'firefox']),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    install: [() => installSystemPackages(['firefox-esr']), () => installSystemPackages(['firefox'])],
  },
  // Its driver brings the engine with it, and a small browser around it.
  webkit: {
    label: 'the WebDriver of WebKitGTK',
    exitCode: 3,
    variable: 'WEBKIT_DRIVER_PATH',
    note: 'webkit-path',
    flag: '--help',
    places: () => ['/usr/bin/WebKitWebDriver', ...onPath(['WebKitWebDriver'])],
    install: [() => installSystemPackages(['webkit2gtk-driver'])],
  },
  // A display for a browser that knows no other way.
  xvfb: {
    label: 'Xvfb',
    exitCode: 3,
    variable: 'XVFB_PATH',
    note: 'xvfb-path',
    flag: '-help',
    places: () => ['/usr/bin/Xvfb', ...onPath(['Xvfb'])],
    install: [() => installSystemPackages(['xvfb'])],
  },
  floor: {
    label: 'the oldest Chromium',
    exitCode: 3,
    variable: 'FLOOR_PATH',
    note: 'floor-path',
    flag: ['--no-sandbox', '--version'],
    places: () => [at('.cache', 'floor', 'chromium')],
    install: [unpackFloor],
  },
  nginx: {
    label: 'nginx',
    exitCode: 4,
    variable: 'NGINX_PATH',
    note: 'nginx-path',
    flag: '-v',
    places: () => ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', ...onPath(['nginx'])],
    install: [
      () => installSystemPackages(['nginx', 'libnginx-mod-http-brotli-static']),
      () => installSystemPackages(['nginx']),
    ],
  },
  // What a release fills its templates with.
  envsubst: {
    label: 'envsubst',
    exitCode: 4,
    variable: 'ENVSUBST_PATH',
    note: 'envsubst-path',
    flag: '--version',
    places: () => ['/usr/bin/envsubst', ...onPath(['envsubst'])],
    install: [() => installSystemPackages(['gettext-base'])],
  },
  // It makes the certificate that the tests of TLS need.
  openssl: {
    label: 'OpenSSL',
    exitCode: 4,
    variable: 'OPENSSL_PATH',
    note: 'openssl-path',
    flag: 'version',
    places: () => ['/usr/bin/openssl', ...onPath(['openssl'])],
    install: [() => installSystemPackages(['openssl'])],
  },
  frr: {
    label: 'FRR',
    exitCode: 0,
    variable: 'VTYSH_PATH',
    note: 'vtysh-path',
    flag: '--help',
    places: () => ['/usr/bin/vtysh', '/usr/local/bin/vtysh', ...onPath(['vtysh'])],
    install: [() => installSystemPackages(['frr'])],
  },
  // An authoritative name server, with the programs by which a node asks.
  nsd: {
    label: 'NSD',
    exitCode: 0,
    variable: 'NSD_PATH',
    note: 'nsd-path',
    flag: '-v',
    places: () => ['/usr/sbin/nsd', '/usr/local/sbin/nsd', ...onPath(['nsd'])],
    install: [() => installSystemPackages(['nsd', 'knot-dnsutils', 'mtr-tiny', 'curl'])],
  },
};

function ensureTool({ label, exitCode, variable, note, flag, places, install }) {
  const noted = at('.cache', note);
  const asked = process.env[variable];
  if (asked && !answers(asked, flag)) stop(exitCode, `${variable}=${asked} does not run.`);
  const known = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '';
  if (known && existsSync(known) && (!asked || asked === known)) return;

  const find = () => asked ?? places().find((file) => answers(file, flag));
  let found = find();
  for (const attempt of install) {
    if (found) break;
    if (!attempt()) say(`that did not bring ${label}.`);
    found = find();
  }
  if (!found) {
    const text = `${label} was neither found nor installed: install it and set ${variable}.`;
    return exitCode === 0 ? say(text) : stop(exitCode, text);
  }
  mkdirSync(at('.cache'), { recursive: true });
  writeFileSync(noted, `${found}\n`);
  say(`${label} is ${found}`);
}

const options = process.argv.slice(2).map((argument) => argument.replace(/^--/, ''));
const unknown = options.find((option) => !Object.hasOwn(TOOLS, option));
checkNode();
if (unknown !== undefined)
  stop(
    1,
    `unknown option --${unknown}; known: ${Object.keys(TOOLS)
      .map((name) => `--${name}`)
      .join(', ')}`,
  );
ensureDependencies();
for (const [name, tool] of Object.entries(TOOLS)) if (options.includes(name)) ensureTool(tool);
