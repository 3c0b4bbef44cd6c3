import { useDeferredValue, useMemo, useState } from 'react';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { useLoad } from '@/ui/data/use-load';
import { Choice } from '@/ui/form/choice';
import { useLoadedOptions } from '@/ui/form/loaded-options';
import { chosenIds, NameList } from '@/ui/form/name-list';

interface Props {
  /** Set by the Field around it. */
  id?: string;
  placeholder?: string;
  'aria-label'?: string;
  /** A node that cannot be chosen: the one that is compared or copied. */
  except: string;
}

/** Business nodes by what is typed, searched at the gateway; those of the same model lead, to which the most applies. */
function useNodes(except: string) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useLoad(businessNodeApi.list, { current: 1, pageSize: 50, keyword });
  const model = useLoad(businessNodeApi.get, { id: except }).data?.model;
  const options = useMemo(() => {
    const others = (found.data?.list ?? []).filter(({ id }) => id !== except);
    return others
      .toSorted((a, b) => Number(b.model === model) - Number(a.model === model))
      .map(({ id, name }) => ({ value: id, label: name }));
  }, [found.data, except, model]);
  return {
    options,
    showSearch: { searchValue: typed, onSearch: setTyped, filterOption: false },
    ...useLoadedOptions(found, { typed, onSearch: setTyped }),
  } as const;
}

/** One business node as a form control. */
export function NodeSelect({ except, ...rest }: Props & { value?: string | null; onChange?: (id: string) => void }) {
  return <Choice<string> {...rest} {...useNodes(except)} value={rest.value ?? null} />;
}

/** Several business nodes as a form control. */
export function NodeSelectMany({ except, ...rest }: Props & { value?: string[]; onChange?: (ids: string[]) => void }) {
  return <Choice<string[]> {...rest} {...useNodes(except)} mode="multiple" />;
}

/** Its name by its id alone: what was chosen need not be among the first of the list. */
const NodeName = ({ id }: { id: string }) => useLoad(businessNodeApi.get, { id }).data?.name ?? id;

NodeSelectMany.read = (value: unknown) => (
  <NameList names={chosenIds(value).map((id) => <NodeName key={id} id={id} />)} />
);
