import type { LogValue } from '@/components/log/log-value';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import type { Filter } from '@/ui/list/filter-bar';
import { readView } from '@/ui/list/use-view';
import { changeQuery, useQuery } from '@/ui/page/use-query';
import { aroundAddress, isSet, onlyValue, withValue } from './narrow';

/** Of these one looks for what came before and after. */
const HAS_AROUND: readonly LogValue['field'][] = ['account', 'objectId', 'ip'];

/** What can be done with a value, as the items of a menu; each is a step that Back takes back. */
export function useValueItems(filters: readonly Filter[]) {
  const t = useT();
  const [query] = useQuery();
  return (value: LogValue, at: number) => {
    const { field, text } = value;
    const step = (patch: Record<string, string | undefined>) => () => changeQuery(patch, {});
    return [
      ...(isSet(readView(query, filters, []), value)
        ? []
        : [{ key: 'with', label: t('logQuery.with', { text }), onClick: step(withValue(value)) }]),
      { key: 'only', label: t('logQuery.only', { text }), onClick: step(onlyValue(value, filters)) },
      ...(HAS_AROUND.includes(field)
        ? [
            {
              key: 'around',
              label: t('logQuery.aroundSame', { text }),
              onClick: () => go(aroundAddress(at, value)),
            },
          ]
        : []),
    ];
  };
}
