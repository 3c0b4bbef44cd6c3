import { addAlarms } from '@mock/alarm/course';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { alarmRecordApi } from '@/api/alarm/record';
import { plan } from '../support/gateway';
import { renderScreen } from '../support/render';

afterEach(() => {
  vi.useRealTimers();
});

const ELSEWHERE = '/account_center/secret_key';
const LIST = '/api/alarm/record/list';
const GOING = { current: 1, pageSize: 1, filters: { status: ['inAlarm'] } };

it.each(['full', 'core'] as const)(
  'counts on every screen the alarms that go on, with a gateway of kind %s',
  async (kind) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, world, history } = await renderScreen(ELSEWHERE, {
      hasShell: true,
      onWorld: (one) => {
        one.gateway = GATEWAY_KINDS[kind];
      },
    });
    const { total } = await alarmRecordApi.list(GOING);
    await screen.findByRole('link', { name: `${total} alarms in progress` });
    addAlarms(world, 500, { from: world.now(), to: world.now() });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await user.click(await screen.findByRole('link', { name: `${total + 500} alarms in progress` }));
    await waitFor(() => expect(history.location.search).toContain('status=inAlarm'));
  },
);

it('claims nothing while the number is not known', async () => {
  await renderScreen(ELSEWHERE, {
    hasShell: true,
    onWorld: (one) => plan(one, { path: LIST, delay: 200 }),
  });
  await screen.findByRole('link', { name: 'Alarms in progress: not counted yet' });
  await screen.findByRole('link', { name: /^\d+ alarms in progress/ });
});

it('keeps its place where no alarm goes on, and says so', async () => {
  await renderScreen(ELSEWHERE, {
    hasShell: true,
    onWorld: (world) =>
      plan(world, { path: LIST, envelope: { code: 20_000, message: '', data: { list: [], total: 0 } }, times: 2 }),
  });
  await screen.findByRole('link', { name: 'No alarms in progress' });
});
