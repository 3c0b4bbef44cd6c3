import { useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { neighbourInput } from '@/lib/net/bgp/schema';
import { connectedOf } from '@/lib/net/connected';
import { newKey } from '../new-key';
import { StageDrawer } from '../stage-drawer';
import type { StagedNode } from '../use-node';
import { NeighbourFields } from './neighbour-fields';

const NEW = { isLoopback: false, hasPassword: false, multiHop: null, bfd: '' } as const;

/** Adds a neighbor, or edits the one named; the other ones, staged ones included, say which addresses are taken. */
export function NeighbourDrawer({ node, id, onClose }: { node: StagedNode; id: string; onClose: () => void }) {
  const t = useT();
  const [key] = useState(() => id || newKey());
  const { next, base } = node;
  const before = base.bgpNeighbours.find((one) => one.id === key) ?? null;
  const secret = node.secretOf({ section: 'bgpNeighbours', key, field: 'password' });
  const isPasswordKept = secret === 'kept' || secret === 'entered';
  const schema = useMemo(
    () =>
      neighbourInput({
        others: next.bgpNeighbours.filter((one) => one.id !== key),
        templates: next.bfdTemplates,
        isPasswordKept,
      }),
    [next, key, isPasswordKept],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkNeighbour:${node.network.id}:${id}`}
      title={t(id === '' ? 'bgp.addNeighbour' : 'bgp.editNeighbour')}
      schema={schema}
      initial={next.bgpNeighbours.find((one) => one.id === key) ?? NEW}
      onSubmit={(input) => {
        const { address, asNumber, multiHop, isLoopback, hasPassword, bfd } = input;
        const after = { id: key, address, asNumber, multiHop, isLoopback, hasPassword, bfd };
        const password = input.hasPassword ? input.password : undefined;
        return node.stage({ section: 'bgpNeighbours', key, before, after }, password ? { password } : {});
      }}
      onClose={onClose}
    >
      <NeighbourFields
        own={next.bgp.asNumber}
        connected={connectedOf(next)}
        templates={next.bfdTemplates}
        isPasswordKept={isPasswordKept}
      />
    </StageDrawer>
  );
}
