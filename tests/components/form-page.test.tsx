import { act, screen, waitFor, within } from '@testing-library/react';
import { Button, Form, Input } from 'antd';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chooseLocale } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { ApiError, failure } from '@/lib/contract/failure';
import { saveDrafts } from '@/lib/drafts';
import { crossField } from '@/lib/rules/cross-field';
import { confirmation, password, presentPassword } from '@/lib/rules/password';
import { port } from '@/lib/rules/port';
import { text } from '@/lib/rules/text';
import { username } from '@/lib/rules/username';
import { Field } from '@/ui/form/field';
import { FieldList } from '@/ui/form/field-list';
import { FormPage } from '@/ui/form/form-page';
import { FormSection } from '@/ui/form/form-section';
import { PasswordFields } from '@/ui/form/password-fields';
import { renderPart } from '../support/render';

const account = crossField(
  z.object({
    name: username,
    remark: text(8),
    port,
    password,
    confirm: presentPassword,
    servers: z.array(z.object({ host: text(16) })),
  }),
  (values) => confirmation(values.password, values.confirm, 'confirm'),
);

type Account = z.output<typeof account>;

const SHELL = { permit: true, back: '/accounts', submitText: 'Create' } as const;

/** Fills fields in as a suggestion does. */
function Suggestions() {
  const form = Form.useFormInstance();
  return (
    <>
      <Button onClick={() => form.setFieldValue('port', 53)}>Use DNS</Button>
      <Button onClick={() => form.setFieldsValue({ name: 'alice', port: 53 })}>Use both</Button>
    </>
  );
}

