import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDrafts } from '@/lib/drafts';
import { endHolds } from '@/lib/navigation';
import { ORIGIN, plan } from '../support/gateway';
import { renderScreen } from '../support/render';
import { crossNow, dialog, enter, fieldNow, formNow, found, press, save, valueNow, watchReplies } from './form-hands';
import { FORMS, type Form, NOT_HERE, SECRET } from './interrupted-forms';

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

const LEAVING = 'Discard unsaved changes?';

/** The question that leaving asks is there; whoever stays is asked no more. */
async function stay(): Promise<void> {
  await waitFor(() => found(dialog(LEAVING), 'question before leaving'));
  press(found(dialog(LEAVING), 'question'), 'Cancel');
  await waitFor(() => expect(dialog(LEAVING)).toBeUndefined());
}

let watched = watchReplies();
watched.stop();

beforeEach(() => {
  watched = watchReplies();
});
afterEach(() => watched.stop());

const repliesTo = (path: string) => watched.replies.filter((one) => one.path === path);

describe('REL-12 BEY-05 a write that is interrupted', () => {
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
    enter(form, mine);
    const entered = valueNow(form);
    expect(entered).not.toBe(before);
    for (const secret of formNow().querySelectorAll('input[type=password]:not(:disabled)'))
      fireEvent.change(secret, { target: { value: SECRET } });

    // Leaving, Back and the drawer's own way out ask, and whoever stays has it all.
    const close = crossNow();
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
