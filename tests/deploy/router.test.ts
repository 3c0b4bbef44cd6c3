import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeConfig } from '@/api/system-settings/node-network';
import { routerText } from '@/domain/net/router-text';
import { configOf } from '../../mock/system-settings/node-network-seeds';
import { anyConfig } from '../domain/net/any-config';
import { judged, needRouter } from './router';

describe('the router of the system packages', () => {
  beforeAll(needRouter);

  it('refuses what it does not know, so that its silence means consent', () => {
    expect(judged('router bgp 1\n lead me\nexit\n')).toContain('lead me');
  });

  it.each(Array.from({ length: 8 }, (_, nth) => nth))('BEY-01 takes the text of node %d of the demo', (nth) => {
    expect(judged(routerText(configOf(24, 20, nth)))).toBe('');
  });

  it('BEY-01 takes the text of whatever the contract takes', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        fc.pre(nodeConfig.safeParse(config).success);
        expect(judged(routerText(config))).toBe('');
      }),
      { numRuns: 80 },
    );
  });
});
