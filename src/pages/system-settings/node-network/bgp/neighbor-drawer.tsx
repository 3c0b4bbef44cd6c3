import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod';
import { UNMET_CODES } from '@/domain/net/bgp/lint';
import { neighborInput } from '@/domain/net/bgp/schema';
import { connectedOf } from '@/domain/net/connected';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { EntryFindings } from '../entry-findings';
import { newKey } from '../new-key';
import { StageDrawer } from '../stage-drawer';
import type { StagedNode } from '../use-node';
import { NeighborFields } from './neighbor-fields';

const NEW = { isLoopback: false, hasPassword: false, multiHop: null, bfd: '' } as const;

/** Adds a neighbor, or edits the one named; the other ones, staged ones included, say which addresses are taken. */
export function NeighborDrawer({ node, id, onClose }: { node: StagedNode; id: string; onClose: () => void }) {
  const t = useT();
  const [key] = useState(() => id || newKey());
  const { next, base, network } = node;
  const hasDescription = network.hasDescriptions === true;
  const before = base.bgpNeighbors.find((one) => one.id === key) ?? null;
  const secret = node.secretOf({ section: 'bgpNeighbors', key, field: 'password' });
  const isPasswordKept = secret === 'kept' || secret === 'entered';
  const schema = useMemo(
    () =>
      neighborInput({
        others: next.bgpNeighbors.filter((one) => one.id !== key),
        templates: next.bfdTemplates,
        isPasswordKept,
      }),
    [next, key, isPasswordKept],
  );
  const change = useCallback(
    ({ address, asNumber, multiHop, isLoopback, hasPassword, bfd, description }: z.output<typeof schema>): Change => {
      const after = { id: key, address, asNumber, multiHop, isLoopback, hasPassword, bfd };
      // A gateway that keeps none is sent none.
      if (hasDescription) Object.assign(after, { description: description ?? '' });
      return { section: 'bgpNeighbors', key, before, after };
    },
    [key, before, hasDescription],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkNeighbor:${network.id}:${id}`}
      title={t(id === '' ? 'bgp.addNeighbor' : 'bgp.editNeighbor')}
      schema={schema}
      initial={next.bgpNeighbors.find((one) => one.id === key) ?? NEW}
      onSubmit={(input) => {
        const password = input.hasPassword ? input.password : undefined;
        return node.stage(change(input), password ? { password } : {});
      }}
      onClose={onClose}
    >
      <NeighborFields
        own={next.bgp.asNumber}
        connected={connectedOf(next)}
        templates={next.bfdTemplates}
        isPasswordKept={isPasswordKept}
        hasDescription={hasDescription}
      />
      <EntryFindings node={node} schema={schema} changeOf={change} saidCodes={UNMET_CODES} />
    </StageDrawer>
  );
}
