import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { VTYSH } from './router';

const DAEMONS = '/usr/lib/frr';

const quiet = (...args: string[]) => spawnSync('ip', args, { stdio: 'ignore' }).status === 0;
const ip = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Whether this machine lets us make networks of our own: it takes root, and a kernel that has them. */
export function hasNetworks(): boolean {
  const name = `probe${process.pid}`;
  const isMade = quiet('netns', 'add', name);
  const isLinked =
    isMade && quiet('-n', name, 'link', 'add', 'name', 'probe0', 'type', 'veth', 'peer', 'name', 'probe1');
  if (isMade) quiet('netns', 'del', name);
  return isLinked && existsSync(DAEMONS);
}

/** A machine with a network, a folder and daemons of its own. */
export class Router {
  readonly space: string;
  private readonly pids: string[] = [];

  constructor(
    private readonly root: string,
    readonly name: string,
  ) {
    this.space = `${name}${process.pid}`;
    // The daemons leave root behind.
    mkdirSync(this.folder);
    chmodSync(this.folder, 0o777);
    ip('netns', 'add', this.space);
    // An address is there at once: nobody else is on these links.
    this.run('sysctl', '-qw', 'net.ipv6.conf.default.accept_dad=0');
    ip('-n', this.space, 'link', 'set', 'dev', 'lo', 'up');
  }

  private get folder() {
    return path.join(this.root, this.name);
  }

  run(command: string, ...args: string[]): string {
    return ip('netns', 'exec', this.space, command, ...args);
  }

  link(name: string, other: Router, otherName: string): void {
    ip('-n', this.space, 'link', 'add', 'name', name, 'type', 'veth', 'peer', 'name', otherName, 'netns', other.space);
    ip('-n', this.space, 'link', 'set', 'dev', name, 'up');
    ip('-n', other.space, 'link', 'set', 'dev', otherName, 'up');
  }

  addAddress(port: string, ...addresses: string[]): void {
    for (const address of addresses) ip('-n', this.space, 'address', 'add', address, 'dev', port);
  }

  /** Starts daemons and gives them the text, as whoever pastes it would. */
  start(daemons: readonly string[], text: string): void {
    const empty = path.join(this.folder, 'empty.conf');
    const file = path.join(this.folder, 'frr.conf');
    writeFileSync(empty, '');
    writeFileSync(file, text);
    for (const daemon of daemons) {
      const pid = path.join(this.folder, `${daemon}.pid`);
      const socket = path.join(this.folder, 'zserv.api');
      const shared = ['-i', pid, '-f', empty, '-z', socket, '-A', '127.0.0.1', '-P', '0'];
      this.run(path.join(DAEMONS, daemon), '-d', ...shared, '--vty_socket', this.folder);
      this.pids.push(pid);
    }
    this.run(VTYSH, '--vty_socket', this.folder, '-f', file);
  }

  /** Changes what runs line by line, as whoever is signed in to the router would. */
  configure(...lines: readonly string[]): void {
    const commands = ['configure terminal', ...lines].flatMap((line) => ['-c', line]);
    this.run(VTYSH, '--vty_socket', this.folder, ...commands);
  }

  /** Begins anew with a text: whatever was changed by hand is gone. */
  restart(daemons: readonly string[], text: string): void {
    this.end();
    this.start(daemons, text);
  }

  ask(command: string): string {
    return this.run(VTYSH, '--vty_socket', this.folder, '-c', command);
  }

  /** Asks one daemon: of a question that several have an answer to. */
  askDaemon(daemon: string, command: string): string {
    return this.run(VTYSH, '--vty_socket', this.folder, '-d', daemon, '-c', command);
  }

  /** Asks until the answer is right, or tells what it was in the end. */
  async until(command: string, isRight: (answer: string) => boolean, seconds = 20): Promise<string> {
    const end = Date.now() + seconds * 1000;
    let answer = this.ask(command);
    while (!isRight(answer) && Date.now() < end) {
      await after(250);
      answer = this.ask(command);
    }
    return answer;
  }

  private end(): void {
    const running = this.pids.splice(0).filter(existsSync);
    for (const file of running) {
      process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL');
      rmSync(file);
    }
  }

  stop(): void {
    this.end();
    quiet('netns', 'del', this.space);
  }
}

/** A folder with routers in it, all gone with `stop`. */
export class Lab {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'lab-'));
  private readonly routers: Router[] = [];

  constructor() {
    chmodSync(this.folder, 0o755);
  }

  router(name: string): Router {
    const made = new Router(this.folder, name);
    this.routers.push(made);
    return made;
  }

  stop(): void {
    for (const one of this.routers) one.stop();
    rmSync(this.folder, { recursive: true });
  }
}
