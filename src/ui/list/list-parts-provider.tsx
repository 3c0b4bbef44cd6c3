import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { currentLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { afterPaint } from '@/lib/after-paint';
import { useTellLost } from '@/ui/feedback/report';
import { type ExportOrigin, type ListParts, ListPartsContext } from './list-parts';

interface Props {
  /** Asked at each export: whose list it is, and of which screen. */
  originOf: () => ExportOrigin;
  children: ReactNode;
}

/** Gives lists their parts, with the messages of these; loaded by hand, since React.lazy would keep a lost chunk. */
export function ListPartsProvider({ originOf, children }: Props) {
  const tellLost = useTellLost();
  const [parts, setParts] = useState<ListParts | null>(null);
  const load = useCallback(() => {
    const fetchParts = () =>
      Promise.all([import('./parts'), loadMessages(currentLanguage(), ['components/list-parts'])]);
    const ask = (): Promise<void> =>
      afterPaint()
        .then(fetchParts)
        .then(
          ([module]) => setParts(() => module.parts),
          () => tellLost(() => void ask()),
        );
    void ask();
  }, [tellLost]);
  const value = useMemo(() => ({ parts, load, originOf }), [parts, load, originOf]);
  return <ListPartsContext.Provider value={value}>{children}</ListPartsContext.Provider>;
}
