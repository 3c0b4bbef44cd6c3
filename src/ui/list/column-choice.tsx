import { Checkbox, Radio } from 'antd';
import { useT } from '@/i18n/use-t';
import { isShown, type Layout } from '@/lib/list-store';
import { MoveList } from './move-list';

interface Props {
  /** All columns in the present order. */
  columns: readonly { key: string; title: string; isExtra: boolean }[];
  layout: Layout;
  onChange: (layout: Layout) => void;
}

/** Which columns a list shows, in which order, and how dense its rows are. One column at least stays. */
export function ColumnChoice({ columns, layout, onChange }: Props) {
  const t = useT();
  const shown = columns.filter((one) => isShown(one, layout));
  const others = (order: readonly string[]) => columns.map(({ key }) => key).filter((key) => !order.includes(key));
  return (
    <>
      <h3>{t('views.columns')}</h3>
      <MoveList
        label={t('views.columns')}
        // A column that is only offered is in the order now, and stays as it was.
        onMove={(order) => onChange({ ...layout, order, hidden: others(shown.map(({ key }) => key)) })}
        items={columns.map((column) => {
          const { key, title } = column;
          const isOn = isShown(column, layout);
          return {
            key,
            name: title,
            content: (
              <Checkbox
                checked={isOn}
                disabled={isOn && shown.length === 1}
                onChange={() =>
                  onChange({
                    ...layout,
                    order: isOn || layout.order.includes(key) ? layout.order : [...shown.map((one) => one.key), key],
                    hidden: isOn ? [...layout.hidden, key] : layout.hidden.filter((one) => one !== key),
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
