import { useMemo } from 'react';
import { MODES } from '@/components/network-sections/binding-modes';
import type { Binding } from '@/domain/net/bindings/schema';
import { useT } from '@/i18n/use-t';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ActionButton } from '@/ui/page/action-button';
import { usePanel } from '@/ui/page/use-panel';
import { Entries } from '../entries';
import { LinkMark } from '../interfaces/link-state';
import { PendingMark } from '../pending-mark';
import type { StagedNode } from '../use-node';
import { BindingDrawer } from './drawer';

const col = columnsOf<Binding>();

const foundBy = ({ name, first, second }: Binding) => ({ words: [name, first, second] });

/** A group with a port that has no link goes on by the other one alone. */
const Member = ({ name }: { name: string }) => (
  <span className="network-name">
    <bdi className="code">{name}</bdi>
    <LinkMark name={name} />
  </span>
);

/** The binding groups of a node. */
export function Bindings({ node }: { node: StagedNode }) {
  const t = useT();
  const panel = usePanel();
  const { permit } = node;
  const columns = useMemo(
    (): Column<Binding>[] => [
      {
        key: 'name',
        title: t('network.name'),
        width: 190,
        render: (_, { name, id }) => (
          <span className="network-name">
            <bdi className="code">{name}</bdi>
            <PendingMark kind={node.pendingKind('bindings', id)} />
          </span>
        ),
      },
      { key: 'mode', title: t('binding.mode'), width: 260, render: (_, { mode }) => t(MODES[mode]) },
      {
        key: 'first',
        title: t('binding.first'),
        width: 140,
        render: (_, one) => <Member name={one.first} />,
      },
      {
        key: 'second',
        title: t('binding.second'),
        width: 140,
        render: (_, one) => <Member name={one.second} />,
      },
      col.actions(t('table.actions'), (group) => [
        { key: 'edit', label: t('network.edit'), permit, run: () => panel.open('binding', group.id) },
        {
          key: 'remove',
          label: t('network.remove'),
          permit,
          run: () => {
            const before = node.base.bindings.find(({ id }) => id === group.id) ?? null;
            void node.stage({ section: 'bindings', key: group.id, before, after: null });
          },
        },
      ]),
    ],
    [t, node, permit, panel.open],
  );
  const find = useMemo(() => ({ label: t('network.search'), of: foundBy }), [t]);
  return (
    <>
      <Entries
        node={node}
        section="bindings"
        base={node.base.bindings}
        title={t('network.bindings')}
        rows={node.next.bindings}
        columns={columns}
        find={find}
        empty={t('network.none')}
        actions={
          <ActionButton permit={permit} onClick={() => panel.open('binding')}>
            {t('binding.add')}
          </ActionButton>
        }
      />
      {panel.name === 'binding' && <BindingDrawer key={panel.id} node={node} id={panel.id} onClose={panel.close} />}
    </>
  );
}
