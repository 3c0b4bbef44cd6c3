// Renders the production nginx configuration and the page for one deployment; nginx.conf.template tells how to use it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compress } from './compress.mjs';
import { checkedBase, configAt, pageAt, securityHeaders } from './page.mjs';

const ASSETS = 'css|gif|ico|jpe?g|js|json|map|mjs|pdf|png|svg|ttf|txt|wasm|webmanifest|webp|woff2?|xml';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '8080' },
    base: { type: 'string', default: '/' },
    gateway: { type: 'string' },
    'file-server': { type: 'string' },
    'security-server': { type: 'string' },
    bases: { type: 'string', default: '' }, // further origins the console may call, separated by spaces
    hosts: { type: 'string', default: '' }, // names of the console, separated by spaces; none: whatever a client says
    paths: { type: 'string', default: '' }, // further paths of the gateway, such as /v2/, separated by spaces
    ca: { type: 'string', default: '/etc/ssl/certs/ca-certificates.crt' }, // whose certificates a server behind https may have
    nginx: { type: 'string', default: process.env.NGINX_PATH ?? 'nginx' }, // asked for its brotli module
    out: { type: 'string' },
  },
});

const servers = { gateway: values.gateway, file: values['file-server'], security: values['security-server'] };
const missing = Object.entries({ ...servers, out: values.out }).filter(([, value]) => !value);
if (missing.length > 0) {
  console.error(`missing: ${missing.map(([name]) => name).join(', ')} (see deploy/nginx.conf.template)`);
  process.exit(1);
}

const base = checkedBase(values.base);
const root = path.resolve(values.root);
const out = path.resolve(values.out);
for (const value of [root, out, values.port]) {
  if (!/^[\w./-]+$/.test(value)) throw new Error(`cannot stand in the configuration unquoted: ${value}`);
}

const hosts = values.hosts.split(' ').filter(Boolean);
for (const host of hosts) {
  if (!/^[\w.-]+$/.test(host)) throw new Error(`no host name: ${host}`);
}

const paths = values.paths.split(' ').filter(Boolean);
for (const one of paths) {
  if (!/^\/[\w.-]+\/([\w./-]+\/)?$/.test(one)) throw new Error(`no path that begins and ends with /: ${one}`);
}

/** Configuration text may hold neither quotes nor variables of nginx's own. */
function quoted(value) {
  if (/["$\\\n]/.test(value)) throw new Error(`cannot stand in an nginx string: ${value}`);
  return `"${value}"`;
}

function brotliModule() {
  try {
    // nginx prints its build options to stderr.
    const text = execFileSync('/bin/sh', ['-c', '"$0" -V 2>&1', values.nginx], { encoding: 'utf8' });
    if (/--add-module=\S*brotli/.test(text)) return { isThere: true, load: '' };
    const file = path.join(/--modules-path=(\S+)/.exec(text)?.[1] ?? '', 'ngx_http_brotli_static_module.so');
    return { isThere: existsSync(file), load: existsSync(file) ? `load_module ${file};` : '' };
  } catch {
    return { isThere: false, load: '' };
  }
}

const brotli = brotliModule();
const ca = path.resolve(values.ca);
const trusted = `proxy_ssl_verify on;\n      proxy_ssl_verify_depth 4;\n      proxy_ssl_trusted_certificate ${quoted(ca)};`;
if (Object.values(servers).some((address) => address.startsWith('https:')) && !existsSync(ca)) {
  throw new Error(`--ca: no file ${ca}, so that no certificate of a server could be checked`);
}
const upstreams = Object.entries(servers).map(([name, address]) => {
  const { protocol, hostname, port } = new URL(address);
  const server = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  const pass = `proxy_pass ${protocol}//${name};`;
  return {
    name,
    block: `  upstream ${name} {\n    server ${server};\n    keepalive 16;\n  }`,
    // The certificate is for the server's own name, not for that of the block.
    pass: protocol === 'https:' ? `${pass}\n      proxy_ssl_name ${hostname};\n      ${trusted}` : pass,
  };
});

const headers = securityHeaders(values.bases.split(' ').filter(Boolean));
const facts = {
  base,
  root,
  out,
  port: values.port,
  assets: ASSETS,
  loadModules: brotli.load,
  names: hosts.length > 0 ? `    server_name ${hosts.join(' ')};\n` : '',
  strangers: hosts.length > 0 ? `  server {\n    listen ${values.port} default_server;\n    return 421;\n  }\n\n` : '',
  brotli: brotli.isThere ? '  brotli_static on;\n' : '',
  upstreams: upstreams.map(({ block }) => block).join('\n'),
  ...Object.fromEntries(upstreams.map(({ name, pass }) => [name, pass])),
  further: paths.map((one) => `    location ^~ ${one} {\n      ${upstreams[0].pass}\n    }\n`).join(''),
  headers: Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;\n    proxy_hide_header ${name};`)
    .join('\n'),
  transport: quoted(headers['Strict-Transport-Security']),
  // At a base path of its own, the rest of the origin holds nothing but the way in.
  outside:
    base === '/'
      ? ''
      : `    location = / {\n      return 302 ${base};\n    }\n    location = ${base.slice(0, -1)} {\n      return 302 ${base};\n    }\n    location / {\n      return 404;\n    }`,
};

const template = readFileSync(new URL('nginx.conf.template', import.meta.url), 'utf8');
const conf = template.replace(/\{\{(\w+)\}\}/g, (hole, name) => {
  if (!Object.hasOwn(facts, name)) throw new Error(`nothing to put into ${hole}`);
  return facts[name];
});

const own = path.join(out, 'page', 'config.js');
mkdirSync(path.dirname(own), { recursive: true });
mkdirSync(path.join(out, 'tmp'), { recursive: true });
writeFileSync(path.join(out, 'nginx.conf'), conf);
writeFileSync(own, configAt(readFileSync(existsSync(own) ? own : path.join(root, 'config.js'), 'utf8'), base));
const page = path.join(out, 'page', 'index.html');
writeFileSync(page, pageAt(readFileSync(path.join(root, 'index.html'), 'utf8'), base));
compress(page);
const told = `${base} on port ${values.port}, brotli files ${brotli.isThere ? 'on' : 'off'}`;
process.stdout.write(`${path.join(out, 'nginx.conf')}: ${told}\n`);
