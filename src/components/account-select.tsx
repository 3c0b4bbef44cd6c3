import { Select } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useLoad } from '@/ui/use-load';

interface Props {
  /** Set by the Field around it. */
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
  placeholder?: string;
  'aria-label'?: string;
}

const NONE: string[] = [];

/** Several sub-accounts as a form control, searched at the gateway; chosen ones keep their names. */
export function AccountSelectMany({ value = NONE, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim().slice(0, 256));
  const found = useLoad(subAccountApi.getOptions, { keyword });
  const chosen = useLoad(subAccountApi.getOptions, { ids: value }, { isReady: value.length > 0 });
  const names = useMemo(
    () => new Map([...(chosen.data?.list ?? []), ...(found.data?.list ?? [])].map(({ id, name }) => [id, name])),
    [chosen.data, found.data],
  );
  const labelled = (id: string) => ({ value: id, label: names.get(id) ?? id });
  return (
    <Select<{ value: string; label: string }[]>
      {...rest}
      mode="multiple"
      labelInValue
      allowClear
      loading={found.isLoading}
      options={found.data?.list.map(({ id }) => labelled(id)) ?? []}
      value={value.map(labelled)}
      showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false }}
      onChange={(next) => onChange?.(next.map((one) => one.value))}
    />
  );
}
