import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alarmTaskApi, alarmTaskInput } from '@/api/alarm/task';
import { plan, signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { choose } from '../../support/select';

const PATH = '/alarm/monitoring_alarm/task_management';

/** Opens the editor of AT-201 with one more filter rule, its field and operator chosen. */
async function ruleWith(field: string, operator: string) {
  const { user } = await renderScreen(`${PATH}/AT-201/edit`);
  const filters = await screen.findByRole('group', { name: 'Data filter rules' });
  await user.click(within(filters).getByRole('button', { name: 'Add' }));
  await choose(user, within(filters).getByRole('combobox', { name: 'Field' }), field);
  await choose(user, within(filters).getByRole('combobox', { name: 'Operator' }), operator);
  const value = await within(filters).findByRole('textbox', { name: /Value/ });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, filters, value, save };
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`).join('\n');

describe('the editor of alarm tasks refuses, beside the field,', () => {
  it('a list without a value, and one of 10,001', async () => {
    const { filters, value, save } = await ruleWith('Domain', 'IN (is one of)');
    await save();
    await waitFor(() => expect(within(filters).getByText(/cannot be empty|enter|select/i)).toBeVisible());
    fireEvent.change(value, { target: { value: lines(10_001) } });
    await waitFor(() => expect(within(filters).getByText('10,001 values')).toBeVisible());
    await waitFor(() => expect(within(filters).getByText(/cannot exceed 10,?000/)).toBeVisible());
    fireEvent.change(value, { target: { value: lines(10_000) } });
    await waitFor(() => expect(within(filters).queryByText(/cannot exceed 10,?000/)).toBeNull());
  });

  it('a text of 501 characters', async () => {
    const { filters, value } = await ruleWith('Note', 'Contains');
    fireEvent.change(value, { target: { value: 'x'.repeat(501) } });
    await waitFor(() => expect(within(filters).getByText(/cannot be longer than 500 characters/)).toBeVisible());
    fireEvent.change(value, { target: { value: 'x'.repeat(500) } });
    await waitFor(() => expect(within(filters).queryByText(/cannot be longer than 500 characters/)).toBeNull());
  });

  it.each([
    ['Latency', 'Equals', 'abc', '“abc” is not a number, and this field holds numbers', '250'],
    ['Latency', 'NOT IN (is none of)', '5\n1e3', '“1e3” is not a number, and this field holds numbers', '5\n6.5'],
    [
      'Client address',
      'Does not equal',
      'ns1',
      '“ns1” is not an IP address, and this field holds addresses',
      '2001:db8::1',
    ],
    [
      'Client address',
      'IN (is one of)',
      '192.0.2.0/24',
      '“192.0.2.0/24” is not an IP address, and this field holds addresses',
      '::1',
    ],
    ['Client address', 'CIDR', '192.0.2.1/24', /bits behind the prefix/, '192.0.2.0/24'],
  ])('a value that the field never has: %s, %s, %j', async (field, operator, wrong, message, right) => {
    const { filters, value } = await ruleWith(field, operator);
    fireEvent.change(value, { target: { value: wrong } });
    await waitFor(() => expect(within(filters).getByText(message)).toBeVisible());
    fireEvent.change(value, { target: { value: right } });
    await waitFor(() => expect(within(filters).queryByText(message)).toBeNull());
  });

  it('no value where the operator takes none, whose field goes', async () => {
    const { user, filters } = await ruleWith('Client address', 'CIDR');
    await choose(user, within(filters).getByRole('combobox', { name: 'Operator' }), 'Is empty');
    await waitFor(() => expect(within(filters).queryByRole('textbox', { name: /Value/ })).toBeNull());
    expect(await screen.findByText('Filter: only data where client address is empty.')).toBeVisible();
  });

  it('windows that overlap, and one that is empty', async () => {
    const { user } = await renderScreen(`${PATH}/AT-208/edit`);
    await user.click(await screen.findByRole('radio', { name: 'Custom' }));
    const windows = await screen.findByRole('group', { name: /Windows|Times/ });
    const add = within(windows).getByRole('button', { name: 'Add' });
    await user.click(add);
    await user.click(add);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(windows).getByText('This time overlaps with an earlier one')).toBeVisible());
    const [from, to] = [within(windows).getAllByLabelText(/From/)[1], within(windows).getAllByLabelText(/^To/)[1]];
    if (from) fireEvent.change(from, { target: { value: '20:00' } });
    if (to) fireEvent.change(to, { target: { value: '20:00' } });
    await waitFor(() => expect(within(windows).getByText('The end must differ from the start')).toBeVisible());
  });

  it('a scene of events without its trigger event', async () => {
    const { user } = await renderScreen(`${PATH}/create`);
    await user.click(await screen.findByRole('radio', { name: /^Domain events/ }));
    await user.click(screen.getByRole('button', { name: 'Create alarm task' }));
    await waitFor(() => expect(screen.getByText('Select the trigger event that this scenario asks for')).toBeVisible());
  });

  it('a scene that was withdrawn after it was chosen', async () => {
    const message = 'The scenario was withdrawn, choose another one';
    const { user } = await renderScreen(`${PATH}/AT-208/edit`, {
      onWorld: (world) =>
        plan(world, {
          path: '/api/alarm/task/update',
          envelope: { code: 60101, message, data: { fields: { sceneId: message } } },
        }),
    });
    const name = await screen.findByRole('textbox', { name: /Task name/ });
    await user.type(name, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(name).toHaveValue('节点磁盘空间不足!');
  });

  it('to overwrite what somebody else saved: base, theirs and mine stand side by side', async () => {
    const { user } = await renderScreen(`${PATH}/AT-208/edit`);
    const name = await screen.findByRole('textbox', { name: /Task name/ });
    await user.clear(name);
    await user.type(name, 'Mine');
    const { status: _, inAlarm: __, updatedAt: ___, ...task } = await alarmTaskApi.get({ id: 'AT-208' });
    await alarmTaskApi.update({ ...task, name: 'Theirs' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog');
    for (const value of ['节点磁盘空间不足', 'Theirs', 'Mine']) expect(dialog).toHaveTextContent(value);
  });
});

describe('the gateway refuses', () => {
  it.each([
    ['cpu', 'equal', { value: 'abc' }],
    ['cpu', 'in', { values: ['5', 'abc'] }],
    ['ip', 'notEqual', { value: 'node-1' }],
    ['role', 'equal', { value: 'nobody' }],
  ] as const)('a rule that can never be met, at its field: %s %s %j', async (field, operator, rest) => {
    signIn();
    const { status: _, inAlarm: __, updatedAt: ___, ...task } = await alarmTaskApi.get({ id: 'AT-208' });
    const given = alarmTaskInput.shape.triggers.parse([{ field, operator, ...rest }]);
    const path = `triggers.0.${'values' in rest ? 'values' : 'value'}`;
    await expect(alarmTaskApi.update({ ...task, triggers: given })).rejects.toMatchObject({
      failure: { fields: { [path]: 'This field never has such a value' } },
    });
  });

  it('to enable a task whose scene was withdrawn, and a new one of such a scene', async () => {
    signIn();
    await expect(alarmTaskApi.enable({ id: 'AT-209' })).rejects.toThrow(/withdrawn/);
    const {
      status: _,
      inAlarm: __,
      updatedAt: ___,
      id: ____,
      version: _____,
      ...task
    } = await alarmTaskApi.get({
      id: 'AT-209',
    });
    await expect(alarmTaskApi.add({ ...task, name: 'Again' })).rejects.toThrow(/withdrawn/);
  });
});
