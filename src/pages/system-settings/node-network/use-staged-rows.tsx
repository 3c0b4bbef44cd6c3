import { useMemo } from 'react';
import { discardChange } from '@/components/network-changes/staged-set';
import { kindOf } from '@/components/network-sections/labels';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import type { Column } from '@/ui/list/columns';
import { RowActions } from '@/ui/page/row-actions';
import type { StagedNode } from './use-node';

interface Row {
  id: string;
}

/** The rows with those that are to be removed in their old place; new ones lead, where whoever staged them looks. */
function withRemoved<R extends Row>(base: readonly R[], rows: readonly R[]): readonly R[] {
  const now = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(base.map(({ id }) => id));
  return [...rows.filter(({ id }) => !known.has(id)), ...base.map((row) => now.get(row.id) ?? row)];
}

interface Staged<R> {
  node: StagedNode;
  section: Change['section'];
  /** The entries as the gateway has them, and with what is staged in them. */
  base: readonly R[];
  rows: readonly R[];
  columns: Column<R>[];
}

/** Nothing that is staged hides: what is to be removed stays in its row, and can be reverted there. */
export function useStagedRows<R extends Row>({ node, section, base, rows, columns }: Staged<R>) {
  const t = useT();
  const { changes, permit, network } = node;
  const staged = useMemo(
    () => new Map(changes.filter((one) => one.section === section).map((one) => [one.key, one])),
    [changes, section],
  );
  const all = useMemo(() => (staged.size === 0 ? rows : withRemoved(base, rows)), [staged, base, rows]);
  const drawn = useMemo(() => {
    if (staged.size === 0) return columns;
    const revert = (key: string) => [
      { key: 'revert', label: t('network.revert'), permit, run: () => discardChange(network.id, { section, key }) },
    ];
    return columns.map((one): Column<R> => {
      if (one.key !== 'actions') return one;
      return {
        ...one,
        render: (value, row, index) =>
          staged.get(row.id)?.after === null ? (
            <RowActions actions={revert(row.id)} of={row.id} />
          ) : (
            one.render?.(value, row, index)
          ),
      };
    });
  }, [staged, columns, permit, network.id, section, t]);
  const changed = useMemo(
    () => [...staged.values()].filter((one) => kindOf(one) === 'changed').map(({ key }) => key),
    [staged],
  );
  return { staged, all, drawn, changed };
}
