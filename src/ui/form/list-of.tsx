import type { ReactElement } from 'react';
import { FieldList, type FieldListProps } from './field-list';
import type { InputOf, KeysOf, Source, ValueOf } from './form-of';

type ListsOf<T> = { [K in KeysOf<T>]: ValueOf<T, K> extends readonly unknown[] ? K : never }[KeysOf<T>];
type EntryOf<List> = List extends readonly (infer Entry)[] ? Entry : never;

interface Props<Entry> extends Omit<FieldListProps, 'name' | 'fresh'> {
  fresh: () => Partial<Entry>;
}

/**
 * The list of entries of a form by its schema: a name that is no list of the schema does not compile, nor does a new
 * entry that does not fit. `const Rules = listOf(accessInput, 'rules')`, beside the imports.
 */
export const listOf = <S extends Source, K extends ListsOf<InputOf<S>>>(_: S, name: K) =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each list, beside the imports.
  function ListOf(props: Props<EntryOf<ValueOf<InputOf<S>, K>>>): ReactElement {
    return <FieldList name={name} {...props} />;
  };
