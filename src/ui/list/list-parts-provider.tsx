import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { currentLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { afterPaint } from '@/lib/after-paint';
import { useReport } from '@/ui/feedback/report';
import { type ExportOrigin, type ListParts, ListPartsContext } from './list-parts';

interface Props {
  /** Asked at each export: whose list it is, and of which screen. */
  originOf: () => ExportOrigin;
  children: ReactNode;
}

/** Gives lists their parts, with the messages of these; loaded by hand, since React.lazy would keep a lost chunk. */
export function ListPartsProvider({ originOf, children }: Props) {
  const t = useT();
  const report = useReport();
  const [parts, setParts] = useState<ListParts | null>(null);
  const load = useCallback(() => {
    const fetchParts = () =>
      Promise.all([import('./parts'), loadMessages(currentLanguage(), ['components/list-parts'])]);
    afterPaint()
      .then(fetchParts)
      .then(
        ([module]) => setParts(() => module.parts),
        () => report.warning(t('screen.chunkFailed')),
      );
  }, [report, t]);
  const value = useMemo(() => ({ parts, load, originOf }), [parts, load, originOf]);
  return <ListPartsContext.Provider value={value}>{children}</ListPartsContext.Provider>;
}
