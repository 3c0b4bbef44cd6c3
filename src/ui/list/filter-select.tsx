import { Select, type SelectProps } from 'antd';

/** One filter of the bar: any of its values. Loaded after the first rows, which do not wait for it. */
export default function FilterSelect({ label, ...rest }: SelectProps<string[]> & { label: string }) {
  const chosen = (values: unknown[]) => `${label} (${values.length})`;
  const look = { className: 'filter-select', placeholder: label, 'aria-label': label } as const;
  // So wide that its own name is whole; a placeholder gives no width.
  const style = { minInlineSize: `max(136px, ${label.length * 0.9}ch + 46px)` } as const;
  const searched = { showSearch: { optionFilterProp: 'label' } } as const;
  return (
    <Select
      mode="multiple"
      maxTagCount={0}
      maxTagPlaceholder={chosen}
      {...searched}
      {...look}
      style={style}
      {...rest}
    />
  );
}
