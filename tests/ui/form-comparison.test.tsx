import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiError, failure } from '@/lib/contract/failure';
import { saveDrafts } from '@/lib/drafts';
import { orEmpty } from '@/lib/rules/optional';
import { secret } from '@/lib/rules/secret';
import { text } from '@/lib/rules/text';
import { both } from '@/ui/data/both';
import type { Loaded } from '@/ui/data/use-load';
import { SecretInput } from '@/ui/feedback/secret-input';
import { Field } from '@/ui/form/field';
import { FieldList } from '@/ui/form/field-list';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { renderPart } from '../support/render';

const schema = z.object({
  name: text(16),
  type: z.enum(['a', 'b']),
  key: orEmpty(secret(text(16))),
  servers: z.array(z.object({ host: text(16) })),
});
type Input_ = z.output<typeof schema>;
type Stored = Input_ & { version: number };

const BEGUN: Stored = { version: 1, name: 'one', type: 'a', key: '', servers: [{ host: 'ns1' }] };
let stored = BEGUN;
const sent: Stored[] = [];

/** What an operator's screen does with a gateway that refuses a stale version. */
function Editor({ name = 'thing' }: { name?: string }) {
  const [data, setData] = useState(stored);
  const [isOpen, setOpen] = useState(true);
  const loaded: Loaded<Stored> = {
    data,
    failure: null,
    isLoading: false,
    at: 0,
    reload: () => setData(stored),
  };
  if (!isOpen) return <p>Closed</p>;
  return (
    <LoadedDrawer title="Edit" loaded={loaded} onClose={() => {}}>
      {({ version, ...initial }) => (
        <FormDrawer
          permit
          name={name}
          title="Edit"
          schema={schema}
          initial={initial}
          onSubmit={async (input) => {
            if (version !== stored.version)
              throw new ApiError(failure('business', '60002', { text: 'Somebody else changed this' }));
            sent.push({ ...input, version });
            stored = { ...input, version: version + 1 };
          }}
          onClose={() => setOpen(false)}
        >
          <Field name="name" label="Name">
            <Input />
          </Field>
          <Field name="type" label="Type">
            <Select options={['a', 'b'].map((value) => ({ value, label: `Type ${value.toUpperCase()}` }))} />
          </Field>
          <Field name="key" label="Key">
            <SecretInput autoComplete="off" />
          </Field>
          <FieldList name="servers" label="Servers" max={4} fresh={() => ({ host: '' })}>
            <Field name="host" label="Host">
              <Input />
            </Field>
          </FieldList>
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}

const save = async () => act(async () => screen.getByRole('button', { name: 'Save' }).click());
const dialog = () => screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' });
const row = async (name: string) => within(await dialog()).getByRole('group', { name });

async function open(change: Partial<Stored> = {}) {
  stored = BEGUN;
  sent.length = 0;
  const { user } = await renderPart(<Editor />);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' mine');
  stored = { ...BEGUN, version: 2, ...change };
  return user;
}

describe('a save that is refused since somebody else was faster', () => {
  it('puts mine, theirs and the beginning side by side; what was chosen is saved against the new version', async () => {
    const user = await open({ type: 'b', servers: [{ host: 'ns1' }, { host: 'ns2' }] });
    await save();
    expect(within(await row('Name')).getByRole('radio', { name: 'Yours' })).toBeChecked();
    expect(await row('Name')).toHaveTextContent('one mine');
    expect(within(await row('Type')).getByRole('radio', { name: 'Stored now' })).toBeChecked();
    expect(await row('Type')).toHaveTextContent('When you beganType AStored nowType BYoursType A');
    expect(await row('Servers')).toHaveTextContent('Host ns1Host ns2');
    await user.click(within(await row('Servers')).getByRole('radio', { name: 'Yours' }));
    await user.click(screen.getByRole('button', { name: 'Use these values' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Somebody/ })).toBeNull());
    // What led to the comparison is gone with it; the first of what was chosen is where one goes on.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    expect(sent).toEqual([]);
    await save();
    await waitFor(() => expect(screen.getByText('Closed')).toBeVisible());
    expect(sent).toEqual([{ version: 2, name: 'one mine', type: 'b', key: '', servers: [{ host: 'ns1' }] }]);
  });

  it('lets nobody pass a field that both changed without a choice, and keeps the input when the choice waits', async () => {
    const user = await open({ name: 'theirs' });
    await save();
    expect(within(await dialog()).getByRole('button', { name: 'Use these values' })).toBeDisabled();
    expect(within(await dialog()).getByText('1 field to choose')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('one mine'));
    await save();
    await user.click(within(await row('Name')).getByRole('radio', { name: 'Stored now' }));
    await user.click(screen.getByRole('button', { name: 'Use these values' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('theirs'));
    expect(sent).toEqual([]);
  });

  it('says so where none of the fields is concerned, and goes on against the new version', async () => {
    await open();
    await save();
    await waitFor(() => expect(screen.getByText(/changed other fields\. Save again/)).toBeVisible());
    await save();
    await waitFor(() => expect(sent).toEqual([{ ...BEGUN, version: 2, name: 'one mine' }]));
  });
});

const named = schema.pick({ name: true });
const LIMITS: Loaded<{ most: number }> = {
  data: { most: 4 },
  failure: null,
  isLoading: false,
  at: 0,
  reload: () => {},
};

function TwoLoads() {
  const [data, setData] = useState(stored);
  const one: Loaded<Stored> = { data, failure: null, isLoading: false, at: 0, reload: () => setData(stored) };
  return (
    <LoadedDrawer title="Edit" loaded={both(one, LIMITS)} onClose={() => {}}>
      {([{ version, name }, { most }]) => (
        <FormDrawer
          name="two"
          title="Edit"
          schema={named}
          initial={{ name }}
          permit
          onSubmit={async () => {
            if (version !== stored.version)
              throw new ApiError(failure('business', '60002', { text: 'Somebody else changed this' }));
          }}
          onClose={() => {}}
        >
          <Field name="name" label="Name" help={`At most ${most}`}>
            <Input />
          </Field>
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}

describe('a form of two loads', () => {
  it('knows the version of what it changes, and compares after a stale save', async () => {
    stored = BEGUN;
    const { user } = await renderPart(<TwoLoads />);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' mine');
    stored = { ...BEGUN, version: 2, name: 'theirs' };
    await save();
    expect(await row('Name')).toHaveTextContent('Stored nowtheirs');
  });
});

const kinds = z.object({
  follows: z.boolean(),
  isOn: z.boolean(),
  at: z.number(),
  zone: z.string(),
  users: z.array(z.object({ user: text(16), key: orEmpty(secret(text(16))) })),
});
const OLD = { follows: true, isOn: true, at: 1, zone: 'a', users: [{ user: 'one', key: '' }] };
const NEW = { follows: false, isOn: false, at: 2, zone: 'b', users: [{ user: 'two', key: '' }] };

function Control({ value, unit }: { value?: unknown; unit: string }) {
  return (
    <b>
      {String(value)} {unit}
    </b>
  );
}
Control.read = (value: unknown, { unit }: { unit: string }) => `${value} ${unit}`;

function Kinds() {
  const [data, setData] = useState({ version: 1, ...OLD });
  const loaded: Loaded<typeof data> = {
    data,
    failure: null,
    isLoading: false,
    at: 0,
    reload: () => setData({ version: 2, ...NEW }),
  };
  return (
    <LoadedDrawer title="Edit" loaded={loaded} onClose={() => {}}>
      {({ version, ...initial }) => (
        <FormDrawer
          permit
          name="kinds"
          title="Edit"
          schema={kinds}
          initial={initial}
          onSubmit={async () => {
            if (version === 1) throw new ApiError(failure('business', '60002', { text: 'Somebody else changed this' }));
          }}
          onClose={() => {}}
        >
          <Field name="follows" label="Follows">
            <Radio.Group
              options={[
                { value: true, label: 'The role' },
                { value: false, label: 'Nobody' },
              ]}
            />
          </Field>
          <Field name="isOn" label="On" valueProp="checked">
            <input type="checkbox" />
          </Field>
          <Field name="at" label="At">
            <Control unit="o’clock" />
          </Field>
          <Field name="zone" label="Zone" read={(value) => `zone ${value}`}>
            <Select
              options={[
                { label: 'Some', options: [{ value: 'a', label: 'A' }] },
                { label: 'Others', options: [{ value: 'b', label: 'B' }] },
              ]}
            />
          </Field>
          <FieldList name="users" label="Users" max={2} fresh={() => ({})}>
            <Field name="user" label="User">
              <Input />
            </Field>
            <Field name="key" label="Key">
              <SecretInput autoComplete="off" />
            </Field>
          </FieldList>
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}

describe('a value of each kind', () => {
  it('reads by its choice, its control or its field, and a secret by nothing; none is drawn as a control', async () => {
    const { user } = await renderPart(<Kinds />);
    await user.type(await screen.findByLabelText('Key'), 'mine');
    await save();
    const compared = within(await dialog());
    const group = (name: string) => compared.getByRole('group', { name }).textContent;
    expect(['Follows', 'On', 'At', 'Zone', 'Users'].map(group)).toEqual([
      'FollowsWhen you beganThe roleStored nowNobodyYoursThe role',
      'OnWhen you beganYesStored nowNoYoursYes',
      'AtWhen you began1 o’clockStored now2 o’clockYours1 o’clock',
      'ZoneWhen you beganzone aStored nowzone bYourszone a',
      'UsersWhen you beganUser oneStored nowUser twoYoursUser oneKey Entered, not shown',
    ]);
    for (const role of ['checkbox', 'combobox', 'textbox']) expect(compared.queryAllByRole(role)).toEqual([]);
  });
});

describe('a draft', () => {
  it('of the same version is back at once, with what was touched only', async () => {
    const user = await open();
    await user.type(screen.getByLabelText('Key'), 's3cr3t');
    saveDrafts();
    cleanup();
    expect(sessionStorage.getItem('draft:A-main:thing')).not.toMatch(/ns1|s3cr3t/);
    stored = { ...BEGUN };
    await renderPart(<Editor />);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('one mine'));
    expect(screen.getByText(/Your unsaved input is back/)).toBeVisible();
  });

  it('that comes back over a newer version is compared with it: nothing of the other operator is lost', async () => {
    await open();
    saveDrafts();
    cleanup();
    stored = { ...BEGUN, version: 2, type: 'b', servers: [] };
    const { user } = await renderPart(<Editor />);
    expect(within(await row('Name')).getByRole('radio', { name: 'Yours' })).toBeChecked();
    expect(within(await dialog()).queryByRole('group', { name: 'Type' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use these values' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('one mine'));
    await save();
    await waitFor(() => expect(sent).toEqual([{ version: 2, name: 'one mine', type: 'b', key: '', servers: [] }]));
  });
});
