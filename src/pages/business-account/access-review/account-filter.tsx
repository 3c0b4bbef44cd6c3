import { useState } from 'react';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Choice } from '@/ui/form/choice';

interface Props {
  label: string;
  value: string[];
  onChange: (ids: string[]) => void;
}

const LONGEST = 256;

/** Accounts to look at, searched at the gateway: there may be more than a list holds. */
export default function AccountFilter({ label, value, onChange }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useLoad(subAccountApi.getOptions, { keyword });
  return (
    <Choice
      mode="multiple"
      className="filter-select"
      placeholder={label}
      aria-label={label}
      maxTagCount={0}
      maxTagPlaceholder={(chosen) => `${label} (${chosen.length})`}
      showSearch={{ filterOption: false, onSearch: (text) => setKeyword(text.slice(0, LONGEST)) }}
      notFoundContent={t(found.isLoading ? 'common.loading' : 'tree.noMatch')}
      options={found.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      value={value}
      onChange={onChange}
    />
  );
}
