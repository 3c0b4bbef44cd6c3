import { screen } from '@testing-library/react';
import { Input } from 'antd';
import type { ComponentProps } from 'react';
import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { text } from '@/lib/rules/text';
import { formOf } from '@/ui/form/form-of';
import { FormPanel } from '@/ui/form/form-panel';
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
  expect(await screen.findByText('Called one more')).toBeVisible();
});
