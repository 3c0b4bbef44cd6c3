import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withChanges } from '@/domain/net/change-set';
import { driftOf } from '@/domain/net/drift/drift';
import { takeOver } from '@/domain/net/drift/take-over';
import { routerText } from '@/domain/net/router-text';
import { BY_HAND, NODE } from '../domain/net/drift/node';
import { needRouter } from './router';
import { hasNetworks, Lab } from './router-lab';

/** Where the words of the router are kept for tests that have none; `RECORD=1` takes them anew. */
const KEPT = 'tests/domain/net/drift/frr';
const isRecording = process.env.RECORD === '1';

const DAEMONS = ['zebra', 'staticd', 'bgpd', 'ospfd', 'ospf6d', 'bfdd'];

const fileOf = (name: string) => `${KEPT}/${name}.txt`;

/** What the router prints, kept for the tests that have no router: it is the same from run to run. */
function kept(name: string, text: string): string {
  if (isRecording) writeFileSync(fileOf(name), text);
  expect(withoutMachine(text), `${name}: take it anew by RECORD=1`).toBe(
    withoutMachine(readFileSync(fileOf(name), 'utf8')),
  );
  return text;
}

const withoutMachine = (text: string) => text.replace(/^(frr version|hostname) .*$/gm, '$1');

const told = (text: string) =>
  driftOf(NODE, text)?.lines.map(({ section, before, after }) => [section, before, after]) ?? 'not read';

const MULTIPOINT = 'ip ospf network point-to-multipoint';

function inTheLab() {
  const lab = new Lab();
  afterAll(() => lab.stop());

  it('BEY-43 finds what was changed on a router by hand, and nothing once the text is applied again', () => {
    const [node, left, right] = [lab.router('node'), lab.router('left'), lab.router('right')];
    node.link('eth0', left, 'up');
    node.link('eth1', right, 'up');
    const print = () => node.ask('show running-config');
    node.start(DAEMONS, routerText(NODE));
    expect(told(kept('applied', print()))).toEqual([]);

    node.configure(...BY_HAND);
    const changed = kept('changed', print().replace('password geheim', 'password g'));
    expect(told(changed)).toEqual([
      ['routes', 'ip route 10.20.0.0/16 192.0.2.254', null],
      ['ospfInterfacesV4', 'ip ospf network broadcast', MULTIPOINT],
      ['ospfInterfacesV4', 'ip ospf hello-interval 5', 'ip ospf hello-interval 4'],
      ['bgpNeighbors', 'neighbor 198.51.100.1 update-source lo', null],
      ['bfdTemplates', 'detect-multiplier 10', 'detect-multiplier 20'],
      ['routes', null, 'ip route 10.77.0.0/16 192.0.2.254'],
      ['routes', null, 'ip route 10.78.0.0/16 Null0 200'],
      ['bgpNeighbors', null, 'neighbor 192.0.2.1 timers 10 30'],
    ]);

    node.restart(DAEMONS, routerText(NODE));
    expect(told(print())).toEqual([]);

    // What was done by hand, wanted from now on: applied, it leaves what no section has a field for.
    const taken = takeOver(NODE, changed, () => 'new');
    const wanted = withChanges(NODE, taken?.changes ?? []);
    node.restart(DAEMONS, routerText(wanted));
    expect(driftOf(wanted, print())?.lines).toEqual([]);
    expect(taken?.left.map(({ after }) => after)).toEqual([
      'ip route 10.78.0.0/16 Null0 200',
      'neighbor 192.0.2.1 timers 10 30',
    ]);
  }, 60_000);
}

/** All that can be said where the machine lets nobody make networks: what a router printed before is compared. */
function fromBefore() {
  it('BEY-43 only compares what a router printed before, since this machine gives no network namespaces', () => {
    expect(told(readFileSync(fileOf('applied'), 'utf8'))).toEqual([]);
    expect(told(readFileSync(fileOf('changed'), 'utf8'))).toHaveLength(8);
  });
}

describe('what runs on a router against what was applied', () => {
  beforeAll(needRouter);
  if (hasNetworks()) inTheLab();
  else fromBefore();
});
