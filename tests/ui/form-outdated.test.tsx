import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { text } from '@/lib/rules/text';
import { Field } from '@/ui/form/field';
import { FormPage } from '@/ui/form/form-page';
import { renderPart } from '../support/render';

const thing = z.object({ name: text(16) });

/** A control that checks the form itself once it is asked, while the check of the submit still waits for its answer. */
function Curious() {
  const form = Form.useFormInstance();
  const [isAsked, setAsked] = useState(false);
  const answer = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isAsked) return;
    void form.validateFields(['name']).catch(() => undefined);
    answer.current?.();
  }, [isAsked, form]);
  const ask = () => {
    if (isAsked) return Promise.resolve();
    setAsked(true);
    return new Promise<void>((resolve) => {
      answer.current = resolve;
    });
  };
  return (
    <Form.Item name="curious" rules={[{ validator: ask }]}>
      <Input aria-label="Curious" />
    </Form.Item>
  );
}

it('a form is sent at the first press, also when a control checks it meanwhile', async () => {
  const sent: unknown[] = [];
  const { user } = await renderPart(
    <FormPage
      permit
      name="thing"
      title="Thing"
      schema={thing}
      initial={{ name: 'one' }}
      onSubmit={async (input) => sent.push(input)}
      back="/things"
      submitText="Create"
    >
      <Field name="name" label="Name">
        <Input />
      </Field>
      <Curious />
    </FormPage>,
  );
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'one' }]));
});
