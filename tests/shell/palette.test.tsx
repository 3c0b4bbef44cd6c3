import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../support/render';

async function search(user: UserEvent, text: string): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Search/ });
  await user.type(field, text);
  return screen.findByRole('listbox');
}

const PATH = '/account_center/secret_key';

describe('KIT-01 the palette', () => {
  it('finds data at the gateway and leads to it by keyboard alone', async () => {
    const { user, history } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'pipeline');
    expect(await within(list).findByRole('option', { name: /AK20260001 · CI pipeline/ })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.search).toBe('?q=AK20260001'));
  });

  it('finds business nodes and leads to their row', async () => {
    const { user, history } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'BN2026-00');
    await waitFor(() =>
      expect(within(list).getAllByRole('option', { name: /BN2026-00.*Business nodes$/ })).toHaveLength(5),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.search).toMatch(/^\?q=BN2026-00/));
  });

  it('finds documents, and offers nothing of screens that the account may not enter', async () => {
    const { user } = await renderScreen('/account_center/account_info', { hasShell: true, persona: 'nodeadmin' });
    const list = await search(user, 'acc');
    expect(await within(list).findByRole('option', { name: /Manage sub-accounts/ })).toBeVisible();
    expect(within(list).queryByRole('option', { name: /Account management/ })).toBeNull();
  });

  it('forgets what an older query found', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'pipeline');
    await within(list).findByRole('option', { name: /CI pipeline/ });
    await user.keyboard('x');
    expect(within(list).queryByRole('option', { name: /CI pipeline/ })).toBeNull();
  });

  it('finds entries of the FAQ, titles first, marks them as Chinese and leads to the answer', async () => {
    const { user, history } = await renderScreen('/help_doc/list', { hasShell: true });
    const list = await search(user, 'ttl');
    const option = await within(list).findByRole('option', { name: /^TTL 的默认值和取值范围是多少？.*FAQ$/ });
    expect(within(option).getByText(/默认值/)).toHaveAttribute('lang', 'zh-CN');
    expect(within(list).getAllByRole('option', { name: /FAQ$/ })).toHaveLength(5);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.pathname).toBe('/common_problem'));
    expect(history.location.search).toBe('?id=ttl-range');
  });

  it('finds no entry of the FAQ for an account that may not read it', async () => {
    const { user } = await renderScreen(PATH, {
      hasShell: true,
      language: 'zh-CN',
      onWorld: (world) => {
        world.persona = { ...world.persona, menus: ['secretKey'] };
      },
    });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: '搜索控制台' }), '故障切换');
    expect(await screen.findByRole('option', { name: /^配置故障切换/ })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});
