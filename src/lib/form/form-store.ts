import { createStore } from '@/lib/store';
import { begin, type Form, type FormEvent, next, type Stored } from './form';

/** A form that lives as long as its place on screen. What it is, is known at once, not a rendering later. */
export interface FormStore<Work> {
  get: () => Form<Work>;
  subscribe: (listener: () => void) => () => void;
  /** Has something happen to it; gives what it is then. */
  dispatch: (event: FormEvent<Work>) => Form<Work>;
  /** What it is once nothing is looked at any more. */
  checked: () => Promise<Form<Work>>;
}

/** A form that nobody has touched, kept for who shows it. */
export function createForm<Work>(base: Stored, staysOpen: boolean): FormStore<Work> {
  const { get, set, subscribe } = createStore<Form<Work>>(begin(base, staysOpen));
  return {
    get,
    subscribe,
    dispatch: (event) => {
      const form = next(get(), event);
      if (form !== get()) set(form);
      return form;
    },
    checked: () =>
      new Promise((resolve) => {
        const look = () => {
          if (get().phase === 'checking') return;
          stop();
          resolve(get());
        };
        const stop = subscribe(look);
        look();
      }),
  };
}
