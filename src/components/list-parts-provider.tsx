import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { currentLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { afterPaint } from '@/lib/after-paint';
import { type ListParts, ListPartsContext } from '@/ui/list-parts';
import { useReport } from '@/ui/report';

/** Gives lists their parts, with the messages of these; loaded by hand, since React.lazy would keep a lost chunk. */
export function ListPartsProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const report = useReport();
  const [parts, setParts] = useState<ListParts | null>(null);
  const load = useCallback(() => {
    const fetchParts = () =>
      Promise.all([import('./list/parts'), loadMessages(currentLanguage(), ['components/list-parts'])]);
    afterPaint()
      .then(fetchParts)
      .then(
        ([module]) => setParts(() => module.parts),
        () => report.warning(t('screen.chunkFailed')),
      );
  }, [report, t]);
  const value = useMemo(() => ({ parts, load }), [parts, load]);
  return <ListPartsContext.Provider value={value}>{children}</ListPartsContext.Provider>;
}
