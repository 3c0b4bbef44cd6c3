import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TrialDialog } from '@/components/trial/trial-dialog';
import { loadMessages } from '@/i18n/messages';
import { plan, server, worlds } from '../../support/gateway';
import { renderPart, renderScreen } from '../../support/render';

const PATH = '/anonymous/trial_application';

async function fill({ user }: Awaited<ReturnType<typeof renderScreen>>, phone = '13800138000') {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Li Wei');
  await user.type(screen.getByRole('textbox', { name: 'Company' }), 'Acme');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), phone);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'li.wei@acme.example');
}

describe('trial application', () => {
  it('has a way back to the console', async () => {
    await renderScreen(PATH);
    expect(await screen.findByRole('link', { name: 'Open the console' })).toHaveAttribute('href', '/');
  });

  it('begins in its first field, as every form does', async () => {
    await renderScreen(PATH);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });

  it('repeats the promise after it was sent, and there is no form left to send twice', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => calls.push(new URL(request.url).pathname));
    worlds.anonymous.faults.push({ path: '/api/acm/trial/add', times: 1, delay: 50 });
    const rendered = await renderScreen(`${PATH}?product=dns`);
    await fill(rendered);
    await rendered.user.tripleClick(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The application was sent' })).toBeVisible());
    const announced = screen.getAllByRole('status').map((one) => one.textContent);
    expect(announced.join()).toContain('An advisor will contact you within 1 to 3 working days.');
    expect(calls.filter((path) => path === '/api/acm/trial/add')).toHaveLength(1);
    expect(screen.queryByRole('textbox')).toBeNull();
    server.events.removeAllListeners();
  });

  it('names each missing field and sends nothing', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    for (const label of ['Name', 'Company', 'Phone', 'Email', 'Product to try']) {
      await waitFor(() => expect(screen.getByText(`${label} cannot be empty`)).toBeVisible());
    }
    expect(screen.queryByText('Remark cannot be empty')).toBeNull();
  });

  it('flags a phone number that is none and keeps the rest of the input', async () => {
    const rendered = await renderScreen(`${PATH}?product=dns`);
    await fill(rendered, '12345');
    await rendered.user.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(screen.getByText(/phone.*format/i)).toBeVisible());
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Acme');
  });

  it('puts the refusal of a product that cannot be tried on its field', async () => {
    const rendered = await renderScreen(`${PATH}?product=unknown`);
    await fill(rendered);
    await rendered.user.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(screen.getByText('The request does not meet the requirements')).toBeVisible());
  });
});

const REFUSAL = { code: 60001, message: 'Only one application a day' };

it.each([
  ['words of the gateway', { envelope: REFUSAL }, REFUSAL.message],
  [
    'the error page asked for, which an anonymous screen has not',
    { envelope: { ...REFUSAL, showType: 9 } },
    REFUSAL.message,
  ],
  ['a fault of the server', { status: 500 }, /server/i],
])('says beside its button why the whole application was refused: %s', async (_, fault, text) => {
  const rendered = await renderScreen(`${PATH}?product=dns`);
  await fill(rendered);
  worlds.anonymous.faults.push({ path: '/api/acm/trial/add', times: 1, ...fault });
  await rendered.user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Acme');
});

it('HOME-04 the dialog of the home says why an application was refused', async () => {
  await loadMessages('en-US', ['components/trial-application-form']);
  const rendered = await renderPart(<TrialDialog product="dns" onClose={() => undefined} />, {
    onWorld: (world) => plan(world, { path: '/api/acm/trial/add', envelope: REFUSAL }),
  });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Acme Operations');
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Acme Example Ltd.');
  expect(screen.getByRole('textbox', { name: 'Phone' })).not.toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveValue('');
  await rendered.user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(REFUSAL.message);
});

it('HOME-04 the dialog of the home is empty where the account says nothing of itself', async () => {
  await loadMessages('en-US', ['components/trial-application-form']);
  await renderPart(<TrialDialog product="dns" onClose={() => undefined} />, {
    onWorld: (world) => plan(world, { path: '/api/acm/account/getOwn', status: 503 }),
  });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
});

it('HOME-04 the dialog of the home asks before it closes over what was typed', async () => {
  await loadMessages('en-US', ['components/trial-application-form']);
  const onClose = vi.fn();
  const { user } = await renderPart(<TrialDialog product="dns" onClose={onClose} />);
  await user.click(await screen.findByRole('textbox', { name: 'Name' }));
  await user.paste('Li Wei');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
