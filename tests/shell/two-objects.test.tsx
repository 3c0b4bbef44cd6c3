import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alarmTaskApi } from '@/api/alarm/task';
import { policyApi } from '@/api/business-account/policy';
import { roleApi } from '@/api/business-account/role';
import { pushTaskApi } from '@/api/log/push-task';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { renderScreen } from '../support/render';

const NODES = '/system_settings/node_access_management/business_node_management';
const page = { current: 1, pageSize: 10 };

interface Named {
  id: string;
  name: string;
}

/** Screens of one object by the id in the address, and where their objects come from. */
const SCREENS: [string, (id: string) => string, () => Promise<{ list: readonly Named[] }>][] = [
  ['the network of a node', (id) => `${NODES}/${id}/network`, () => businessNodeApi.list(page)],
  ['an alarm task', (id) => `/alarm/monitoring_alarm/task_management/${id}`, () => alarmTaskApi.list(page)],
  ['a push task', (id) => `/log/push_management/${id}`, () => pushTaskApi.list(page)],
  ['a role', (id) => `/business_account/role_management/${id}`, () => roleApi.list(page)],
  ['a policy', (id) => `/business_account/policy_management/${id}`, () => policyApi.list(page)],
];

const heading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name));

describe('A, then B at the same screen', () => {
  it.each(SCREENS)(
    'REL-12 is headed by the other one, and by the first again on the way back: %s',
    async (_, address, list) => {
      const { history } = await renderScreen('/home');
      const [a, b] = (await list()).list;
      if (!a || !b) throw new Error('needs two');
      await act(async () => history.push(address(a.id)));
      await heading(a.name);
      await act(async () => history.push(address(b.id)));
      await heading(b.name);
      expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(a.name);
      await act(async () => history.back());
      await heading(a.name);
    },
  );
});
