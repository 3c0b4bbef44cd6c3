import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import '../support/document';

const originally = window.consoleConfig;

/** The configuration is read once, as its module starts. */
async function read(consoleConfig: unknown) {
  vi.resetModules();
  Reflect.set(window, 'consoleConfig', consoleConfig);
  const { config } = await import('@/session/config');
  const { configProblems } = await import('@/session/config-check');
  const { base, ...keys } = config;
  const problems = configProblems(consoleConfig);
  return { keys: { ...keys, unknownPathCodes: [...keys.unknownPathCodes] }, problems };
}

afterEach(() => {
  Reflect.set(window, 'consoleConfig', originally);
});

const DEFAULTS = {
  deployEnv: '',
  signInUrl: '/sign-in',
  trustedOrigins: [],
  productName: '',
  capabilities: null,
  unknownPathCodes: [],
  telemetryUrl: '',
  telemetryShare: 1,
};

it('an empty configuration is every key at its default, and nothing is wrong with it', async () => {
  expect(await read({})).toEqual({ keys: DEFAULTS, problems: [] });
});

it('what is delivered in public/config.js has nothing wrong', async () => {
  const page: { consoleConfig?: unknown } = {};
  new Function('window', readFileSync('public/config.js', 'utf8'))(page);
  expect(await read(page.consoleConfig)).toEqual({ keys: DEFAULTS, problems: [] });
});

it.each([
  [
    { deployEnv: 'lab', productName: 'Ours' },
    { deployEnv: 'lab', productName: 'Ours' },
  ],
  [{ signInUrl: '' }, { signInUrl: '/sign-in' }],
  [
    { trustedOrigins: ['https://a.example', 'http://b.example:8080'] },
    { trustedOrigins: ['https://a.example', 'http://b.example:8080'] },
  ],
  [{ capabilities: ['impact', 'bulk'] }, { capabilities: ['impact', 'bulk'] }],
  [{ unknownPathCodes: [40400, 'E404'] }, { unknownPathCodes: ['40400', 'E404'] }],
  [
    { telemetryUrl: 'https://a.example/x', trustedOrigins: ['https://a.example'], telemetryShare: 0.1 },
    { telemetryUrl: 'https://a.example/x', trustedOrigins: ['https://a.example'], telemetryShare: 0.1 },
  ],
  [{ telemetryUrl: '/v2/told' }, { telemetryUrl: `${window.location.origin}/v2/told` }],
  [{ telemetryUrl: '' }, {}],
])('%j is taken as it stands', async (given, taken) => {
  expect(await read(given)).toEqual({ keys: { ...DEFAULTS, ...taken }, problems: [] });
});

it.each([
  [{ singInUrl: '/login' }, {}, [{ key: 'singInUrl', expected: null }]],
  [{ deployEnv: 7, productName: ['x'] }, {}, ['deployEnv', 'productName'].map((key) => ({ key, expected: 'text' }))],
  [{ trustedOrigins: 'https://a.example' }, {}, [{ key: 'trustedOrigins', expected: 'origins' }]],
  [
    { trustedOrigins: ['https://a.example', 'https://a.example/path', 'a.example', null] },
    { trustedOrigins: ['https://a.example', 'https://a.example/path', 'a.example'] },
    [{ key: 'trustedOrigins', expected: 'origins' }],
  ],
  [
    { capabilities: ['impact', 'blk'] },
    { capabilities: ['impact', 'blk'] },
    [{ key: 'capabilities', expected: 'capabilities' }],
  ],
  [{ unknownPathCodes: 40400 }, {}, [{ key: 'unknownPathCodes', expected: 'codes' }]],
  [
    { unknownPathCodes: [40400, {}] },
    { unknownPathCodes: ['40400', '[object Object]'] },
    [{ key: 'unknownPathCodes', expected: 'codes' }],
  ],
  [{ telemetryUrl: 'https://a.example/x' }, {}, [{ key: 'telemetryUrl', expected: 'address' }]],
  [
    { telemetryUrl: '//a.example/x', trustedOrigins: ['https://b.example'] },
    { trustedOrigins: ['https://b.example'] },
    [{ key: 'telemetryUrl', expected: 'address' }],
  ],
  [{ telemetryUrl: 'javascript:0' }, {}, [{ key: 'telemetryUrl', expected: 'address' }]],
  [{ telemetryUrl: 'https://' }, {}, [{ key: 'telemetryUrl', expected: 'address' }]],
  [{ telemetryUrl: 7 }, {}, [{ key: 'telemetryUrl', expected: 'address' }]],
  [{ telemetryShare: 2 }, { telemetryShare: 2 }, [{ key: 'telemetryShare', expected: 'share' }]],
  [{ telemetryShare: 'half' }, {}, [{ key: 'telemetryShare', expected: 'share' }]],
  [undefined, {}, [{ key: 'consoleConfig', expected: 'object' }]],
  [['deployEnv'], {}, [{ key: 'consoleConfig', expected: 'object' }]],
  ['lab', {}, [{ key: 'consoleConfig', expected: 'object' }]],
])('of %j what is wrong is told and the rest taken', async (given, taken, problems) => {
  expect(await read(given)).toEqual({ keys: { ...DEFAULTS, ...taken }, problems });
});

it('SHIP-07 every key is documented with its default, and no other', async () => {
  const { keys } = await read({});
  const section =
    readFileSync('deploy/settings.md', 'utf8').split('## Settings of the page')[1]?.split('\n## ')[0] ?? '';
  const told = Object.fromEntries(
    [...section.matchAll(/^\| `(\w+)` +\| `(.+?)` /gm)].map(([, key, value]) => [key, value]),
  );
  const written = (value: unknown) => JSON.stringify(value).replaceAll('"', "'");
  expect(told).toEqual(Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, written(value)])));
  const delivered = readFileSync('public/config.js', 'utf8');
  expect(Object.keys(keys).filter((key) => !delivered.includes(`${key}:`))).toEqual([]);
});
