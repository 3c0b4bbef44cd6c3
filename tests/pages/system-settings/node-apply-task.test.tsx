import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { ApplyTask } from '@/pages/system-settings/node-network/review/apply-task';
import { renderPart } from '../../support/render';
import { watchWire, wire } from '../../support/wire';

const ID = 'BN2026-0001';
const changes = [
  {
    section: 'dns' as const,
    key: '',
    before: { servers: '192.0.2.53\n2001:db8:1::53' },
    after: { servers: '192.0.2.54' },
  },
];

const nothing = () => undefined;

/** Applies without a countdown and follows the task. */
function Applied() {
  const [taskId, setTask] = useState('');
  const apply = () =>
    nodeNetworkApi.apply({ id: ID, version: 1, changes, isGuarded: false }).then((task) => setTask(task.taskId));
  if (taskId === '') return <button type="button" onClick={() => void apply()} aria-label="Go" />;
  return <ApplyTask nodeId={ID} taskId={taskId} onEnd={nothing} />;
}

watchWire();
afterEach(() => vi.useRealTimers());

it('BEY-02 asks no more about a task that has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPart(<Applied />, {
    at: `/system_settings/node_access_management/business_node_management/${ID}/network`,
  });
  act(() => screen.getByRole('button', { name: 'Go' }).click());
  await screen.findByText('Changes kept');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  wire.clear();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(wire.paths()).not.toContain('/api/dcomm/nodeNetwork/getTask');
});
