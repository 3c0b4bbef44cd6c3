import { describe, expect, it } from 'vitest';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { sectionSteps } from '@/domain/net/section-steps';
import { area, config, link, route, template } from './node-configs';

/** Each step as its section and the ids that it is about, one that goes with a minus. */
const told = (base: NodeConfig, changes: readonly Change[]) =>
  sectionSteps(base, changes).map((part) =>
    [part[0]?.section, ...part.map(({ key, after }) => (after ? key : `-${key}`))].join(' '),
  );

const bfd = (name: string): Change => ({
  section: 'bfdTemplates',
  key: name,
  before: null,
  after: template(name, 3, 300),
});
const noBfd = (name: string): Change => ({
  section: 'bfdTemplates',
  key: name,
  before: template(name, 3, 300),
  after: null,
});
const port = (on: string, seed: object = {}, after = true): Change => ({
  section: 'ospfInterfacesV4',
  key: on,
  before: after ? null : link(on, '0'),
  after: after ? link(on, '0', seed) : null,
});
const zone = (number: string, isThere = true): Change => ({
  section: 'ospfAreasV4',
  key: `a${number}`,
  before: isThere ? null : area(number),
  after: isThere ? area(number) : null,
});
const way: Change = {
  section: 'routes',
  key: 'r9',
  before: null,
  after: route('r9', '203.0.113.0', '24', '192.0.2.1'),
};

describe('a set section by section', () => {
  const empty = config({ ospfAreasV4: [], ospfInterfacesV4: [], bfdTemplates: [] });

  it('is nothing where nothing is staged', () => {
    expect(sectionSteps(empty, [])).toEqual([]);
  });

  it('sends all edits of a section at once, in the order of the sections and not of the edits', () => {
    expect(told(empty, [way, zone('1'), zone('0')])).toEqual(['routes r9', 'ospfAreasV4 a1 a0']);
  });

  it('sends what is referred to before what refers to it, also where that is listed later', () => {
    expect(told(empty, [port('eth1', { bfd: 'core' }), zone('0'), bfd('core')])).toEqual([
      'ospfAreasV4 a0',
      'bfdTemplates core',
      'ospfInterfacesV4 eth1',
    ]);
  });

  it('takes away in the other order, after what is added and changed', () => {
    const full = config({ ospfAreasV4: [area('0')], ospfInterfacesV4: [link('eth1', '0')] });
    expect(told(full, [zone('0', false), port('eth1', {}, false), way])).toEqual([
      'routes r9',
      'ospfInterfacesV4 -eth1',
      'ospfAreasV4 -a0',
    ]);
  });

  it('parts a section that adds what another needs and takes away what it still has', () => {
    const linked = link('eth1', '0', { bfd: 'old' });
    const full = config({
      ospfAreasV4: [area('0')],
      ospfInterfacesV4: [linked],
      bfdTemplates: [template('old', 3, 300)],
    });
    const moved: Change = {
      section: 'ospfInterfacesV4',
      key: 'eth1',
      before: linked,
      after: { ...linked, bfd: 'new' },
    };
    expect(told(full, [noBfd('old'), bfd('new'), moved])).toEqual([
      'bfdTemplates new',
      'ospfInterfacesV4 eth1',
      'bfdTemplates -old',
    ]);
  });

  it('sends what no order lets through as it comes: the gateway says why', () => {
    expect(told(empty, [port('eth1', { bfd: 'gone' }), zone('0')])).toEqual([
      'ospfAreasV4 a0',
      'ospfInterfacesV4 eth1',
    ]);
  });
});
