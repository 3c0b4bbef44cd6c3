import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Input } from 'antd';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { loadMessages } from '@/i18n/messages';
import { text } from '@/lib/rules/text';
import { useConfirm } from '@/ui/feedback/confirm';
import { Field } from '@/ui/form/field';
import { FormDrawer } from '@/ui/form/form-drawer';
import { FormPage } from '@/ui/form/form-page';
import { FormPanel } from '@/ui/form/form-panel';
import { StepsPage } from '@/ui/form/steps-page';
import { RowButton } from '@/ui/page/row-button';
import { RunButton } from '@/ui/page/run-button';
import { plan } from '../support/gateway';
import { renderPart } from '../support/render';
import { watchWire, wire } from '../support/wire';

const ADD = '/api/acm/secretKey/add';
const schema = z.object({ description: text(1000) });
const add = () => secretKeyApi.add({ description: 'once' });
const field = (
  <Field name="description" label="Description">
    <Input />
  </Field>
);
const form = { name: 'once', title: 'Once', schema, initial: { description: 'once' }, onSubmit: add } as const;

function Asking() {
  const confirm = useConfirm();
  const ask = () => confirm({ title: 'Add?', content: '', verb: 'Save', run: add });
  return (
    <button type="button" onClick={ask}>
      Ask
    </button>
  );
}

watchWire();
const writes = () => wire.paths().filter((path) => path === ADD).length;
const button = (name: string) => screen.findByRole('button', { name });

/** Five clicks of one moment, and Enter in the field or on the button, as an impatient hand makes them. */
async function hammer(): Promise<void> {
  const save = await button('Save');
  await act(async () => {
    for (let clicks = 0; clicks < 5; clicks += 1) fireEvent.click(save);
    for (const one of document.querySelectorAll('form')) fireEvent.submit(one);
  });
}

const removed: string[] = [];

/** A row that goes, so that the next one comes in its place. */
function Rows() {
  const [rows, setRows] = useState(['a', 'b']);
  const [first = ''] = rows;
  const remove = () => {
    removed.push(first);
    setRows(rows.slice(1));
  };
  return <RowButton action={{ key: 'remove', label: 'Remove', run: remove }} />;
}

describe('REL-4 a double click on a row', () => {
  it('acts once, since another row may have come under the pointer by then', async () => {
    removed.length = 0;
    const { user } = await renderPart(<Rows />);
    await user.dblClick(await button('Remove'));
    expect(removed).toEqual(['a']);
    (await button('Remove')).focus();
    await user.keyboard('{Enter}');
    expect(removed).toEqual(['a', 'b']);
  });
});

describe('REL-4 five clicks and Enter', () => {
  it.each([
    [
      'a drawer',
      <FormDrawer permit key="1" {...form} onClose={() => {}}>
        {field}
      </FormDrawer>,
    ],
    [
      'a page',
      <FormPage permit key="2" {...form} back="/back" submitText="Save">
        {field}
      </FormPage>,
    ],
    [
      'a panel',
      <FormPanel permit key="3" {...form} submitText="Save">
        {field}
      </FormPanel>,
    ],
    [
      'a form in steps',
      <StepsPage
        permit
        key="4"
        {...form}
        back="/back"
        submitText="Save"
        steps={[{ key: 'a', title: 'A', content: field }]}
      />,
    ],
    [
      'a button that asks nothing',
      <RunButton key="5" run={add}>
        Save
      </RunButton>,
    ],
  ])('in %s send one write', async (_, part) => {
    await loadMessages('en-US', ['components/step-summary']);
    const { world } = await renderPart(part);
    plan(world, { path: ADD, delay: 50 });
    await hammer();
    await waitFor(() => expect(wire.isQuiet(60)).toBe(true));
    expect(writes()).toBe(1);
  });

  it('in a dialog that asks send one write', async () => {
    const { world, user } = await renderPart(<Asking />);
    plan(world, { path: ADD, delay: 50 });
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await hammer();
    await waitFor(() => expect(wire.isQuiet(60)).toBe(true));
    expect(writes()).toBe(1);
  });

  it('in a drawer that is closing send no second write', async () => {
    const part = (
      <FormDrawer permit {...form} onClose={() => {}}>
        {field}
      </FormDrawer>
    );
    await renderPart(part);
    const shown = await screen.findByRole('textbox', { name: 'Description' });
    const own = shown.closest('form');
    await hammer();
    await waitFor(() => expect(wire.isQuiet(60)).toBe(true));
    await act(async () => {
      if (own) fireEvent.submit(own);
    });
    expect(writes()).toBe(1);
  });
});

describe('a write', () => {
  it.each([
    ['lost on the line', { drop: true }],
    ['answered by 503', { status: 503 }],
    ['answered by 504', { status: 504 }],
    ['answered by HTML', { body: '<html>' }],
  ])('that is %s is not sent again by itself, and goes out again when asked to', async (_, fault) => {
    const { world, user } = await renderPart(
      <FormDrawer permit {...form} onClose={() => {}}>
        {field}
      </FormDrawer>,
    );
    plan(world, { path: ADD, ...fault });
    await user.click(await button('Save'));
    await screen.findByRole('alert');
    await waitFor(() => expect(wire.isQuiet(100)).toBe(true));
    expect(writes()).toBe(1);
    await user.click(await button('Save'));
    // The first one may have gone through: nobody makes it twice unasked.
    expect(writes()).toBe(1);
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Send it again?' })).getByRole('button', { name: 'Send again' }),
    );
    await waitFor(() => expect(writes()).toBe(2));
  });
});
