import { describe, expect, it } from 'vitest';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { routerText } from '@/domain/net/router-text';
import { nodeEvidence } from '@/pages/system-settings/business-node/evidence';
import { signIn } from '../../support/gateway';

const { signal } = new AbortController();

describe('BEY-20 the evidence of nodes', () => {
  it('holds the network configuration of each node that the filters match, line by line, with its version', async () => {
    signIn();
    const filters = { status: ['running'] };
    const { header, rows } = await nodeEvidence((id) => id, { current: 1, pageSize: 20, filters }, signal);
    const { list } = await businessNodeApi.list({ current: 1, pageSize: 100, filters });
    expect(list.length).toBeGreaterThan(1);
    expect(new Set(rows.map(([id]) => id))).toEqual(new Set(list.map(({ id }) => id)));
    const first = list[0]?.id ?? '';
    const { config, version } = await nodeNetworkApi.get({ id: first });
    const own = rows.filter(([id]) => id === first);
    expect(own.map((cells) => cells.at(-1)).join('\n')).toBe(routerText(config).trimEnd());
    expect(own.map((cells) => cells.at(-2))).toEqual(own.map((_, index) => index + 1));
    expect(own[0]?.[header.indexOf('businessNode.evidence.version')]).toBe(version);
    await nodeNetworkApi.apply({
      id: first,
      version,
      changes: [{ section: 'dns', key: '', before: config.dns, after: { servers: '192.0.2.54' } }],
      isGuarded: false,
      reason: 'CHG-1',
    });
    const again = await nodeEvidence((id) => id, { current: 1, pageSize: 20, filters }, signal);
    const cells = again.rows.find(([id]) => id === first) ?? [];
    expect(cells[again.header.indexOf('businessNode.evidence.reason')]).toBe('CHG-1');
  });
});
