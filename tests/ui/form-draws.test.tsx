import { screen } from '@testing-library/react';
import { Input } from 'antd';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { text } from '@/lib/rules/text';
import { Field } from '@/ui/form/field';
import { FormPage } from '@/ui/form/form-page';
import { renderPart } from '../support/render';

it('draws no other field again when the first key makes the form unsaved', async () => {
  const drawn = vi.fn();
  const { user } = await renderPart(
    <FormPage
      permit
      back="/accounts"
      submitText="Create"
      name="probe"
      title="Probe"
      schema={z.object({ typed: text(8), shown: text(8) })}
      initial={{ typed: '', shown: 'as before' }}
      onSubmit={() => Promise.resolve()}
    >
      <Field name="typed" label="Typed">
        <Input />
      </Field>
      <Profiler id="shown" onRender={drawn}>
        <Field name="shown" label="Shown">
          <Input />
        </Field>
      </Profiler>
    </FormPage>,
  );
  await screen.findByDisplayValue('as before');
  drawn.mockClear();
  await user.type(screen.getByRole('textbox', { name: 'Typed' }), 'a');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('dialog', { name: 'Discard unsaved changes?' })).toBeInTheDocument();
  expect(drawn).not.toHaveBeenCalled();
});
