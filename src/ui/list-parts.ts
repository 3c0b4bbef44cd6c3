import { type ComponentType, createContext, useContext, useEffect } from 'react';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';
import type { ListSource } from './list-source';

export interface BulkProps {
  actions: readonly { key: string; label: string; permit?: Permit<MessageId>; isDanger?: boolean; run: () => void }[];
  selection: {
    count: number;
    total: number;
    isAll: boolean;
    result: { done: number; failed: readonly { id: string; name: string; message: string }[] } | null;
    chooseAll: () => void;
    clear: () => void;
    closeResult: () => void;
  };
}

export interface ToolsProps {
  /** The list as it is shown at the moment of the call. */
  source: () => ListSource;
}

/** What a list can do beyond its rows. It comes after the first rows, so that they do not wait for it. */
export interface ListParts {
  Bulk: ComponentType<BulkProps>;
  Tools: ComponentType<ToolsProps>;
}

export const ListPartsContext = createContext<{ parts: ListParts | null; load: () => void }>({
  parts: null,
  load: () => {},
});

/** The parts once they are wanted and there; null before, and where their code cannot be had. */
export function useListParts(isWanted: boolean): ListParts | null {
  const { parts, load } = useContext(ListPartsContext);
  useEffect(() => {
    if (isWanted && !parts) load();
  }, [isWanted, parts, load]);
  return parts;
}
