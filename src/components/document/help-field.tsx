import { useT } from '@/i18n/use-t';
import { Keyword } from '@/ui/list/keyword';
import { useQuery } from '@/ui/page/use-query';

interface Props {
  /** Parameters that another keyword takes out of the address. */
  leaves: readonly string[];
}

/** The one field that searches the help; its words stand in the address. */
export default function HelpField({ leaves }: Props) {
  const t = useT();
  const [query, change] = useQuery();
  return (
    <Keyword
      value={query.get('q') ?? ''}
      label={t('document.search')}
      onChange={(q) => change({ ...Object.fromEntries(leaves.map((one) => [one, undefined])), q })}
    />
  );
}
