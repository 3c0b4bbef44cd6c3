import type { LogEntry } from '@/api/log/query';
import { accountText } from '@/components/log/labels';
import type { LogValue } from '@/components/log/log-value';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { visibleText } from '@/lib/visible-text';
import type { Filter } from '@/ui/list/filter-bar';
import { aroundAddress, isFilter } from './narrow';

/** Addresses of what was written around an entry: all of it, by the same account, about the same object, from the same address. */
export function Around({ entry, filters }: { entry: LogEntry; filters: readonly Filter[] }) {
  const t = useT();
  const { account, object, ip, at } = entry;
  const values: (readonly [label: 'aroundAccount' | 'aroundObject' | 'aroundAddress', value: LogValue])[] = [
    ['aroundAccount', { field: 'account', value: account.id, text: accountText(t, account) }],
    ['aroundObject', { field: 'objectId', value: object?.id ?? '', text: object?.name ?? '' }],
    ['aroundAddress', { field: 'ip', value: ip, text: ip }],
  ];
  return (
    <div className="log-section">
      <h3>{t('logQuery.around')}</h3>
      <ul className="log-around">
        <li>
          <Link to={aroundAddress(at, null)}>{t('logQuery.aroundAll')}</Link>
        </li>
        {values.map(
          ([label, value]) =>
            isFilter(filters, value) && (
              <li key={label}>
                <Link to={aroundAddress(at, value)}>
                  {t(`logQuery.${label}`, { text: visibleText(value.text || value.value) })}
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
