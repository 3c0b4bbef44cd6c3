import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ORIGIN, plan } from '../support/gateway';
import { renderScreen } from '../support/render';
import { quiet, watchWire } from '../support/wire';
import { dialog, enter, fieldNow, formNow, found, press, save, valueNow, watchReplies } from './form-hands';
import { FORMS, type Form, SECRET } from './interrupted-forms';

/** The forms of objects that somebody else may change too. */
const CASES = Object.entries(FORMS).flatMap(([file, forms]) =>
  forms.flatMap((form, index): [string, Form, string][] =>
    typeof form.save === 'string' ? [[`${file}${index > 0 ? ` ${index + 1}` : ''}`, form, form.save]] : [],
  ),
);

const COMPARE = 'Somebody else changed this meanwhile';
/** A refusal that changes nothing, so that what is sent can be looked at and the form stays. */
const REFUSED = { code: 60099, message: 'Not now' };

const fields = z.record(z.string(), z.unknown());
const bodyOf = (text: string) => fields.parse(JSON.parse(text));
const list = z.object({ list: z.array(fields) });

let watched = watchReplies();
watched.stop();

beforeEach(() => {
  watched = watchReplies();
});
afterEach(() => watched.stop());

/** What the gateway last said of the object that a form saves by this call. */
function loadedFor(path: string, id: string): z.output<typeof fields> {
  const resource = path.slice(0, path.lastIndexOf('/'));
  const answers = watched.replies.filter(
    (one) => /\/get(?:Usage)?$/.test(one.path) && one.path.startsWith(`${resource}/`),
  );
  const data = bodyOf(found(answers.at(-1), 'answer').data).data;
  const many = list.safeParse(data);
  return fields.parse(many.success ? many.data.list.find(({ type }) => type === id) : data);
}

describe('GATE-03 an object of a gateway without versions', () => {
  watchWire();
  it.each(CASES)('is saved as it came, and never over what somebody else saved: %s', async (_, form, path) => {
    const { mine = 'typed_mine', theirs = 'typed_theirs' } = form;
    const { world, history } = await renderScreen('/exception', {
      onWorld: (one) => {
        one.gateway = { ...GATEWAY_KINDS.full, versions: false, dialect: 'extras' };
      },
    });
    const id = typeof form.id === 'string' ? form.id : ((await form.id?.()) ?? '');
    await act(async () => history.push(form.at.replace(':id', id)));
    await waitFor(() => fieldNow(form));
    // Trees and options are fields too.
    await quiet();
    const sent = () => watched.replies.filter((one) => one.path === path);

    // Nothing is changed: every field goes back as it came, and so does what only the gateway knows, wherever it stands.
    plan(world, { path, times: 2, envelope: REFUSED });
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const loaded = loadedFor(path, id);
    const same = bodyOf(found(sent()[0], 'save').body);
    expect(loaded).not.toHaveProperty('version');
    expect(same).not.toHaveProperty('version');
    expect(same.gatewayNote).toMatch(/^note \d+$/);
    const known = Object.keys(same).filter((field) => field in loaded);
    expect(known.filter((field) => field !== 'id')).not.toEqual([]);
    expect(Object.fromEntries(known.map((field) => [field, same[field]]))).toEqual(
      Object.fromEntries(known.map((field) => [field, loaded[field]])),
    );

    await waitFor(() => expect(document.querySelector('button [aria-label=loading]')).toBeNull());
    enter(form, mine);
    for (const secret of formNow().querySelectorAll('input[type=password]:not(:disabled)'))
      fireEvent.change(secret, { target: { value: SECRET } });
    save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    const body = found(sent()[1], 'save').body;
    expect(body).toContain(mine);
    await waitFor(() => expect(document.querySelector('button [aria-label=loading]')).toBeNull());

    // This gateway lets the last write win: it is the console that looks first.
    const headers = { 'Content-Type': 'application/json', 'Access-Token': world.token, Timestamp: String(Date.now()) };
    const other = await fetch(`${ORIGIN}${path}`, {
      method: 'POST',
      headers,
      body: body.replace(new RegExp(`(:\\s*"?)${mine}\\b`), `$1${theirs}`),
    });
    expect(await other.text()).toContain('"code":20000');
    save();
    const compare = await waitFor(() => found(dialog(COMPARE), 'comparison'));
    expect(sent()).toHaveLength(2);
    expect(valueNow(form)).toBe(mine);
    await waitFor(() => expect(compare.querySelectorAll('input[type=radio]').length).toBeGreaterThan(0));
    expect(compare.textContent).toContain(theirs);
    for (const one of compare.querySelectorAll('label')) if (one.textContent === 'Yours') fireEvent.click(one);
    press(compare, 'Use these values');
    await waitFor(() => expect(dialog(COMPARE)).toBeUndefined());
    save();
    await waitFor(() => expect(sent().map(({ code }) => code)).toEqual(['60099', '60099', '20000']));
    expect(bodyOf(found(sent()[2], 'save').body)).not.toHaveProperty('version');
    expect(bodyOf(found(sent()[2], 'save').body)).toHaveProperty('gatewayNote');
    expect(sent()[2]?.body).toContain(mine);
  });
});
