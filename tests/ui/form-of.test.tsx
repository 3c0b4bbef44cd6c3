import { screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod';
import { text } from '@/lib/rules/text';
import { Field as AnyField } from '@/ui/form/field';
import { FieldList } from '@/ui/form/field-list';
import { formOf } from '@/ui/form/form-of';
import { FormPanel } from '@/ui/form/form-panel';
import { listOf } from '@/ui/form/list-of';
import { renderPart } from '../support/render';

const schema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('a'), name: text(16), basic: z.object({ days: z.number(), tags: z.array(z.string()) }) }),
  z.object({ type: z.literal('b'), name: text(16), host: text(16) }),
]);
const { Field, useValue } = formOf(schema);
type Name = ComponentProps<typeof Field>['name'];

function Fields() {
  const name = useValue('name');
  const days = useValue(['basic', 'days']);
  const tags = useValue(['basic', 'tags']);
  expectTypeOf(name).toEqualTypeOf<string | undefined>();
  expectTypeOf(days).toEqualTypeOf<number | undefined>();
  expectTypeOf(tags).toEqualTypeOf<string[] | undefined>();
  expectTypeOf<'host'>().toExtend<Name>();
  expectTypeOf<readonly ['basic', 'days']>().toExtend<Name>();
  expectTypeOf<'nmae'>().not.toExtend<Name>();
  expectTypeOf<readonly ['basic', 'day']>().not.toExtend<Name>();
  return (
    <>
      <Field name="name" label="Name">
        <Input />
      </Field>
      <p>Called {name}</p>
    </>
  );
}

it('a form knows its fields by its schema, and shows what stands in them while it is typed', async () => {
  const { user } = await renderPart(
    <FormPanel
      permit
      name="typed"
      schema={schema}
      initial={{ type: 'a', name: 'one', basic: { days: 3, tags: [] } }}
      submitText="Save"
      onSubmit={async () => {}}
    >
      <Fields />
    </FormPanel>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' more');
  await waitFor(() => expect(screen.getByText('Called one more')).toBeVisible());
});

const rule = z.object({ kind: z.enum(['ip', 'any']), value: text(16) });
const listSchema = (most: number) => z.object({ rules: z.array(rule).max(most) });
const Rules = listOf(listSchema, 'rules');
const Rule = formOf(rule);

function RuleFields() {
  const kind = Rule.useValue('kind');
  expectTypeOf(kind).toEqualTypeOf<'ip' | 'any' | undefined>();
  expectTypeOf<{ kind: 'ip' }>().toExtend<ReturnType<ComponentProps<typeof Rules>['fresh']>>();
  expectTypeOf<{ kind: 'all' }>().not.toExtend<ReturnType<ComponentProps<typeof Rules>['fresh']>>();
  return (
    <>
      <Rule.Field name="value" label="Value">
        <Input />
      </Rule.Field>
      <p>Of kind {kind}</p>
    </>
  );
}

const inForm = (children: ReactNode) =>
  renderPart(
    <FormPanel
      name="entries"
      schema={listSchema(2)}
      initial={{ rules: [{ kind: 'any', value: 'x' }] }}
      permit
      submitText="Save"
      onSubmit={async () => {}}
    >
      {children}
    </FormPanel>,
  );

it('an entry of a list knows its own fields, and what stands in them', async () => {
  const { user } = await inForm(
    <Rules label="Rules" max={2} fresh={() => ({ kind: 'ip' })}>
      <RuleFields />
    </Rules>,
  );
  expect(screen.getByText('Of kind any')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getByText('Of kind ip')).toBeVisible());
  expect(screen.getAllByRole('textbox', { name: 'Value' })).toHaveLength(2);
});

const MISSPELLED = {
  field: (
    <AnyField name="rulse" label="Rules">
      <Input />
    </AnyField>
  ),
  list: (
    <FieldList name="rulse" label="Rules" max={2} fresh={() => ({})}>
      <Input />
    </FieldList>
  ),
};

it.each(['field', 'list'] as const)(
  'a %s that the schema does not know is refused while it is being built',
  async (kind) => {
    // React tells of what a component threw.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(inForm(MISSPELLED[kind])).rejects.toThrow('has no “rulse”');
  },
);
