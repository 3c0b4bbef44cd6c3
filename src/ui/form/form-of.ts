import { Form } from 'antd';
import { type ComponentProps, type ReactElement, useContext } from 'react';
import type * as z from 'zod';
import { Field as AnyField } from './field';
import { ListContext } from './form-context';

/** Of a union every member's keys and values. */
export type KeysOf<T> = T extends unknown ? Extract<keyof T, string> : never;
export type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never;

/** What has fields of its own under one name: an object. The entries of a list name theirs from the entry on. */
type Inner<T> = T extends readonly unknown[] | string | number | boolean ? never : T;
type Pairs<T> = { [K in KeysOf<T>]: readonly [K, KeysOf<Inner<ValueOf<T, K>>>] }[KeysOf<T>];
type Before<K extends string, P> = P extends readonly [infer A, infer B] ? readonly [K, A, B] : never;
type Triples<T> = { [K in KeysOf<T>]: Before<K, Pairs<Inner<ValueOf<T, K>>>> }[KeysOf<T>];

/** The paths of a form's input, down to three levels: `'name'`, or `['basic', 'products']` inside an object. */
type Path<T> = KeysOf<T> | Pairs<T> | Triples<T>;

type At<T, P> = P extends readonly [infer K, ...infer Rest]
  ? At<ValueOf<T, K>, Rest>
  : P extends string
    ? ValueOf<T, P>
    : T;

interface Parts<T> {
  /** Inside an entry of a list the names begin with the entry: there the schema is the entry's. */
  Field: (props: Omit<ComponentProps<typeof AnyField>, 'name'> & { name: Path<T> }) => ReactElement;
  /** What stands in a field now, on screen or not; undefined where nothing does. */
  useValue: <const P extends Path<T>>(path: P) => At<T, P> | undefined;
}

/** The library names what it watches from the form on, wherever the one who asks stands. */
function useValueAt(path: string | readonly string[]) {
  const { full } = useContext(ListContext);
  return Form.useWatch([...full, ...(typeof path === 'string' ? [path] : path)], { preserve: true });
}

/** A schema, or what makes one of what it has to fit beside, such as the names that are taken. */
export type Source = z.ZodType | ((...beside: never[]) => z.ZodType);
export type InputOf<S extends Source> = z.input<S extends (...beside: never[]) => infer Made ? Made : S>;

/**
 * The field and the present values of a form by its schema: a name that the schema does not have does not compile.
 * `const { Field, useValue } = formOf(roleInput)`, beside the imports.
 */
export const formOf = <S extends Source>(_: S): Parts<InputOf<S>> => ({ Field: AnyField, useValue: useValueAt });
