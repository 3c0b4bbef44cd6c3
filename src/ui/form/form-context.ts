import { createContext, type FocusEvent, type ReactNode } from 'react';
import type * as z from 'zod';
import type { FieldPath } from '@/lib/rules/values';
import type { LeaveCopy } from '../feedback/use-dirty-guard';

/** What a form gives to a control, and what it offers. */
export interface ControlProps {
  id?: string | undefined;
  value?: unknown;
  disabled?: boolean;
  onChange?: () => void;
  onBlur?: (event: FocusEvent) => void;
  options?: unknown;
  count?: object;
}

/** What a form knows of a field on screen. */
export interface FieldFacts {
  path: FieldPath;
  label: string;
  /** Keys of the fields whose change checks this one again. */
  dependencies: readonly string[];
  /** The step that holds it; 0 outside a stepped form. */
  step: number;
  /** How a value reads to who compares, where neither its text nor the name of a choice says it. */
  read?: ((value: unknown) => ReactNode) | undefined;
  /** The choices of its control, which have the names of values. */
  options?: unknown;
  /** Its value is shown nowhere. */
  isSecret?: boolean;
}

/** Fields by their dotted path, in the order in which they stand on screen. */
export type Fields = Map<string, FieldFacts>;

/** A form, as its rules need it: what its schema finds in values. */
export interface Judged {
  judge: (values: unknown) => readonly z.core.$ZodIssue[];
}

interface FormFacts extends Judged {
  /** What the form began with, of an object as it came. */
  initial: { readonly current: unknown };
  /** The id of the form element, which the ids of its fields begin with. */
  name: string;
  schema: z.core.$ZodType;
  fields: Fields;
  /** Those, and what was on screen before: a field that left is still called what it was called. */
  known: Fields;
  /** A field begins work that leaving would lose; returns the function that ends it. */
  begin: (copy: LeaveCopy) => () => void;
  /** A section announces itself for the index at the side; returns the function that takes it back. */
  addSection: (section: { id: string; title: string; isAside: boolean }) => () => void;
}

/** The form around a field: its schema, and the list in which the field enters itself. */
export const FormContext = createContext<FormFacts | null>(null);
/** Whether a section sums up the form, and stands beside it where there is room. */
export const AsideContext = createContext(false);
/** What the section around a field is about. */
export const SectionContext = createContext('');
/** The label of the field around a control that names itself. */
export const LabelContext = createContext('');
export const StepContext = createContext(0);
/** Leads to a field of a form in steps, on its step, with the focus in it. */
export const LeadContext = createContext<(key: string) => void>(() => {});
/** The list entry around a field: its place inside the list, as antd names it, and inside the form, as the schema does. */
export const ListContext = createContext<{ item: FieldPath; full: FieldPath }>({ item: [], full: [] });
