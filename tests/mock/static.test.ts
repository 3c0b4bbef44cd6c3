import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staticFiles } from '@mock/static';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, portOf } from '../deploy/servers';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
const pages = staticFiles(dist, '/x/');
const server = createServer((request, response) => pages(request, response));

beforeAll(async () => {
  for (const name of ['index.html', 'config.js', 'umi.0a1b2c3d.js']) writeFileSync(path.join(dist, name), `// ${name}`);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

const answer = async (address: string) => {
  const { status, text } = await ask({ port: portOf(server), path: address });
  return [status, text];
};

it.each(['/x/', '/x/console', '/x/help/acme.js', '/x/help/acme.json', '/x/help/a.b/c.css', '/x/help/%2e.js'])(
  'the page is what stands at %s, whose id may end like a file',
  async (address) => {
    expect(await answer(address)).toEqual([200, '// index.html']);
  },
);

it('a file is itself, and one that is gone is no page', async () => {
  expect(await answer('/x/umi.0a1b2c3d.js')).toEqual([200, '// umi.0a1b2c3d.js']);
  for (const gone of ['umi.ffffffff.js', 'help/part.ffffffff.async.js', 'icon.svg', 'static/deep/a.png']) {
    expect(await answer(`/x/${gone}`)).toEqual([404, 'not found']);
  }
});
