import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type LogStorage, storageInput } from '@/api/system-settings/data-storage';
import { shareOf, stateOf } from '@/pages/system-settings/data-storage/model';
import { plan } from '../../support/gateway';
import { type Rendered, renderScreen } from '../../support/render';

const PATH = '/system_settings/data_storage';
const NAME = 'Authoritative DNS logs';
const card = () => screen.findByRole('region', { name: NAME });

async function retention({ user }: Rendered, days: string) {
  const drawer = await screen.findByRole('dialog', { name: `Settings of ${NAME}` });
  const field = within(drawer).getByRole('textbox', { name: 'Retention' });
  await user.clear(field);
  await user.type(field, days);
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  return drawer;
}

async function open(options = {}) {
  const rendered = await renderScreen(PATH, { hasShell: true, ...options });
  await rendered.user.click(within(await card()).getByRole('button', { name: `Settings of ${NAME}` }));
  return rendered;
}

describe('data storage', () => {
  it('shows size, capacity and settings of each type, with the figures of its chart as a table', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    const log = await card();
    expect(log).toHaveTextContent('378 GB');
    expect(log).toHaveTextContent('of 500 GB');
    expect(log).toHaveTextContent('90 days');
    await user.click(within(log).getByRole('button', { name: 'Show table' }));
    expect(within(log).getAllByRole('row')).toHaveLength(31);
    // What was empty for a month has no chart of nothing.
    const threats = screen.getByRole('region', { name: 'Security threat logs' });
    expect(within(threats).getAllByText('No logs yet').length).toBe(2);
    expect(within(threats).queryByRole('button', { name: 'Show table' })).toBeNull();
  });

  it('names what a shorter retention deletes before it saves, and gives it up with nothing lost', async () => {
    const rendered = await open();
    const drawer = await retention(rendered, '30');
    const question = await screen.findByRole('dialog', { name: new RegExp(`Keep ${NAME} for 30 days only`) });
    expect(question).toHaveTextContent('60 days of logs');
    expect(question).toHaveTextContent('252 GB');
    await rendered.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(within(drawer).getByRole('textbox', { name: 'Retention' })).toHaveValue('30');
    await rendered.user.click(within(drawer).getByRole('button', { name: 'Save' }));
    await rendered.user.click(await screen.findByRole('button', { name: 'Delete and save' }));
    await waitFor(async () => expect(await card()).toHaveTextContent('126 GB'));
  });

  it('saves a longer retention without a question', async () => {
    const rendered = await open();
    await retention(rendered, '120');
    await waitFor(async () => expect(await card()).toHaveTextContent('120 days'));
  });

  it('refuses days beyond the limits of the gateway at the field', async () => {
    const rendered = await open();
    const drawer = await retention(rendered, '6');
    await waitFor(() => expect(within(drawer).getByRole('textbox', { name: 'Retention' })).toBeInvalid());
  });

  it('keeps what was entered when somebody else was faster', async () => {
    const rendered = await open({
      onWorld: (world: Rendered['world']) =>
        plan(world, {
          path: '/api/sys/storage/update',
          envelope: { code: 60002, message: 'Somebody else changed this', data: null },
        }),
    });
    const drawer = await retention(rendered, '200');
    await waitFor(() => expect(within(drawer).getByText('Somebody else changed this')).toBeVisible());
    expect(within(drawer).getByRole('textbox', { name: 'Retention' })).toHaveValue('200');
  });

  it('offers no settings to whom it does not belong', async () => {
    await renderScreen(PATH, { hasShell: true, persona: 'readonly' });
    const button = within(await card()).getByRole('button', { name: `Settings of ${NAME}` });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});

const log = (used: number): LogStorage => ({
  type: 'alarm',
  used,
  capacity: 100,
  oldestAt: null,
  retentionDays: 7,
  threshold: 80,
  limits: { retentionDays: [7, 365], threshold: [50, 95] },
  history: [],
  version: 1,
});

it.each([
  [79, 'normal'],
  [80, 'near'],
  [94.9, 'near'],
  [95, 'full'],
])('%d of 100 is %s', (used, state) => expect(stateOf(log(used))).toBe(state));

it('a type without capacity takes no share of it', () =>
  expect(shareOf({ used: 1, capacity: 0, threshold: 80 })).toBe(0));

it.each([
  ['7', '50', true],
  ['365', '95', true],
  ['6', '50', false],
  ['366', '50', false],
  ['7', '49', false],
  ['7', '96', false],
  ['7.5', '50', false],
])('%s days and %s per cent within the limits: %s', (retentionDays, threshold, isGood) => {
  expect(storageInput(log(0).limits).safeParse({ retentionDays, threshold }).success).toBe(isGood);
});
