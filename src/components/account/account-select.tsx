import { useDeferredValue, useMemo, useState } from 'react';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useLoad } from '@/ui/data/use-load';
import { Choice } from '@/ui/form/choice';
import { useLoadedOptions } from '@/ui/form/loaded-options';
import { chosenIds, NameList } from '@/ui/form/name-list';

interface Props {
  /** Set by the Field around it. */
  id?: string;
  placeholder?: string;
  'aria-label'?: string;
}

const NONE: string[] = [];
const NO_NAMES: readonly { id: string; name: string }[] = [];

/** Accounts by what is typed, searched at the gateway; the chosen ones keep their names. */
function useAccounts(chosenIds: readonly string[]) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim().slice(0, 256));
  const found = useLoad(subAccountApi.getOptions, { keyword });
  const chosen = useLoad(subAccountApi.getOptions, { ids: [...chosenIds] }, { isReady: chosenIds.length > 0 });
  const names = useMemo(
    () => new Map([...(chosen.data?.list ?? []), ...(found.data?.list ?? [])].map(({ id, name }) => [id, name])),
    [chosen.data, found.data],
  );
  const labeled = (id: string) => ({ value: id, label: names.get(id) ?? id });
  const loaded = useLoadedOptions(found, { typed, onSearch: setTyped });
  return {
    labeled,
    select: {
      labelInValue: true,
      allowClear: true,
      options: found.data?.list.map(({ id }) => labeled(id)) ?? [],
      showSearch: { searchValue: typed, onSearch: setTyped, filterOption: false },
      ...loaded,
    } as const,
  };
}

interface Many extends Props {
  /** One that cannot be chosen, and why. */
  refused?: { id: string; reason: string };
  value?: string[];
  onChange?: (ids: string[]) => void;
}

/** Several sub-accounts as a form control. */
export function AccountSelectMany({ value = NONE, onChange, refused, ...rest }: Many) {
  const { select, labeled } = useAccounts(value);
  return (
    <Choice<{ value: string; label: string }[]>
      {...rest}
      {...select}
      options={select.options.map((one) =>
        one.value === refused?.id ? { ...one, label: `${one.label} · ${refused.reason}`, disabled: true } : one,
      )}
      mode="multiple"
      value={value.map(labeled)}
      onChange={(next) => onChange?.(next.map((one) => one.value))}
    />
  );
}

interface One extends Props {
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** One sub-account as a form control. */
export function AccountSelect({ value = null, onChange, ...rest }: One) {
  const { select, labeled } = useAccounts(value === null ? NONE : [value]);
  return (
    <Choice<{ value: string; label: string } | null>
      {...rest}
      {...select}
      value={value === null ? null : labeled(value)}
      onChange={(next) => onChange?.(next?.value ?? null)}
    />
  );
}

/** Accounts by name, in a line each; one of which none is known, or came, by its id. */
export function AccountNames({ ids, known = NO_NAMES }: { ids: readonly string[]; known?: typeof NO_NAMES }) {
  const asked = ids.filter((id) => !known.some((one) => one.id === id));
  const { data } = useLoad(subAccountApi.getOptions, { ids: asked }, { isReady: asked.length > 0 });
  const names = new Map([...known, ...(data?.list ?? [])].map(({ id, name }) => [id, name]));
  return <NameList names={ids.map((id) => names.get(id) ?? id)} />;
}

const read = (value: unknown) => <AccountNames ids={chosenIds(value)} />;
AccountSelectMany.read = read;
AccountSelect.read = read;
