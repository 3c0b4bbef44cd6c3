import { useCallback } from 'react';
import { useQuery } from '@/ui/use-view';

/** The selected node of the tree beside a list, kept in the address (KIT-02); another node starts at page 1. */
export function useNode(): [id: string | null, select: (id: string | null) => void] {
  const [query, change] = useQuery();
  const select = useCallback((id: string | null) => change({ within: id ?? undefined, page: undefined }), [change]);
  return [query.get('within') || null, select];
}
