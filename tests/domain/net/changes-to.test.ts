import { describe, expect, it } from 'vitest';
import { withChanges } from '@/domain/net/change-set';
import { changesTo } from '@/domain/net/changes-to';
import { routerText } from '@/domain/net/router-text';
import { NODE } from './drift/node';
import { peer } from './lint-case';
import { config, port, route, template } from './node-configs';

describe('BEY-43 the edits that give a node an earlier configuration of its own', () => {
  it('are none where it is the same, and lead there from anywhere', () => {
    expect(changesTo(NODE, NODE)).toEqual([]);
    const way = changesTo(config(), NODE);
    expect(routerText(withChanges(config(), way))).toBe(routerText(NODE));
    const back = changesTo(NODE, config());
    expect(routerText(withChanges(NODE, back))).toBe(routerText(config()));
  });

  it('take an entry that went and came again for the same, under the id that it has now', () => {
    const now = config({ routes: [route('new', '10.0.0.0', '8', '192.0.2.9')] });
    const then = config({ routes: [route('old', '10.0.0.0', '255.0.0.0', '192.0.2.254')] });
    expect(changesTo(now, then)).toEqual([
      { section: 'routes', key: 'new', before: now.routes[0], after: { ...then.routes[0], id: 'new' } },
    ]);
  });

  it('name a template by what it is called now, and bring it back under its own id where it is gone', () => {
    const then = config({ bgpNeighbors: [peer('192.0.2.1', { bfd: 'core' })] });
    const renumbered = config({ bfdTemplates: [{ ...template('core', 3, 300), id: 't9' }] });
    expect(changesTo(renumbered, then)).toMatchObject([{ section: 'bgpNeighbors', after: { bfd: 't9' } }]);
    const gone = config({ bfdTemplates: [] });
    expect(changesTo(gone, then)).toMatchObject([
      { section: 'bgpNeighbors', after: { bfd: 'core' } },
      { section: 'bfdTemplates', key: 'core', before: null },
    ]);
  });

  it('ask for a password that is there no longer, keep one that is, and put a port as it was', () => {
    const then = config({
      bgpNeighbors: [peer('192.0.2.1', { hasPassword: true })],
      interfaces: [port('eth0', '192.0.2.10')],
    });
    const without = config({ bgpNeighbors: [peer('192.0.2.1')], interfaces: [port('eth0', '192.0.2.11')] });
    expect(changesTo(without, then)).toMatchObject([
      { section: 'interfaces', key: 'eth0', after: { ipv4: '192.0.2.10' } },
      { section: 'bgpNeighbors', secrets: ['password'] },
    ]);
    const kept = config({
      bgpNeighbors: [peer('192.0.2.1', { hasPassword: true, asNumber: 5 })],
      interfaces: then.interfaces,
    });
    expect(changesTo(kept, then)[0]).not.toHaveProperty('secrets');
  });
});
