import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateOf, roundedMinutes } from '@/domain/rollout/estimate';
import { type Figures, failedGate, figureChecks, sessionCheck } from '@/domain/rollout/gates';
import { crowded, leftOut, offAirIn, type UpgradeCandidate, type WaveRule, wavesOf } from '@/domain/rollout/plan';
import { MINUTE } from '@/lib/time';

const nodesAt = (...sites: (string | null)[]) => sites.map((site, index) => ({ id: `N${index + 1}`, site }));
const idsOf = (waves: readonly (readonly { id: string }[])[]) => waves.map((nodes) => nodes.map(({ id }) => id));

const RULE: WaveRule = { canary: 1, shareUnit: 'percent', share: 50 };

describe('the waves of an upgrade', () => {
  it('begin with the canary and go on by a share of all nodes, sites spread over them', () => {
    expect(idsOf(wavesOf(nodesAt('A', 'A', 'A', 'B', 'B', 'B'), RULE))).toEqual([
      ['N1'],
      ['N4', 'N2', 'N5'],
      ['N3', 'N6'],
    ]);
    expect(idsOf(wavesOf(nodesAt(null, null, null), { canary: 0, shareUnit: 'nodes', share: 2 }))).toEqual([
      ['N1', 'N2'],
      ['N3'],
    ]);
    expect(wavesOf([], RULE)).toEqual([]);
  });

  it('hold each node once, none empty and none larger than asked for', () => {
    const rule = fc.record({
      canary: fc.integer({ min: -1, max: 20 }),
      shareUnit: fc.constantFrom('percent' as const, 'nodes' as const),
      share: fc.integer({ min: 0, max: 100 }),
    });
    const sites = fc.array(fc.constantFrom('A', 'B', 'C', null), { maxLength: 60 });
    fc.assert(
      fc.property(sites, rule, (found, one) => {
        const nodes = nodesAt(...found);
        const waves = wavesOf(nodes, one);
        expect(
          waves
            .flat()
            .map(({ id }) => id)
            .sort(),
        ).toEqual(nodes.map(({ id }) => id).sort());
        const [first = [], ...later] = waves;
        const most =
          one.shareUnit === 'nodes' ? Math.max(1, one.share) : Math.max(1, Math.ceil(nodes.length * (one.share / 100)));
        expect(waves.every((wave) => wave.length > 0)).toBe(true);
        expect(later.every((wave) => wave.length <= most)).toBe(true);
        expect(first.length).toBeLessThanOrEqual(one.canary > 0 ? one.canary : most);
      }),
    );
  });

  it('say which site has all its nodes in one of them', () => {
    const [a, b, c, d, e] = nodesAt('A', 'A', 'B', 'B', null);
    if (!a || !b || !c || !d || !e) throw new Error('five nodes');
    expect(crowded([[a], [b, c, d, e]])).toEqual([{ site: 'B', wave: 2, nodes: 2 }]);
    expect(crowded([[c], [e]])).toEqual([]);
  });

  it('say which addresses nobody announces while a wave is drained', () => {
    const waves = [[{ id: 'N1' }], [{ id: 'N2' }, { id: 'N3' }]];
    const by = (address: string, ...nodeIds: string[]) =>
      nodeIds.map((nodeId) => ({ address, nodeId, isHeard: nodeId !== 'silent' }));
    expect(
      offAirIn(waves, [
        ...by('alone', 'N1', 'silent'),
        ...by('pair', 'N2', 'N3'),
        ...by('apart', 'N1', 'N2'),
        ...by('elsewhere', 'N3', 'N9'),
        ...by('foreign', 'N9'),
        ...by('unheard', 'silent'),
      ]),
    ).toEqual([
      { address: 'alone', wave: 1, nodeIds: ['N1'] },
      { address: 'pair', wave: 2, nodeIds: ['N2', 'N3'] },
    ]);
  });
});

