// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SOURCE = `export const quiet = 1;

export function fail(name: string): never {
  throw new TypeError(name);
}
`;
let folder = '';
let place = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maps-'));
  const maps = path.join(folder, 'cloud-dns-console-1.0.0-maps');
  const { code, map } = transformSync(SOURCE, {
    loader: 'ts',
    minify: true,
    sourcemap: 'external',
    sourcefile: 'webpack://cloud-dns-console/./src/lib/fails.ts',
  });
  mkdirSync(maps);
  writeFileSync(path.join(maps, 'part.0a1b2c3d.async.js.map'), map);
  execFileSync('tar', ['-czf', `${maps}.tar.gz`, '-C', folder, path.basename(maps)]);
  place = `part.0a1b2c3d.async.js:1:${code.indexOf('throw') + 1}`;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const resolve = (input: string, maps = folder) =>
  spawnSync(process.execPath, ['.ci/resolve.mjs', '--maps', maps], { input, encoding: 'utf8' });

describe('SHIP-08 a minified stack', () => {
  it('is read with the maps of its release, from an archive, a folder of archives or of maps', () => {
    const stack = `TypeError\n    at t (https://console.example/x/${place})\n    at https://console.example/x/umi.ffffffff.js:1:9\n`;
    for (const maps of [
      folder,
      path.join(folder, 'cloud-dns-console-1.0.0-maps'),
      path.join(folder, 'cloud-dns-console-1.0.0-maps.tar.gz'),
    ]) {
      const { stdout, status } = resolve(stack, maps);
      expect(stdout).toBe('TypeError\n    at t (src/lib/fails.ts:4:3)\n    at umi.ffffffff.js:1:9\n');
      expect(status).toBe(0);
    }
  });

  it('is found in a problem report, whose other lines stay', () => {
    const report = `version  1.0.0\n\ntime  error\n2026-11-02T09:30:00Z  TypeError ${place}\n`;
    expect(resolve(report).stdout).toBe(report.replace(place, 'src/lib/fails.ts:4:3'));
  });

  it('of another version is said to be unknown, and so are maps that are not there', () => {
    expect(resolve('at umi.ffffffff.js:1:9')).toMatchObject({ status: 1, stdout: 'at umi.ffffffff.js:1:9' });
    expect(resolve(place, path.join(folder, 'gone'))).toMatchObject({ status: 2, stdout: '' });
    expect(resolve(' \n').status).toBe(2);
  });
});
