import { Select } from 'antd';
import type { Filter } from './filter-bar';

interface Props {
  filter: Filter;
  value: string[];
  onChange: (values: string[]) => void;
}

/** One filter of the bar: any of its values. Loaded after the first rows, which do not wait for it. */
export default function FilterSelect({ filter: { label, options }, value, onChange }: Props) {
  return (
    <Select
      className="filter-select"
      mode="multiple"
      maxTagCount={0}
      maxTagPlaceholder={(values) => `${label} (${values.length})`}
      placeholder={label}
      aria-label={label}
      options={[...options]}
      value={value}
      onChange={onChange}
    />
  );
}
