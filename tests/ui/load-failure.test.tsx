import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import type { ShowType } from '@/lib/contract/failure';
import { here } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import { useNoticeLog } from '@/ui/feedback/report';
import { LoadFailure } from '@/ui/feedback/states';
import { plan, server } from '../support/gateway';
import { renderPart, renderScreen } from '../support/render';
import { findRow } from '../support/table';

const LIST = '/api/acm/secretKey/list';

function Part() {
  const { data, failure, reload } = useLoad(secretKeyApi.list, { current: 1, pageSize: 10 });
  const { notices: log } = useNoticeLog();
  return (
    <>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {data && <p>{data.total} keys</p>}
      <ul aria-label="Log">
        {log.map(({ id, kind, title, detail }) => (
          <li key={id}>{`${kind} ${title} ${detail}`}</li>
        ))}
      </ul>
    </>
  );
}

/** A part whose load was refused with a showType: its alert, and what the notice log holds. */
async function refused(showType: ShowType, times = 1) {
  const { user } = await renderPart(<Part />, {
    onWorld: (world) => {
      const envelope = { code: 60005, message: 'Not now', showType, data: null };
      plan(world, { path: LIST, times, envelope });
    },
  });
  const alert = await screen.findByRole('alert');
  const notices = () =>
    within(screen.getByRole('list', { name: 'Log' }))
      .queryAllByRole('listitem')
      .map((one) => one.textContent);
  return { user, alert, notices };
}

it('a silent refusal says that there is no data, without the words of the gateway, and can be tried again', async () => {
  const { user, alert, notices } = await refused(0);
  expect(alert).toHaveTextContent(/^No dataRetry$/);
  expect(notices()).toEqual([]);
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText(/\d+ keys/)).toBeVisible());
});

it('a silent refusal of what is shown already says nothing, and the rows stay', async () => {
  const { user, world } = await renderScreen('/account_center/secret_key');
  await findRow({ 'Key ID': 'AK20260001' });
  plan(world, { path: LIST, envelope: { code: 60005, message: 'Not now', showType: 0, data: null } });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(world.faults.map(({ times }) => times)).toEqual([0]));
  await waitFor(() => expect(screen.getByRole('table').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
  await findRow({ 'Key ID': 'AK20260001' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a load whose second proof is canceled is not loaded, and no failure to report', async () => {
  const proof = { code: 40114, message: 'protected', data: null };
  const { user } = await renderScreen('/account_center/secret_key', {
    hasShell: true,
    onWorld: (world) => plan(world, { path: LIST, envelope: proof }),
  });
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Not loaded')).toBeVisible();
  expect(screen.queryByText(/Request error/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  // The gateway asks until it is proved: Retry is a new question, and its proof brings the rows.
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const again = await screen.findByRole('dialog');
  await user.type(await within(again).findByLabelText(/password/i), 'Console#2026');
  await user.click(within(again).getByRole('button', { name: 'Verify' }));
  await findRow({ 'Key ID': 'AK20260001' });
  expect(screen.queryByText('Not loaded')).toBeNull();
});

it('a warning is one, in its place, and no other is an alarm besides', async () => {
  const { alert, notices } = await refused(1);
  expect(alert).toHaveTextContent('Not now');
  expect(alert.querySelector('[data-icon="warning"]')).not.toBeNull();
  expect(notices()).toEqual([]);
});

it('an error stands in its place only', async () => {
  const { alert, notices } = await refused(2);
  expect(alert).toHaveTextContent('Not now');
  expect(alert.querySelector('[data-icon="warning"]')).toBeNull();
  expect(notices()).toEqual([]);
});

it('a notification comes once besides, its code over its words', async () => {
  const { alert, notices } = await refused(4);
  expect(alert).toHaveTextContent('Not now');
  await waitFor(() => expect(notices()).toEqual(['error 60005 Not now']));
});

it('a refusal that asks for the error page leads there', async () => {
  await refused(9);
  await waitFor(() => expect(here().pathname).toBe('/exception'));
  expect(here().search).toContain('errorCode=60005');
});

it('names the request of a server that broke, for whoever reads its log', async () => {
  const broken = () => new HttpResponse(null, { status: 503, headers: { 'X-Request-Id': 'req-9' } });
  await renderPart(<Part />, { onWorld: () => server.use(http.post(`*${LIST}`, broken)) });
  expect(await screen.findByRole('alert')).toHaveTextContent('(request req-9)');
});
