import { act, screen, waitFor, within } from '@testing-library/react';
import { Button } from 'antd';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { logApi } from '@/api/log/query';
import { History } from '@/components/history/history';
import { loadMessages } from '@/i18n/messages';
import { markMissing } from '@/lib/contract/offered';
import { server } from '../support/gateway';
import { renderPart } from '../support/render';

const KEY = 'AK20260001';

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <History kind="secretKey" id={KEY} /> : <Button onClick={() => setOpen(true)}>Open</Button>;
}

const lines = () => within(screen.getByRole('list', { name: 'History' })).getAllByRole('button', { name: 'Details' });

/** The history of a key that was switched off and on again 20 times; gives the calls that it makes. */
async function open() {
  await loadMessages('en-US', ['components/log']);
  const { user } = await renderPart(<Opened />);
  await act(async () => {
    for (let round = 0; round < 20; round += 1) {
      await secretKeyApi.disable({ id: KEY });
      await secretKeyApi.enable({ id: KEY });
    }
  });
  const asked: string[] = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(lines()).toHaveLength(10));
  return { user, asked };
}

it('a history asks twice, for its entries and for what they changed, and its button says how many more it shows', async () => {
  const { user, asked } = await open();
  const changes = () => screen.getAllByRole('region', { name: 'Changes' });
  await waitFor(() => expect(changes()).toHaveLength(10));
  expect(changes()[0]).toHaveTextContent('DisabledEnabled');
  expect(asked).toEqual([logApi.listOperation.path, logApi.getMany.path]);
  const more = screen.getByRole('button', { name: /^Show \d+ earlier$/ });
  const count = Number(/\d+/.exec(more.textContent ?? '')?.[0]);
  await user.click(more);
  await waitFor(() => expect(lines()).toHaveLength(10 + count));
  await waitFor(() => expect(changes()).toHaveLength(10 + count));
  expect(asked).toHaveLength(4);
});

it('a history is there, without what was changed, where the gateway does not keep that', async () => {
  markMissing('history');
  const { asked } = await open();
  expect(asked).toEqual([logApi.listOperation.path]);
});

it('a history that the gateway cuts says so, and leads to the log of the object', async () => {
  const { user } = await open();
  const { list, total } = await logApi.listOperation({
    current: 1,
    pageSize: 20,
    filters: { kind: ['secretKey'], objectId: [KEY] },
  });
  server.use(
    http.post('*/api/log/query/listOperation', () =>
      HttpResponse.json({ code: 20000, message: '', data: { list, total } }),
    ),
  );
  await user.click(screen.getByRole('button', { name: /^Show \d+ earlier$/ }));
  await waitFor(() => expect(screen.getByText(`The newest 20 of ${total} entries are shown here.`)).toBeVisible());
  expect(screen.queryByRole('button', { name: /earlier$/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See all in the operation log' })).toHaveAttribute(
    'href',
    `/log/query/operation?kind=secretKey&objectId=${KEY}`,
  );
});
