import { screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiError, failure } from '@/lib/contract/failure';
import { optional } from '@/lib/rules/optional';
import { text } from '@/lib/rules/text';
import { FoldedSection } from '@/ui/form/folded-section';
import { formOf } from '@/ui/form/form-of';
import { FormPanel } from '@/ui/form/form-panel';
import { renderPart } from '../support/render';

const schema = z.object({ name: text(8), company: optional(text(8)), region: optional(text(8)) });
const { Field } = formOf(schema);

const render = (initial: Partial<z.input<typeof schema>>, onSubmit = () => Promise.resolve<unknown>(undefined)) =>
  renderPart(
    <FormPanel name="who" version={1} schema={schema} initial={initial} permit submitText="Save" onSubmit={onSubmit}>
      <Field name="name" label="Name">
        <Input />
      </Field>
      <FoldedSection title="Company" about="Legal name, region" names={['company', 'region']}>
        <Field name="company" label="Legal name">
          <Input />
        </Field>
        <Field name="region" label="Region">
          <Input />
        </Field>
      </FoldedSection>
    </FormPanel>,
  );

const fold = () => screen.getByRole('group', { name: 'Company' });
const box = (name: string) => screen.getByLabelText(name);

describe('fields that are folded', () => {
  it('are behind one line that says what is inside, and stay in sight once one has a value', async () => {
    const { user } = await render({ name: 'ns1' });
    expect(fold()).not.toHaveAttribute('open');
    expect(screen.getByText('Legal name, region')).toBeVisible();
    await user.click(screen.getByText('Company'));
    expect(fold()).toHaveAttribute('open');
    expect(screen.queryByText('Legal name, region')).toBeNull();
    await user.type(box('Region'), 'x');
    await user.click(screen.getByText('Company'));
    expect(fold()).toHaveAttribute('open');
    // Nothing folds under who empties it.
    await user.clear(box('Region'));
    expect(fold()).toHaveAttribute('open');
    await user.click(screen.getByText('Company'));
    expect(fold()).not.toHaveAttribute('open');
  });

  it('are in sight from the start where one has a value', async () => {
    await render({ name: 'ns1', region: 'east' });
    expect(fold()).toHaveAttribute('open');
  });

  it('come into sight with what the gateway refuses, which takes the focus', async () => {
    const refusal = new ApiError(failure('business', '60001', { fields: { region: 'No such region' } }));
    const { user } = await render({ name: 'ns1' }, () => Promise.reject(refusal));
    await user.type(box('Name'), '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('No such region')).toBeVisible());
    expect(fold()).toHaveAttribute('open');
    await waitFor(() => expect(box('Region')).toHaveFocus());
  });
});
