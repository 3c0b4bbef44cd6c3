import { act, fireEvent, waitFor } from '@testing-library/react';
import axios from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDrafts } from '@/lib/drafts';
import { endHolds } from '@/lib/navigation';
import { ORIGIN, plan } from '../support/gateway';
import { renderScreen } from '../support/render';
import { FORMS, type Form, NOT_HERE, SECRET } from './interrupted-forms';

const TEXT =
  'input:not([type=password], [type=checkbox], [type=radio], [id$=_kind], [type=file], [type=search], [role=combobox], [readonly], :disabled), textarea:not(:disabled)';

const SOURCES = import.meta.glob<string>(['../../src/{pages,components,layouts}/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What shows a form of the kit, but a shell that passes one on and the functions of that name in the file itself. */
const SHELLS = /<(?:FormPage|FormDrawer|FormPanel|StepsPage|StageDrawer|FormBody)\b(?! \{\.\.\.rest\})/g;

const CASES = Object.entries(FORMS).flatMap(([file, forms]) =>
  forms.map((form, index): [string, Form] => [`${file}${index > 0 ? ` ${index + 1}` : ''}`, form]),
);

const drawer = () => document.querySelector('[role=dialog]:has(form[id])');
const dialog = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find((one) => one.textContent?.startsWith(title));

function found<T>(what: T | null | undefined, name: string): T {
  if (what === null || what === undefined) throw new Error(`there is no ${name}`);
  return what;
}

const formNow = () => found((drawer() ?? document).querySelector<HTMLFormElement>('form[id]'), 'form');
const fieldNow = ({ field = TEXT }: Form) => found(formNow().querySelector<HTMLInputElement>(field), 'field');
const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
const valueNow = (form: Form) => {
  const field = fieldNow(form);
  return isChoice(field) ? String(field.checked) : field.value;
};
const press = (within: Element, name: string) =>
  fireEvent.click(
    found(
      [...within.querySelectorAll('button')].find((one) => one.textContent === name),
      name,
    ),
  );

function save(): void {
  const { id } = formNow();
  const button =
    document.querySelector(`button[type=submit][form="${id}"]`) ?? formNow().querySelector('button[type=submit]');
  fireEvent.click(found(button, 'button that saves'));
}

const LEAVING = 'Discard unsaved changes?';

/** The question that leaving asks is there; whoever stays is asked no more. */
async function stay(): Promise<void> {
  await waitFor(() => found(dialog(LEAVING), 'question before leaving'));
  press(found(dialog(LEAVING), 'question'), 'Cancel');
  await waitFor(() => expect(dialog(LEAVING)).toBeUndefined());
}

interface Sent {
  path: string;
  body: string;
  code: unknown;
}
let sent: Sent[] = [];
let stop = () => {};

beforeEach(() => {
  sent = [];
  const following = axios.interceptors.response.use((reply) => {
    const path = new URL(reply.config.url ?? '', ORIGIN).pathname;
    const code = /"code":\s*(\d+)/.exec(String(reply.data))?.[1];
    sent.push({ path, body: String(reply.config.data), code });
    return reply;
  });
  stop = () => axios.interceptors.response.eject(following);
});
afterEach(() => stop());

const repliesTo = (path: string) => sent.filter((one) => one.path === path);

describe('REL-12 a write that is interrupted', () => {
  it('is looked at for every form', () => {
    const shown = Object.entries(SOURCES).flatMap(([file, text]) => {
      const count = [...text.matchAll(SHELLS)].length;
      return count > 0 ? [[file.replace(/^.*\/src\/|\.tsx$/g, ''), count]] : [];
    });
    const listed = [...Object.entries(FORMS), ...Object.entries(NOT_HERE)].map(([file, forms]) => [file, forms.length]);
    expect(listed.sort()).toEqual(shown.sort());
  });

  it.each(CASES)('loses nothing: %s', async (_, form) => {
    vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { mine = 'typed_mine', theirs = 'typed_theirs' } = form;
    const isAnonymous = form.at.startsWith('/anonymous');
    const aside = isAnonymous ? '/anonymous/loginLock' : '/exception';
    const { world, history } = await renderScreen(aside);
    const id = typeof form.id === 'string' ? form.id : ((await form.id?.()) ?? '');
    const address = form.at.replace(':id', id);
    const open = async () => {
      for (const place of form.looks ?? []) {
        await act(async () => history.push(place));
        await waitFor(() =>
          found(document.querySelector('[role=tabpanel]:not([hidden], [aria-hidden=true]) [data-row-key]'), 'row'),
        );
      }
      await act(async () => history.push(address));
      await waitFor(() => fieldNow(form));
    };
    await open();
    const name = formNow().id;
    expect(name).toContain(id);
    const before = valueNow(form);
    const field = fieldNow(form);
    if (isChoice(field)) fireEvent.click(field);
    else fireEvent.change(field, { target: { value: mine } });
    const entered = valueNow(form);
    expect(entered).not.toBe(before);
    for (const secret of formNow().querySelectorAll('input[type=password]:not(:disabled)'))
      fireEvent.change(secret, { target: { value: SECRET } });

    // Leaving, Back and the drawer's own way out ask, and whoever stays has it all.
    const close = drawer()?.querySelector('button[aria-label=Close]');
    for (const leave of [
      () => history.push(aside),
      () => history.back(),
      ...(close ? [() => fireEvent.click(close)] : []),
    ]) {
      await act(async () => void leave());
      await stay();
      expect(valueNow(form)).toBe(entered);
      expect(formNow(), 'whoever stays sees the form').toBeVisible();
    }

    // The session ends, at Save where nothing else is missing.
    if (typeof form.save === 'string') {
      const path = form.save;
      plan(world, { path, envelope: { code: 40111, message: 'Token expired!' } });
      save();
      await waitFor(() => expect(repliesTo(path)).toHaveLength(1));
      await waitFor(() => expect(document.querySelector('button [aria-label=loading]')).toBeNull());
      expect(valueNow(form)).toBe(entered);
    }
    // What the end of a session does before it loads the page again; it does so once in a document.
    saveDrafts();
    endHolds();
    await act(async () => history.push(aside));
    await waitFor(() => expect(document.getElementById(name)).toBeNull());
    await open();
    await waitFor(() => expect(valueNow(form)).toBe(field.type === 'password' ? '' : entered));
    expect(formNow().id).toBe(name);
    for (const secret of formNow().querySelectorAll('input[type=password]')) expect(secret).toHaveValue('');
    if (typeof form.save !== 'string') return;

    // Somebody else has saved the same form meanwhile.
    const path = form.save;
    const body = found(repliesTo(path)[0], 'save').body;
    expect(body).toContain(mine);
    const headers = { 'Content-Type': 'application/json', 'Access-Token': world.token, Timestamp: String(Date.now()) };
    const other = await fetch(`${ORIGIN}${path}`, {
      method: 'POST',
      headers,
      body: body.replace(new RegExp(`(:\\s*"?)${mine}\\b`), `$1${theirs}`),
    });
    expect(await other.text()).toContain('"code":20000');
    save();
    const compare = await waitFor(() => found(dialog('Somebody else changed this meanwhile'), 'comparison'));
    expect(valueNow(form)).toBe(entered);
    await waitFor(() => expect(compare.querySelectorAll('input[type=radio]').length).toBeGreaterThan(0));
    expect(compare.textContent).toContain(theirs);
    for (const one of compare.querySelectorAll('label')) if (one.textContent === 'Yours') fireEvent.click(one);
    press(compare, 'Use these values');
    await waitFor(() => expect(dialog('Somebody else changed this meanwhile')).toBeUndefined());
    save();
    await waitFor(() =>
      expect(repliesTo(path).map(({ code }) => code)).toEqual(['40111', expect.not.stringMatching('20000'), '20000']),
    );
    expect(repliesTo(path).at(-1)?.body).toContain(mine);
  });
});