function Page({ onSubmit }: { onSubmit: (input: Account) => Promise<unknown> }) {
  return (
    <FormPage
      {...SHELL}
      name="account"
      title="New account"
      schema={account}
      initial={{ name: '', remark: '', port: '', password: '', confirm: '', servers: [] }}
      onSubmit={onSubmit}
    >
      <FormSection title="Basics">
        <Field name="name" label="Name" check={async (name) => (name === 'taken' ? 'Somebody has this name' : null)}>
          <Input />
        </Field>
        <Field name="remark" label="Remark">
          <Input />
        </Field>
      </FormSection>
      <FormSection title="Ports">
        <Field name="port" label="Port">
          <Input inputMode="numeric" />
        </Field>
        <Suggestions />
      </FormSection>
      <FormSection title="Sign-in">
        <PasswordFields label="Password" name="password" />
      </FormSection>
      <FormSection title="Servers">
        <FieldList name="servers" label="Servers" max={2} fresh={() => ({ host: '' })}>
          <Field name="host" label="Host">
            <Input />
          </Field>
        </FieldList>
      </FormSection>
    </FormPage>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function open(onSubmit: (input: Account) => Promise<unknown> = () => Promise.resolve()) {
  const rendered = await renderPart(<Page onSubmit={onSubmit} />, { at: '/accounts/create' });
  const { user } = rendered;
  const fill = async () => {
    await user.type(box('Name'), 'alice');
    await user.type(box('Remark'), 'x');
    await user.type(box('Port'), '53');
    await user.type(screen.getByLabelText('Password'), 'Abcdef12');
    await user.type(screen.getByLabelText('Confirm password'), 'Abcdef12');
  };
  const create = () => user.click(screen.getByRole('button', { name: 'Create' }));
  return { ...rendered, fill, create };
}

describe('a form page', () => {
  it('VAL-08 says that empty fields are missing, whatever their schema makes of it, and goes to the first', async () => {
    const { create } = await open();
    await create();
    await waitFor(() => expect(screen.getByText('Name cannot be empty')).toBeVisible());
    expect(screen.getByText('Port cannot be empty')).toBeVisible();
    await waitFor(() => expect(box('Name')).toHaveFocus());
  });

  it('counts code points once they come near the limit of the schema, and flags what is too long without cutting it', async () => {
    const { user } = await open();
    expect(screen.queryByText('0 / 8')).toBeNull();
    await user.type(box('Remark'), '😀😀');
    // A limit that is still far is no news.
    expect(screen.queryByText('2 / 8')).toBeNull();
    await user.type(box('Remark'), '1234567');
    expect(screen.getByText('9 / 8')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Remark cannot be longer than 8 characters')).toBeVisible());
    expect(box('Remark')).toHaveValue('😀😀1234567');
  });

  it('keeps the name of its button while it is busy', async () => {
    const { fill, create } = await open(() => new Promise(() => {}));
    await fill();
    await create();
    const button = await screen.findByRole('button', { name: 'Create' });
    await waitFor(() => expect(within(button).getByRole('img', { hidden: true })).toBeVisible());
  });

  const BUSY = 'Saving. This continues when it is done.';

  it('that is left while it is being saved says so, asks nothing, and goes on when it was saved', async () => {
    let end = () => {};
    const { fill, create, history } = await open(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await fill();
    await create();
    act(() => history.push('/elsewhere'));
    await waitFor(() => expect(screen.getByText(BUSY)).toBeVisible());
    expect(history.location.pathname).toBe('/accounts/create');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => end());
    await waitFor(() => expect(history.location.pathname).toBe('/elsewhere'));
  });

  it('that is left while it is being saved stays when it is refused, and says why', async () => {
    let end = (_: Error) => {};
    const { user, fill, create, history } = await open(
      () =>
        new Promise<void>((_, reject) => {
          end = reject;
        }),
    );
    await fill();
    await create();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText(BUSY)).toBeVisible());
    await act(async () => end(new ApiError(failure('business', '60000', { text: 'Not like this' }))));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('Not like this');
    expect(history.location.pathname).toBe('/accounts/create');
    expect(box('Name')).toHaveValue('alice');
  });

  it('that was refused forgets where it was to go: saved again where it stands, it goes where saving leads', async () => {
    const ends: { resolve: () => void; reject: (reason: Error) => void }[] = [];
    const { fill, create, history } = await open(
      () => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })),
    );
    await fill();
    await create();
    act(() => history.push('/elsewhere'));
    await waitFor(() => expect(screen.getByText(BUSY)).toBeVisible());
    await act(async () => ends[0]?.reject(new ApiError(failure('business', '60000', { text: 'Not like this' }))));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not like this'));
    await create();
    await waitFor(() => expect(ends).toHaveLength(2));
    await act(async () => ends[1]?.resolve());
    await waitFor(() => expect(history.location.pathname).toBe('/accounts'));
  });

  it('VAL-07 says again in a new language what its fields complain about', async () => {
    const { user } = await open();
    await user.type(box('Port'), '70000');
    await waitFor(() => expect(screen.getByText('Port format is incorrect')).toBeVisible());
    await act(async () => {
      await loadMessages('zh-CN');
      chooseLocale('zh-CN');
    });
    await waitFor(() => expect(screen.queryByText('Port format is incorrect')).toBeNull());
    expect(screen.getByText(/端口/)).toBeVisible();
  });

  it('VAL-01 follows the typing of a password and checks the repetition again when the first changes', async () => {
    const { user, fill } = await open();
    expect(screen.getByText('Use 8 to 16 characters').parentElement).toHaveTextContent('(not met)');
    await fill();
    expect(screen.getByText('Use 8 to 16 characters').parentElement).toHaveTextContent('(met)');
    await user.type(screen.getByLabelText('Password'), 'X');
    await waitFor(() => expect(screen.getByText('Password is inconsistent, please re-enter')).toBeVisible());
  });

  it('does not complain about a repetition that nobody has come to yet', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Password'), 'Abcdef12');
    await user.tab();
    expect(screen.queryByText('Confirm password cannot be empty')).toBeNull();
  });

  it('lets a secret be looked at and pasted, and names it for password managers', async () => {
    const { user } = await open();
    const field = screen.getByLabelText('Password');
    await user.click(field);
    await user.paste('Abcdef12');
    expect(field).toHaveValue('Abcdef12');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await user.click(screen.getAllByRole('button', { name: 'Show the text' })[0] ?? field);
    expect(field).toHaveAttribute('type', 'text');
  });

  it('asks the server about a name when the field is left', async () => {
    const { user } = await open();
    await user.type(box('Name'), 'taken');
    await user.tab();
    await waitFor(() => expect(screen.getByText('Somebody has this name')).toBeVisible());
  });

  it('puts a refusal on its field, the rest into the alert, and keeps the input', async () => {
    const { fill, create } = await open(() =>
      Promise.reject(
        new ApiError(failure('business', '60000', { text: 'Not like this', fields: { remark: 'No', other: 'Hm' } })),
      ),
    );
    await fill();
    await create();
    await waitFor(() => expect(screen.getByText('No')).toBeVisible());
    expect(screen.getByRole('alert')).toHaveTextContent('Not like this');
    await waitFor(() => expect(box('Remark')).toHaveFocus());
    expect(box('Name')).toHaveValue('alice');
  });

  it('says in the alert what the schema refuses and no field on screen shows', async () => {
    const strict = z.object({ name: z.string(), hidden: z.string() });
    const { user } = await renderPart(
      <FormPage
        {...SHELL}
        name="strict"
        title="Strict"
        schema={strict}
        initial={{ name: 'a' }}
        onSubmit={() => Promise.reject(new Error('nothing may be sent'))}
      >
        <Field name="name" label="Name">
          <Input />
        </Field>
      </FormPage>,
    );
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/hidden/));
    expect(screen.getByText('Data verify failure, please check and submit again!')).toBeVisible();
  });

  it('submits a list of entries and goes back without asking', async () => {
    const sent: Account[] = [];
    const { user, fill, create, history } = await open(async (input) => sent.push(input));
    await fill();
    const add = screen.getByRole('button', { name: /Add/ });
    await user.dblClick(add);
    expect(add).toHaveAccessibleDescription('The item count of Servers cannot exceed 2');
    for (const next of [() => screen.getByRole('button', { name: 'Remove entry 1' }), () => add]) {
      await user.click(screen.getByRole('button', { name: 'Remove entry 1' }));
      expect(next()).toHaveFocus();
    }
    await user.click(add);
    await create();
    await waitFor(() => expect(screen.getByText('Host cannot be empty')).toBeVisible());
    await user.type(box('Host'), 'ns1');
    await create();
    await waitFor(() => expect(history.location.pathname).toBe('/accounts'));
    expect(sent).toEqual([expect.objectContaining({ name: 'alice', port: 53, servers: [{ host: 'ns1' }] })]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks once before unsaved input is lost, and leaves when told to', async () => {
    const { user, history } = await open();
    await user.type(box('Name'), 'a');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
    expect(history.location.pathname).toBe('/accounts/create');
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(history.location.pathname).toBe('/accounts'));
  });

  it.each(['Use DNS', 'Use both'])('asks before what the button “%s” filled in is lost', async (suggestion) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: suggestion }));
    expect(box('Port')).toHaveValue('53');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Discard unsaved changes?' })).toBeVisible());
  });

  it('drafts what was entered, but never a secret', async () => {
    const { fill } = await open();
    await fill();
    saveDrafts();
    const stored = JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('alice');
    expect(stored).not.toContain('Abcdef12');
  });

  it('leads to its sections from the side', async () => {
    const { user } = await open();
    const index = screen.getByRole('navigation', { name: 'On this page' });
    await user.click(within(index).getByRole('button', { name: 'Servers' }));
    expect(screen.getByRole('heading', { name: 'Servers' })).toHaveFocus();
  });
});
