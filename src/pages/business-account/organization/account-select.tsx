import { useState } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { AccountNames } from '@/components/account/account-select';
import { useT } from '@/i18n/use-t';
import { useOwnId } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { Choice } from '@/ui/form/choice';
import { useLoadedOptions } from '@/ui/form/loaded-options';
import { chosenIds } from '@/ui/form/name-list';

interface Props {
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
  /** Accounts whose names are known without a search. */
  known: readonly { id: string; name: string }[];
  /** The organization's own name: its members need no note where they belong now. */
  organization: string;
}

const SEARCH_LIMIT = 256;

/**
 * Accounts, searched at the gateway; one that belongs elsewhere says where, since it will leave there. Nobody assigns
 * himself: his own stays where it is.
 */
export function AccountSelect({ id, value = [], onChange, known, organization }: Props) {
  const t = useT();
  const own = useOwnId();
  const [keyword, setKeyword] = useState('');
  const [names, setNames] = useState(() => new Map(known.map((one) => [one.id, one.name])));
  const found = useLoad(organizationApi.getAccountOptions, { keyword });
  const search = { typed: keyword, onSearch: (text: string) => setKeyword(text.slice(0, SEARCH_LIMIT)) };
  const loaded = useLoadedOptions(found, search);
  const options = (found.data?.list ?? []).map(({ id: account, name, organizationName }) => ({
    value: account,
    name,
    disabled: account === own,
    label:
      account === own
        ? `${name} · ${t('organization.isOwn')}`
        : organizationName === null || organizationName === organization
          ? name
          : t('organization.belongsTo', { name, organization: organizationName }),
  }));
  return (
    <Choice
      {...(id !== undefined && { id })}
      mode="multiple"
      placeholder={t('organization.searchAccounts')}
      showSearch={{ filterOption: false, onSearch: search.onSearch }}
      options={options}
      notFoundContent={found.isLoading ? t('common.loading') : t('tree.noMatch')}
      {...loaded}
      optionLabelProp="name"
      labelInValue
      value={value.map((account) => ({
        value: account,
        label: names.get(account) ?? account,
        disabled: account === own,
      }))}
      onChange={(chosen) => {
        const seen = options.map((one) => [one.value, one.name] as const);
        setNames((old) => new Map([...old, ...seen]));
        onChange?.(chosen.map((one) => one.value));
      }}
    />
  );
}

AccountSelect.read = (value: unknown, { known }: Props) => <AccountNames ids={chosenIds(value)} known={known} />;
