import { Button, Drawer, Select } from 'antd';
import { type ReactNode, Suspense, useId } from 'react';
import { useT } from '@/i18n/use-t';
import { useClosing } from '@/ui/feedback/use-closing';
import { DateRange } from './date-range';
import FilterSelect from './filter-select';
import type { PhoneBarProps } from './list-parts';
import './phone-sheet.css';

/** All that narrows and orders a list, from the lower edge of a phone; each choice takes effect at once. */
export default function PhoneSheet({
  list,
  filters,
  time,
  sortable,
  onClose,
}: PhoneBarProps & { onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const { view, change, clear, loaded } = list;
  const isNarrowed = view.keyword !== '' || view.range !== null || Object.keys(view.filters).length > 0;
  return (
    <Drawer
      open={isOpen}
      placement="bottom"
      size="auto"
      title={t('phone.filter')}
      onClose={close}
      destroyOnHidden
      className="phone-sheet-box"
      footer={
        <div className="phone-sheet-foot">
          <Button disabled={!isNarrowed} onClick={clear}>
            {t('table.clearFilters')}
          </Button>
          <Button type="primary" onClick={close}>
            {loaded.data?.isCounted === false
              ? t('phone.showRows')
              : t('phone.show', { total: loaded.data?.total ?? 0 })}
          </Button>
        </div>
      }
    >
      <div className="phone-sheet">
        {filters.map(({ name, label, options, control }) => {
          const value = view.filters[name] ?? [];
          const choose = (values: string[]) => change({ filters: { [name]: values } });
          return (
            <Part key={name} label={label}>
              <Suspense>
                {control?.(value, choose) ?? (
                  <FilterSelect label={label} options={[...options]} value={value} onChange={choose} />
                )}
              </Suspense>
            </Part>
          );
        })}
        {time !== undefined && (
          <Part label={time}>
            <DateRange label={time} value={view.range} onChange={(range) => change({ range })} />
          </Part>
        )}
        {sortable.length > 0 && (
          <Part label={t('phone.sort')}>
            <Select
              aria-label={t('phone.sort')}
              allowClear
              placeholder={t('phone.sortNone')}
              value={view.sort ? `${view.sort.field}:${view.sort.order}` : null}
              options={sortable.flatMap(({ field, label }) => [
                { value: `${field}:ascend`, label: t('phone.ascending', { label }) },
                { value: `${field}:descend`, label: t('phone.descending', { label }) },
              ])}
              onChange={(value: string | null) => {
                const [field = '', order] = (value ?? '').split(':');
                change({ sort: order === 'ascend' || order === 'descend' ? { field, order } : null });
              }}
            />
          </Part>
        )}
      </div>
    </Drawer>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame.
    <div className="phone-sheet-part" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {children}
    </div>
  );
}
