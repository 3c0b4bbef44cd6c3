import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ddiNodeApi } from '@/api/system-settings/ddi-node';
import { watchReplies } from '../shell/form-hands';
import { plan, signIn } from '../support/gateway';
import { renderScreen } from '../support/render';

const LIST = '/system_settings/node_access_management/ddi_node_management';
const UPDATE = '/api/dcomm/ddiNode/update';

describe('GATE-03 a choice that the console does not know', () => {
  it('stands in a form as a choice of its own and goes back as it came', async () => {
    signIn();
    const { list } = await ddiNodeApi.list({ current: 1, pageSize: 1 });
    const [node] = list;
    const { replies, stop } = watchReplies();
    const { user } = await renderScreen(`${LIST}?panel=edit&item=${node?.id}`, {
      onWorld: (world) => {
        const data = { ...node, type: 'quorum' };
        plan(world, { path: '/api/dcomm/ddiNode/get', times: 9, envelope: { code: 20000, message: '', data } });
        plan(world, { path: UPDATE, envelope: { code: 20000, message: '', data: {} } });
      },
    });
    expect(await screen.findByText('quorum')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(replies.find(({ path }) => path === UPDATE)?.body).toContain('"type":"quorum"'));
    stop();
  });
});
