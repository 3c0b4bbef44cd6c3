import { Checkbox, Radio } from 'antd';
import { useT } from '@/i18n/use-t';
import type { Layout } from '@/lib/list-store';
import { MoveList } from './move-list';

interface Props {
  /** All columns in the present order. */
  columns: readonly { key: string; title: string }[];
  layout: Layout;
  onChange: (layout: Layout) => void;
}

/** Which columns a list shows, in which order, and how dense its rows are. One column at least stays. */
export function ColumnChoice({ columns, layout, onChange }: Props) {
  const t = useT();
  const shown = columns.filter(({ key }) => !layout.hidden.includes(key));
  return (
    <>
      <h3>{t('views.columns')}</h3>
      <MoveList
        label={t('views.columns')}
        onMove={(order) => onChange({ ...layout, order })}
        items={columns.map(({ key, title }) => {
          const isShown = !layout.hidden.includes(key);
          return {
            key,
            name: title,
            content: (
              <Checkbox
                checked={isShown}
                disabled={isShown && shown.length === 1}
                onChange={() =>
                  onChange({
                    ...layout,
                    hidden: isShown ? [...layout.hidden, key] : layout.hidden.filter((one) => one !== key),
                  })
                }
              >
                {title}
              </Checkbox>
            ),
          };
        })}
      />
      <h3 id="views-density">{t('views.density')}</h3>
      <Radio.Group
        aria-labelledby="views-density"
        value={layout.density}
        onChange={({ target }) => onChange({ ...layout, density: target.value === 'roomy' ? 'roomy' : 'compact' })}
        options={[
          { value: 'compact', label: t('views.compact') },
          { value: 'roomy', label: t('views.roomy') },
        ]}
      />
    </>
  );
}
