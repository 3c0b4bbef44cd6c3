import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';

interface Search {
  /** What is typed, where the options themselves are asked for by it. */
  typed: string;
  onSearch: (text: string) => void;
}

/**
 * What a select of ids takes in the place of options that could not be loaded: what is typed is the one option. Nothing
 * while they load, and once they are there. It comes after the select's own `options` and `showSearch`.
 */
export function useTypedId({ data, failure }: Loaded<unknown>, search?: Search) {
  const t = useT();
  const [typed, onSearch] = useState('');
  const { typed: searchValue, onSearch: hear } = search ?? { typed, onSearch };
  if (failure === null || data !== undefined) return null;
  const id = searchValue.trim();
  return {
    options: id === '' ? [] : [{ value: id, label: id }],
    showSearch: { searchValue, onSearch: hear, filterOption: false },
    notFoundContent: <p className="absent">{t('form.typeId')}</p>,
  };
}

/**
 * What a select says of options that are loaded: that they are on their way, or what failed, with Retry, where its options
 * would be; then an id can be typed instead. A keyboard cannot reach a button in there: opening it again asks again, too.
 */
export function useLoadedOptions(loaded: Loaded<unknown>, search?: Search) {
  const { failure, isLoading, reload } = loaded;
  const typed = useTypedId(loaded, search);
  if (failure === null || typed === null) return { loading: isLoading };
  return {
    loading: isLoading,
    ...typed,
    notFoundContent: (
      <>
        <LoadFailure failure={failure} onRetry={reload} />
        {typed.notFoundContent}
      </>
    ),
    onOpenChange: (isOpen: boolean) => {
      if (isOpen) reload();
    },
  };
}
