import { act, screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { loadMessages } from '@/i18n/messages';
import { ApiError, failure } from '@/lib/contract/failure';
import { text } from '@/lib/rules/text';
import { Field } from '@/ui/form/field';
import { StepsPage } from '@/ui/form/steps-page';
import { renderPart } from '../support/render';

const schema = z.object({ name: text(8), address: text(16) });

const field = (name: 'name' | 'address', label: string) => (
  <Field name={name} label={label}>
    <Input />
  </Field>
);

async function render(onSubmit: (input: z.output<typeof schema>) => Promise<unknown>, at = '/nodes/create') {
  // They come with the route of a form in steps.
  await loadMessages('en-US', ['components/step-summary']);
  return renderPart(
    <StepsPage
      permit
      name="node"
      title="New node"
      schema={schema}
      initial={{ name: '', address: '' }}
      steps={[
        { key: 'name', title: 'Name it', content: field('name', 'Name') },
        { key: 'place', title: 'Place it', content: field('address', 'Address') },
      ]}
      onSubmit={onSubmit}
      back="/nodes"
      submitText="Create"
    />,
    { at },
  );
}

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

describe('a form in steps', () => {
  it('goes on only with a step that is right, and Back keeps what was entered', async () => {
    const { user } = await render(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByText('Name cannot be empty')).toBeVisible());
    expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull();
    await user.type(box('Name'), 'ns1{Enter}');
    await user.type(await screen.findByRole('textbox', { name: /^Address/ }), '192.0.2.1');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(box('Name')).toHaveValue('ns1');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(box('Address')).toHaveValue('192.0.2.1'));
  });

  it('opens the step of a field that the gateway refuses', async () => {
    const refusal = new ApiError(failure('business', '60001', { fields: { name: 'The name is in use' } }));
    const { user } = await render(() => Promise.reject(refusal));
    await user.type(box('Name'), 'ns1{Enter}');
    await user.type(await screen.findByRole('textbox', { name: /^Address/ }), '192.0.2.1{Enter}');
    await waitFor(() => expect(screen.getByText('The name is in use')).toBeVisible());
    await waitFor(() => expect(box('Name')).toHaveFocus());
  });

  it('stands in the address: Back is a step back and Forward a step on, with what was entered and no question', async () => {
    const { user, history } = await render(() => Promise.resolve());
    await user.type(box('Name'), 'ns1{Enter}');
    await user.type(await screen.findByRole('textbox', { name: /^Address/ }), '192.0.2.1');
    expect(history.location.search).toBe('?step=place');
    await act(async () => history.back());
    await waitFor(() => expect(box('Name')).toHaveValue('ns1'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull();
    await act(async () => history.forward());
    await waitFor(() => expect(box('Address')).toHaveValue('192.0.2.1'));
    expect(screen.getByRole('region', { name: 'Place it' })).toHaveFocus();
    // The button goes the same way: there is no second first step behind.
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(history.index).toBe(0);
    // What is not a step is asked about as ever.
    await act(async () => history.push('/elsewhere'));
    await screen.findByRole('dialog');
    expect(history.location.pathname).toBe('/nodes/create');
  });

  it.each(['?step=place', '?step=gone'])('opened at %s begins with the step that can be filled in', async (search) => {
    const { history } = await render(() => Promise.resolve(), `/nodes/create${search}`);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toBeVisible());
    expect(history.location.search).toBe('');
  });

  it('submits all steps together and leaves', async () => {
    const sent: unknown[] = [];
    const { user, history } = await render(async (input) => sent.push(input));
    await user.type(box('Name'), 'ns1{Enter}');
    await user.type(await screen.findByRole('textbox', { name: /^Address/ }), '192.0.2.1{Enter}');
    await waitFor(() => expect(history.location.pathname).toBe('/nodes'));
    expect(sent).toEqual([{ name: 'ns1', address: '192.0.2.1' }]);
  });
});
