import { logApi } from '@/api/log/query';
import type { LogValue } from '@/components/log/log-value';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import type { Filter } from '@/ui/list/filter-bar';
import { readView } from '@/ui/list/use-view';
import { changeQuery, useQuery } from '@/ui/page/use-query';
import { aroundAddress, isSet, leftOut, onlyValue, WITNESS, withoutValue, withValue } from './narrow';

/** Of these one looks for what came before and after. */
const HAS_AROUND: readonly LogValue['field'][] = ['account', 'objectId', 'ip'];

/** What can be done with a value, as the items of a menu; each is a step that Back takes back. */
export function useValueItems(filters: readonly Filter[]) {
  const t = useT();
  const [query] = useQuery();
  // One that does not say what it offers would take the filter for none: it is offered once it is known to count.
  const witness = useLoad(logApi.getTop, WITNESS);
  return (value: LogValue, at: number | null) => {
    const { field, text } = value;
    const view = readView(query, filters, []);
    const out = witness.data ? leftOut(value) : undefined;
    const step = (patch: Record<string, string | undefined>) => () => changeQuery(patch, {});
    return [
      ...(isSet(view, value)
        ? []
        : [{ key: 'with', label: t('logQuery.with', { text }), onClick: step(withValue(value)) }]),
      { key: 'only', label: t('logQuery.only', { text }), onClick: step(onlyValue(value, filters)) },
      ...(out
        ? [
            {
              key: 'without',
              label: t('logQuery.without', { text }),
              onClick: step(withoutValue(out, value.value, view)),
            },
          ]
        : []),
      ...(at !== null && HAS_AROUND.includes(field)
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
