// @vitest-environment node
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { portOf, startEcho } from './servers';
import { filled, pause, releases, startSite } from './site';

describe('SHIP-03 a cluster', () => {
  it('loses a server during a walk: no reading call fails, and no write arrives twice', async () => {
    const own = releases();
    const servers = await Promise.all(['one', 'two'].map(startEcho));
    const arrived: string[] = [];
    for (const server of servers) {
      server.prependListener('request', ({ headers: { 'x-write': write } }) => {
        if (typeof write === 'string') arrived.push(write);
      });
    }
    const site = await startSite(own, {
      CONSOLE_GATEWAY: servers.map((one) => `http://127.0.0.1:${portOf(one)}`).join(' '),
    });
    try {
      const failed: string[] = [];
      const done: string[] = [];
      let nth = 0;
      const walk = async () => {
        while (nth < 60) {
          nth += 1;
          const number = String(nth);
          if (nth === 20) {
            // As a machine that dies: what was under way there is cut off.
            servers[0]?.close();
            servers[0]?.closeAllConnections();
          }
          const read = await site.send('POST', '/api/acm/role/list');
          if (read.status !== 200) failed.push(`${number}: ${read.status}`);
          const write = await site.send('POST', '/api/acm/role/update', 0, { 'x-write': number });
          if (write.status === 200) done.push(number);
          await site
            .get('/fs/download/1')
            .then(({ status }) => status === 200 || failed.push(`file ${number}: ${status}`));
        }
      };
      await Promise.all([walk(), walk(), walk(), walk()]);
      expect(failed).toEqual([]);
      expect(arrived).toHaveLength(new Set(arrived).size);
      expect(done.every((write) => arrived.includes(write))).toBe(true);
      // What was cut off while it was under way may be lost; every other write went through.
      expect(done.length).toBeGreaterThanOrEqual(56);
    } finally {
      await site.stop();
      for (const server of servers) server.close();
      own.remove();
    }
  });

  it('has the weight, the backup and the failures that each server was given, and kept connections', async () => {
    const own = releases();
    const site = await startSite(own, {
      CONSOLE_GATEWAY:
        'http://127.0.0.1:9,weight=3 http://127.0.0.2:9,max_fails=5,fail_timeout=30s http://127.0.0.3,backup',
      CONSOLE_MAX_FAILS: '1',
      CONSOLE_FAIL_TIMEOUT: '7s',
    });
    try {
      const conf = filled(path.join(own.folder, 'tmp/nginx'), 'nginx.conf');
      const [, block = ''] = /upstream gateway \{([^}]*)\}/.exec(conf) ?? [];
      expect(block.split(';').map((line) => line.trim().replaceAll(/\s+/g, ' '))).toEqual([
        'zone gateway 128k',
        'server 127.0.0.1:9 max_fails=1 fail_timeout=7s weight=3',
        'server 127.0.0.2:9 max_fails=5 fail_timeout=30s',
        'server 127.0.0.3:80 max_fails=1 fail_timeout=7s backup',
        'keepalive 32',
        'keepalive_timeout 60s',
        '',
      ]);
    } finally {
      await site.stop();
      own.remove();
    }
  });

  it('a write that a server broke off is not sent to another, whatever its method', async () => {
    const own = releases();
    const arrived: string[] = [];
    const breaking = await Promise.all(
      [0, 1].map(async () => {
        const server = net.createServer((socket) => {
          socket.once('data', (data) => {
            arrived.push(String(data).split(' ', 2).join(' '));
            socket.destroy();
          });
        });
        await once(server.listen(0, '127.0.0.1'), 'listening');
        return server;
      }),
    );
    const ports = breaking.map(portOf);
    const site = await startSite(own, {
      CONSOLE_MAX_FAILS: '0',
      CONSOLE_GATEWAY: ports.map((one) => `http://127.0.0.1:${one}`).join(' '),
    });
    try {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        for (const address of ['/api/acm/role/update', '/api/sg_intel/source/delete', '/fs/upload']) {
          arrived.splice(0);
          expect((await site.send(method, address)).status, `${method} ${address}`).toBe(502);
          expect(arrived).toEqual([`${method} ${address}`]);
        }
      }
      arrived.splice(0);
      await site.send('POST', '/api/acm/role/list');
      expect(arrived).toHaveLength(2);
    } finally {
      await site.stop();
      for (const server of breaking) server.close();
      own.remove();
    }
  });
});

describe('SHIP-05 releases beside each other', () => {
  it('the scripts of the one before stay for open tabs, forth and back, without a lost connection', async () => {
    const own = releases({
      '1.0.0': {},
      '1.1.0': {
        'umi.0a1b2c3d.js': '/* not the old entry */',
        'list.9f8e7d6c.async.js': '/* a route of the new one */',
      },
    });
    const gateway = await startEcho('gateway');
    const site = await startSite(own, { CONSOLE_GATEWAY: `http://127.0.0.1:${portOf(gateway)}` });
    const version = async () => JSON.parse((await site.get('/healthz')).text).version;
    const until = async (wanted: string) => {
      while ((await version()) !== wanted) await pause();
    };
    try {
      site.command('1.1.0', 'reload');
      await until('1.1.0');
      expect((await site.get('/list.1a2b3c4d.async.js')).text).toContain('a route');
      expect((await site.get('/list.9f8e7d6c.async.js')).text).toContain('the new one');
      site.command('1.0.0', 'reload');
      await until('1.0.0');
      expect((await site.get('/list.9f8e7d6c.async.js')).text).toContain('the new one');
      expect((await site.get('/gone.9f8e7d6c.async.js')).status).toBe(404);
    } finally {
      await site.stop();
      gateway.close();
      own.remove();
    }
  });
});
