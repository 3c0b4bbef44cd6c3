// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { gatewayAddress, serverOf, storedBases } from '@/lib/http/bases';
import { webAddress } from '../../support/any-text';

const OURS = 'https://console.example';

describe('the server of a path', () => {
  it.each([
    ['/fs/upload', 'file'],
    ['/api/sg_threat/top5/get', 'security'],
    ['/api/sg_', 'security'],
    ['/api/sg/x', 'gateway'],
    ['/api/acm/secretKey/list', 'gateway'],
    ['/api/auth/login', 'gateway'],
    ['/fsx/y', 'gateway'],
  ])('%s belongs to the %s server', (path, server) => {
    expect(serverOf(path)).toBe(server);
  });
});

describe('the address of a path', () => {
  const bases = { gateway: 'https://gw.example/', security: 'https://sg.example/a//', file: 'https://fs.example' };

  it.each([
    ['/fs/upload', 'https://fs.example/fs/upload'],
    ['/api/sg_threat/top5/get', 'https://sg.example/a/api/sg_threat/top5/get'],
    ['/api/acm/x/get', 'https://gw.example/api/acm/x/get'],
  ])('%s is %s, without a doubled slash', (path, address) => {
    expect(gatewayAddress(path, bases)).toBe(address);
    expect(gatewayAddress(path, {})).toBe(path);
  });
});

describe('the stored bases', () => {
  const stored = (value: unknown) => {
    localStorage.setItem('consoleConfig', typeof value === 'string' ? value : JSON.stringify(value));
    return storedBases(OURS, ['https://gw.example']);
  };

  it('are taken where they are allowed, and one that is left empty is nothing to warn of', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(
      stored({
        gatewayServer: 'https://gw.example/x/',
        securityServer: OURS,
        fileServer: '',
        other: 'https://evil.example',
      }),
    ).toEqual({ gateway: 'https://gw.example/x', security: OURS });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 7, null, {}, ['https://gw.example']])(
    'leave out %j with a warning, and keep the others',
    (gatewayServer) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      expect(stored({ gatewayServer, fileServer: OURS })).toEqual({ file: OURS });
      expect(warn).toHaveBeenCalledOnce();
      expect(warn.mock.calls[0]?.[0]).toMatch(/gatewayServer is ignored/);
    },
  );

  it.each(['', 'no json', 'null', '7', '"text"', '[]', '[[1]]', 'true', '{"a'])(
    'are none for the garbage %j',
    (garbage) => {
      expect(stored(garbage)).toEqual({});
    },
  );

  it('are of our own origin or a trusted one, whatever is stored, and no path leads out of them', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const base = fc.oneof(
      webAddress,
      fc.jsonValue(),
      fc.constantFrom(OURS, 'https://gw.example', '').chain((start) => fc.string().map((rest) => `${start}${rest}`)),
    );
    const config = fc.oneof(
      fc.record({ gatewayServer: base, securityServer: base, fileServer: base }, { requiredKeys: [] }),
      fc.jsonValue(),
    );
    const path = fc.constantFrom('/fs/upload', '/api/sg_threat/top5/get', '/api/acm/role/list');
    fc.assert(
      fc.property(config, path, (value, wanted) => {
        const address = new URL(gatewayAddress(wanted, stored(value)), OURS);
        expect([OURS, 'https://gw.example']).toContain(address.origin);
        expect(address.pathname.endsWith(wanted)).toBe(true);
      }),
    );
  });

  it('are none where nothing is stored', () => {
    expect(storedBases(OURS, [])).toEqual({});
  });
});