describe('a node that is to be upgraded', () => {
  const READY: UpgradeCandidate = {
    softwareVersion: '5.2.1',
    status: 'running',
    upgrade: 'failed',
    isActivated: true,
    isApplying: false,
    rolloutId: null,
  };
  it.each<[string | null, Partial<UpgradeCandidate>, boolean?]>([
    [null, {}],
    [null, { upgrade: undefined }],
    ['inRollout', { rolloutId: 'RO-1', status: 'offline' }],
    ['sameVersion', { softwareVersion: '5.3.0-RC1' }],
    ['notActivated', { isActivated: false, status: 'offline' }],
    ['offline', { status: 'offline' }],
    ['upgrading', { upgrade: 'rollingBack' }],
    ['paused', { upgrade: 'paused' }],
    ['unknownState', { upgrade: 'verifying' }],
    ['applying', { isApplying: true }],
    ['staged', {}, true],
  ])('is left out as %s', (reason, facts, isStaged) => {
    expect(leftOut({ ...READY, ...facts }, '5.3.0-rc1', isStaged)).toBe(reason);
  });
});

describe('the gates after an upgrade', () => {
  const GATES = { checksSessions: true, checksFigures: true, maxDrop: 1, maxRise: 20 };
  const OFF = { ...GATES, checksSessions: false, checksFigures: false };
  const BEFORE: Figures = { sessions: 4, successRate: 99, latencyMs: 10 };
  const judged = (now: Partial<Figures>, before = BEFORE) => {
    const is = { ...before, ...now };
    return failedGate([...sessionCheck(GATES, before, is), ...figureChecks(GATES, before, is)]);
  };
  it('pass what is as before and what is worse by less than allowed', () => {
    expect(judged({})).toBeNull();
    expect(judged({ sessions: 5, successRate: 98.02, latencyMs: 12 })).toBeNull();
  });
  it.each<[string, Partial<Figures>]>([
    ['sessions', { sessions: 3 }],
    ['successRate', { successRate: 98 }],
    ['latency', { latencyMs: 12.1 }],
    ['sessions', { sessions: null }],
    ['latency', { latencyMs: null }],
  ])('stop at %s', (kind, now) => {
    expect(judged(now)).toBe(kind);
  });
  it('say neither yes nor no where nothing is known of before, and nothing where they are off', () => {
    const none = { sessions: null, successRate: null, latencyMs: null };
    expect(judged({ sessions: 0 }, none)).toBeNull();
    expect(sessionCheck(GATES, none, BEFORE)).toEqual([
      { kind: 'sessions', before: null, now: 4, limit: null, isMet: null },
    ]);
    expect([...sessionCheck(OFF, BEFORE, none), ...figureChecks(OFF, BEFORE, none)]).toEqual([]);
  });
});

describe('how long an upgrade will take', () => {
  const PACE = { pause: 'minutes', pauseMinutes: 10, checksFigures: true, observeMinutes: 5 } as const;
  const minutes = (...figures: number[]) => figures.map((figure) => figure * MINUTE);
  it('is drawn from what past ones took, wave by wave, with the pauses between', () => {
    expect(estimateOf(3, PACE, minutes(4, 6, 5, 5, 5, 5, 5, 5, 5, 9))).toEqual({
      lowMs: (3 * 5 + 15 + 20) * MINUTE,
      highMs: (3 * 9 + 15 + 20) * MINUTE,
      basis: 10,
      manualPauses: 0,
    });
  });
  it('is wider where few were seen, and tells of waits that nobody can foresee', () => {
    const pace = { ...PACE, pause: 'manual', checksFigures: false } as const;
    expect(estimateOf(2, pace, minutes(4))).toEqual({
      lowMs: 8 * MINUTE,
      highMs: 12 * MINUTE,
      basis: 1,
      manualPauses: 1,
    });
  });
  it('is not known where none was seen, and where nothing is to be done', () => {
    expect(estimateOf(2, PACE, [])).toBeNull();
    expect(estimateOf(0, PACE, minutes(4))).toBeNull();
  });
  it.each([
    [0, 1],
    [7.4, 7],
    [12, 10],
    [63, 65],
  ])('%s minutes are said as %s', (exact, said) => {
    expect(roundedMinutes(exact * MINUTE)).toBe(said);
  });
});
