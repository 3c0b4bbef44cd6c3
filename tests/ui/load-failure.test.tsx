import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import type { ShowType } from '@/lib/contract/failure';
import { here } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import { useNoticeLog } from '@/ui/feedback/report';
import { LoadFailure } from '@/ui/feedback/states';
import { plan } from '../support/gateway';
import { renderPart } from '../support/render';

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
