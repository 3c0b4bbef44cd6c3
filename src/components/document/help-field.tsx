import { useT } from '@/i18n/use-t';
import { Keyword } from '@/ui/list/keyword';
import { useQuery } from '@/ui/page/use-query';

/** The one field that searches the help; its words stand in the address. */
export default function HelpField({ isFaq }: { isFaq: boolean }) {
  const t = useT();
  const [query, change] = useQuery();
  return (
    <Keyword
      value={query.get('q') ?? ''}
      label={t('document.search')}
      // A question that is open wins over a keyword: who types looks for something else.
      onChange={(q) => change(isFaq ? { q: q.trim(), id: undefined } : { q })}
    />
  );
}
