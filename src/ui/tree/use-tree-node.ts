import { useCallback } from 'react';
import { here } from '@/lib/navigation';
import { useQuery } from '@/ui/page/use-query';

type Select = (id: string | null) => void;
type Leave = (gone: { id: string; parentId: string | null }) => void;

/**
 * The selected node of the tree beside a list, kept in the address; another node starts at page 1. `leave` goes
 * up from a node that is gone, if it was the selected one; both functions stay the same.
 */
export function useTreeNode(): [id: string | null, select: Select, leave: Leave] {
  const [query, change] = useQuery();
  const select = useCallback<Select>((id) => change({ within: id ?? undefined, page: undefined }), [change]);
  const leave = useCallback<Leave>(
    ({ id, parentId }) => {
      if (new URLSearchParams(here().search).get('within') === id) select(parentId);
    },
    [select],
  );
  return [query.get('within') || null, select, leave];
}
