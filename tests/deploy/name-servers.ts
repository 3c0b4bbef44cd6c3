import { execFile, spawn } from 'node:child_process';
import dgram from 'node:dgram';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AskCommand } from '@/domain/ask/question';
import { freePort } from './servers';

const NOTED = '.cache/nsd-path';
const NSD = process.env.NSD_PATH ?? (existsSync(NOTED) ? readFileSync(NOTED, 'utf8').trim() : '/usr/sbin/nsd');
const onPath = (name: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));

/** What is missing of name server and programs; '' where all is there. */
export const missing = (): string =>
  [!existsSync(NSD) && NSD, ...['kdig', 'mtr', 'curl'].map((name) => !onPath(name) && name)].filter(Boolean).join(', ');

/** What a node answers to a command: what its program writes, or else what it complains of. */
export function runOnNode({ tool, args }: AskCommand, port?: number): Promise<string> {
  const words = port === undefined ? args : ['-p', String(port), ...args];
  return new Promise((resolve) => {
    const child = execFile(tool, words, { timeout: 10_000 }, (_, stdout, stderr) =>
      resolve(/\w/.test(stdout) ? stdout : JSON.stringify({ errmsg: stderr.trim() })),
    );
    child.stdin?.end();
  });
}

/** A name server of the distribution with one zone, on a port of its own. */
export async function startNsd(zone: string, text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nsd-'));
  const port = await freePort();
  writeFileSync(path.join(folder, 'zone'), text);
  writeFileSync(
    path.join(folder, 'nsd.conf'),
    `server:
  ip-address: 127.0.0.1@${port}
  username: ""
  chroot: ""
  zonesdir: "${folder}"
  pidfile: "${folder}/pid"
  database: ""
  xfrdfile: ""
  zonelistfile: "${folder}/list"
  xfrdir: "${folder}"
  server-count: 1
remote-control:
  control-enable: no
zone:
  name: ${zone}
  zonefile: zone
`,
  );
  const child = spawn(NSD, ['-d', '-c', path.join(folder, 'nsd.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  const hasStarted = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('nsd started')) resolve();
    });
    child.on('exit', () => reject(new Error(`NSD ended: ${log}`)));
  });
  await hasStarted;
  return {
    port,
    stop: async () => {
      const isOver = once(child, 'exit');
      child.kill();
      await isOver;
      rmSync(folder, { recursive: true });
    },
  };
}

/** A resolver that keeps every name back and says by which list (RFC 8914, code 15), which NSD has no reason to do. */
export async function startBlocking(list: string) {
  const socket = dgram.createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    let end = 12;
    while (query[end]) end += (query[end] ?? 0) + 1;
    const text = Buffer.from(list);
    const error = Buffer.alloc(6);
    error.writeUInt16BE(15, 0);
    error.writeUInt16BE(2 + text.length, 2);
    error.writeUInt16BE(15, 4);
    const head = Buffer.from(query.subarray(0, 12));
    // An answer with recursion, NXDOMAIN, one additional record and nothing else.
    head.set([0x81, 0x83], 2);
    head.set([0, 0, 0, 0, 0, 1], 6);
    const opt = Buffer.from([0, 0, 41, 4, 208, 0, 0, 128, 0, 0, error.length + text.length]);
    socket.send(Buffer.concat([head, query.subarray(12, end + 5), opt, error, text]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, stop: () => socket.close() };
}
