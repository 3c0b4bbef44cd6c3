import { Form } from 'antd';
import type { ComponentProps, ReactElement } from 'react';
import type * as z from 'zod';
import { Field as AnyField } from './field';

/** Of a union every member's keys and values. */
type KeysOf<T> = T extends unknown ? Extract<keyof T, string> : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never;

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
  Field: (props: Omit<ComponentProps<typeof AnyField>, 'name'> & { name: Path<T> }) => ReactElement;
  /** What stands in a field now, on screen or not; undefined where nothing does. */
  useValue: <const P extends Path<T>>(path: P) => At<T, P> | undefined;
}

const useValueAt = (path: string | readonly string[]) =>
  Form.useWatch(typeof path === 'string' ? path : [...path], { preserve: true });

/**
 * The field and the present values of a form by its schema: a name that the schema does not have does not compile.
 * `const { Field, useValue } = formOf(roleInput)`, beside the imports.
 */
export const formOf = <S extends z.ZodType>(_: S): Parts<z.input<S>> => ({ Field: AnyField, useValue: useValueAt });
