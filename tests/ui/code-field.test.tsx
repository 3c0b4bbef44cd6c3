import { screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { email } from '@/lib/rules/contact';
import { CodeField } from '@/ui/form/code-field';
import { Field } from '@/ui/form/field';
import { FormDrawer } from '@/ui/form/form-drawer';
import { renderPart } from '../support/render';

const schema = z.object({ email, code: z.string().min(1) });

const drawer = (purpose: string, send: (target: string) => Promise<{ resendAfter: number }>) => (
  <FormDrawer
    permit
    name="bind"
    title="Bind e-mail"
    schema={schema}
    onSubmit={() => Promise.resolve()}
    onClose={() => {}}
  >
    <Field name="email" label="E-mail">
      <Input />
    </Field>
    <CodeField name="code" purpose={purpose} target="email" send={send} />
  </FormDrawer>
);

it('sends a code to a right address only, and not a second one before the countdown is over', async () => {
  const targets: string[] = [];
  const send = async (target: string) => {
    targets.push(target);
    return { resendAfter: 60 };
  };
  const { user } = await renderPart(drawer('bind-a', send));
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(screen.getByText('Email format is incorrect')).toBeVisible());
  expect(targets).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), '@acme.example');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled());
  expect(targets).toEqual(['nobody@acme.example']);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Verification code' })).toHaveFocus());
});

it('still counts down when its form is opened again', async () => {
  await renderPart(drawer('bind-a', async () => ({ resendAfter: 60 })));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled());
});
