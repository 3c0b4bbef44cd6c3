import { fireEvent } from '@testing-library/react';
import axios from 'axios';
import { ORIGIN } from '../support/gateway';
import type { Form } from './interrupted-forms';

const TEXT =
  'input:not([type=password], [type=checkbox], [type=radio], [id$=_kind], [type=file], [type=search], [role=combobox], [readonly], :disabled), textarea:not(:disabled)';

const drawer = () => document.querySelector('[role=dialog]:has(form[id])');

/** The dialog whose text begins so, if it is open. */
export const dialog = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find((one) => one.textContent?.startsWith(title));

/** What was looked for, or an error that names it. */
export function found<T>(what: T | null | undefined, name: string): T {
  if (what === null || what === undefined) throw new Error(`there is no ${name}`);
  return what;
}

/** The cross of the drawer that holds the form. */
export const crossNow = () => drawer()?.querySelector('button[aria-label=Close]');
export const formNow = () => found((drawer() ?? document).querySelector<HTMLFormElement>('form[id]'), 'form');
export const fieldNow = ({ field = TEXT }: Form) => found(formNow().querySelector<HTMLInputElement>(field), 'field');
const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
export const valueNow = (form: Form) => {
  const field = fieldNow(form);
  return isChoice(field) ? String(field.checked) : field.value;
};

/** Types into the field of a form, or chooses what it is. */
export function enter(form: Form, value: string): void {
  const field = fieldNow(form);
  if (isChoice(field)) fireEvent.click(field);
  else fireEvent.change(field, { target: { value } });
}

export const press = (within: Element, name: string) =>
  fireEvent.click(
    found(
      [...within.querySelectorAll('button')].find((one) => one.textContent === name),
      name,
    ),
  );

/** Presses the button that saves the form. */
export function save(): void {
  const { id } = formNow();
  const button =
    document.querySelector(`button[type=submit][form="${id}"]`) ?? formNow().querySelector('button[type=submit]');
  fireEvent.click(found(button, 'button that saves'));
}

/** One call and its answer. */
export interface Reply {
  path: string;
  body: string;
  code: unknown;
  data: string;
}

/** Writes down every answered call; the function that it gives ends that. */
export function watchReplies(): { replies: Reply[]; stop: () => void } {
  const replies: Reply[] = [];
  const following = axios.interceptors.response.use((reply) => {
    const path = new URL(reply.config.url ?? '', ORIGIN).pathname;
    const code = /"code":\s*(\d+)/.exec(String(reply.data))?.[1];
    replies.push({ path, body: String(reply.config.data), code, data: String(reply.data) });
    return reply;
  });
  return { replies, stop: () => axios.interceptors.response.eject(following) };
}
