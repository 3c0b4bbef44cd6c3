import { act, screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { text } from '@/lib/rules/text';
import { Field } from '@/ui/form/field';
import { FormPanel } from '@/ui/form/form-panel';
import { renderPart } from '../support/render';

const schema = z.object({ footer: text(64) });

interface Stored {
  footer: string;
  version: number;
  name?: string;
}

let meanwhile: (stored: Stored) => void = () => {};

/** Settings as a screen shows them: what is stored may change under the form. */
function Settings({ sent }: { sent: unknown[] }) {
  const [stored, setStored] = useState<Stored>({ footer: 'first', version: 1 });
  meanwhile = setStored;
  return (
    <FormPanel
      permit
      name={stored.name ?? 'settings'}
      schema={schema}
      initial={{ footer: stored.footer }}
      version={stored.version}
      submitText="Save"
      onSubmit={async ({ footer }) => {
        sent.push({ footer, version: stored.version });
        setStored({ footer, version: stored.version + 1 });
      }}
    >
      <Field name="footer" label="Footer">
        <Input />
      </Field>
    </FormPanel>
  );
}

async function open() {
  const sent: unknown[] = [];
  const rendered = await renderPart(<Settings sent={sent} />);
  return { ...rendered, sent, field: () => screen.getByRole('textbox', { name: 'Footer' }) };
}

describe('a form that stays', () => {
  it('shows what somebody else saved while nothing is typed', async () => {
    const { field } = await open();
    act(() => meanwhile({ footer: 'theirs', version: 2 }));
    expect(field()).toHaveValue('theirs');
  });

  it('keeps what is typed when somebody else saves meanwhile, and sends it with the version it was made from', async () => {
    const { user, sent, field } = await open();
    await user.type(field(), ' of mine');
    act(() => meanwhile({ footer: 'theirs', version: 2 }));
    expect(field()).toHaveValue('first of mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ footer: 'first of mine', version: 1 }]));
  });

  it('goes on from the new version after it was saved', async () => {
    const { user, sent, field } = await open();
    for (const more of [' a', ' b']) {
      await user.type(field(), more);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    }
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { footer: 'first a', version: 1 },
      { footer: 'first a b', version: 2 },
    ]);
  });

  it('is another form for another object, though it comes in the same version', async () => {
    const { user, field } = await open();
    await user.type(field(), ' of mine');
    act(() => meanwhile({ footer: 'other', version: 1, name: 'other' }));
    expect(field()).toHaveValue('other');
  });

  it('leaves the focus on its button when the saved version takes the place of the form', async () => {
    const { user, field } = await open();
    await user.type(field(), ' a');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });
});
