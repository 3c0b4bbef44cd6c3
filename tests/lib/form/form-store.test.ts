import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createForm } from '@/lib/form/form-store';

const sent = { values: {}, input: {} };
const create = () => createForm<object>({ values: {}, version: 1 }, true);

it('a form is what the last event made of it, at once, and says so only where something changed', () => {
  const form = create();
  const heard = vi.fn();
  form.subscribe(heard);
  expect(form.dispatch({ type: 'typed' })).toBe(form.get());
  expect(form.get().isDirty).toBe(true);
  form.dispatch({ type: 'typed' });
  expect(heard).toHaveBeenCalledOnce();
});

it('a form that is looked at is waited for, and any other is there', async () => {
  const form = create();
  expect(await form.checked()).toBe(form.get());
  form.dispatch({ type: 'submitted', sent });
  form.dispatch({ type: 'refused', problem: null, mayBeStale: true });
  const waited = form.checked();
  form.dispatch({ type: 'typed' });
  form.dispatch({
    type: 'renewed',
    stored: { values: {}, version: 1 },
    mine: {},
    shape: { schema: z.object({}), isField: () => false },
  });
  expect(await waited).toMatchObject({ phase: 'editing', isDirty: true });
});
