import { useContext, useEffect } from 'react';
import { type FieldPath, keyOf } from '@/lib/rules/values';
import { type FieldFacts, FormContext, StepContext } from './form-context';

/**
 * Enters a field in its form for as long as it is on screen, with what its last drawing says of it. Where the form is not
 * one of the kit, nothing asks for it.
 */
export function useRegister(path: FieldPath, said: Omit<FieldFacts, 'path' | 'step'>): void {
  const form = useContext(FormContext);
  const step = useContext(StepContext);
  const key = keyOf(path);
  const fields = form?.fields;
  const known = form?.known;
  useEffect(() => {
    const facts = { path, step, ...said };
    // Set again it keeps its place among the others: their order is that of the screen.
    fields?.set(key, facts);
    known?.set(key, facts);
  });
  useEffect(() => () => void fields?.delete(key), [fields, key]);
}
