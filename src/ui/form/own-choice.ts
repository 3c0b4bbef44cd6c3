import { cloneElement, type ReactElement } from 'react';
import * as z from 'zod';
import { choicesOf } from '@/lib/rules/kept-choice';
import type { ControlProps } from './form-context';

const option = z.union([z.string(), z.object({ value: z.unknown() }).transform(({ value }) => value)]);

/** A control with the choice that its object came with among its options, called as it came, where they do not have it. */
export function withOwnChoice(
  control: ReactElement<ControlProps>,
  schemas: readonly z.core.$ZodType[],
  came: unknown,
): ReactElement<ControlProps> {
  const { options } = control.props;
  if (!Array.isArray(options) || choicesOf(schemas).length === 0) return control;
  const known = new Set(options.map((one) => option.safeParse(one).data));
  const own = [came].flat().filter((one) => typeof one === 'string' && one !== '' && !known.has(one));
  if (own.length === 0) return control;
  return cloneElement(control, { options: [...options, ...own.map((value) => ({ value, label: value }))] });
}
