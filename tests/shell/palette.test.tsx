import { accountsOf } from '@mock/business-account/account-rows';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pinyinOf } from '@/layouts/palette/pinyin';
import { markMissing } from '@/lib/contract/offered';
import { plan, server } from '../support/gateway';
import { renderScreen } from '../support/render';

/** Puts a text in place of what stands in the field, at once: what each key shows is asked by one test alone. */
async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.tripleClick(field);
  await user.paste(text);
}

async function search(user: UserEvent, text: string): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}');
  await enter(user, await screen.findByRole('combobox', { name: /^(Search|搜索)/ }), text);
  return screen.findByRole('listbox');
}

const PATH = '/account_center/secret_key';

describe('KIT-01 the palette', () => {
  it('finds data at the gateway and leads to it by keyboard alone', async () => {
    const { user, history } = await renderScreen(PATH, { hasShell: true });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search the console' });
    await user.keyboard('pipeline');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getByRole('option', { name: /^AK20260001 · CI pipeline/ })).toBeVisible());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.search).toBe('?q=AK20260001'));
  });

  it('says what can be done to what is found only for its whole name or the verb', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'zone');
    await within(list).findByRole('option', { name: /^AK20260003/ });
    expect(within(list).queryByRole('option', { name: /AK20260003.*Enable|^Enable/ })).toBeNull();
    await enter(user, screen.getByRole('combobox', { name: 'Search the console' }), 'AK20260003');
    expect(await within(list).findByRole('option', { name: /^Enable AK20260003/ })).toBeVisible();
  });

  it('says in which language a screen has what was typed, and what merely has the word after what was found', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true, language: 'zh-CN' });
    const list = await search(user, 'node');
    const screens = await within(list).findByRole('option', { name: /^边缘节点管理 Edge nodes/ });
    expect(within(screens).getAllByText('Edge nodes')[0]).toHaveAttribute('lang', 'en-US');
    const account = await within(list).findByRole('option', { name: /^acme-nodes/ });
    const action = await within(list).findByRole('option', { name: /^添加边缘节点/ });
    const order = within(list).getAllByRole('option');
    expect(order.indexOf(screens)).toBeLessThan(order.indexOf(account));
    expect(order.indexOf(account)).toBeLessThan(order.indexOf(action));
  });

  it('keeps the mark on the chosen option when a slow answer comes in above it, and Enter is for that one', async () => {
    const { user, history } = await renderScreen(PATH, { hasShell: true });
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    server.use(http.post('*/api/acm/subAccount/list', () => held.then(() => undefined)));
    const list = await search(user, 'zone');
    const chosen = await within(list).findByRole('option', { name: /^AK20260003/ });
    for (let step = 0; step === 0 || (step < 30 && chosen.getAttribute('aria-selected') !== 'true'); step += 1)
      await user.keyboard('{ArrowDown}');
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    letIn();
    await within(list).findByRole('option', { name: /^zone-editor/ });
    expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('AK20260003');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.search).toBe('?q=AK20260003'));
  });

  it('marks the best option until the arrows are used, also when that comes late', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    server.use(http.post('*/api/acm/subAccount/list', () => held.then(() => undefined)));
    const list = await search(user, 'zone');
    await within(list).findByRole('option', { name: /^AK20260003/ });
    expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    letIn();
    const account = await within(list).findByRole('option', { name: /^zone-editor/ });
    expect(within(list).getAllByRole('option')[0]).toBe(account);
    expect(account).toHaveAttribute('aria-selected', 'true');
  });

  it('says what it could not search beside what it found, and Retry asks that alone', async () => {
    const { user } = await renderScreen(PATH, {
      hasShell: true,
      onWorld: (world) => plan(world, { path: '/api/acm/subAccount/list', status: 503 }),
    });
    const list = await search(user, 'operator');
    const missed = await screen.findByText('Could not search: Sub-accounts');
    await user.click(within(missed.parentElement ?? list).getByRole('button', { name: 'Retry' }));
    expect(await within(list).findByRole('option', { name: /^acme-operator/ })).toBeVisible();
    expect(screen.queryByText(/^Could not search/)).toBeNull();
    expect(screen.getByRole('combobox', { name: /^Search/ })).toHaveFocus();
  });

  it('never says that nothing matches where nothing could be asked, and takes no more than a keyword', async () => {
    const { user, world } = await renderScreen(PATH, { hasShell: true });
    plan(world, { path: '/api/', times: 99, drop: true });
    await search(user, 'zzqx');
    await screen.findByText(/^Could not search: .*Sub-accounts/);
    expect(screen.queryByText('No match')).toBeNull();
    expect(screen.getByRole('combobox', { name: /^Search/ })).toHaveAttribute('maxlength', '256');
  });

  it('finds business nodes and leads to their row', async () => {
    const { user, history } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'BN2026-00');
    await waitFor(() =>
      expect(within(list).getAllByRole('option', { name: /BN2026-00.*Business nodes$/ })).toHaveLength(3),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.search).toMatch(/^\?q=BN2026-00/));
  });

  it('finds alarms, and leads to the alarm itself', async () => {
    const { user, history } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'AL-');
    const found = await within(list).findAllByRole('option', { name: /AL-.*Alarm list$/ });
    const name = found[0]?.textContent ?? '';
    await user.click(found[0] ?? list);
    await waitFor(() => expect(history.location.pathname).toMatch(/^\/alarm\/monitoring_alarm\/list\/AL/));
    expect(name).toContain(history.location.pathname.split('/').at(-1));
  });

  it('shows of what was found by another text what it is, and where it stands to the last word', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'nodes');
    const change = await within(list).findByRole('option', { name: /^Shanghai core · acme-nodes · SA-\d+/ });
    expect(within(change).getByText('nodes')).toBeVisible();
    expect(within(change).getByText('Scheduled changes')).toBeVisible();
    expect(change).toHaveTextContent('System settings / Business nodes / Scheduled changes');
  });

  it('finds documents, and offers nothing of screens that the account may not enter', async () => {
    const { user } = await renderScreen('/account_center/account_info', { hasShell: true, persona: 'nodeadmin' });
    const list = await search(user, 'acc');
    await waitFor(() => expect(within(list).getByRole('option', { name: /Manage sub-accounts/ })).toBeVisible());
    expect(within(list).queryByRole('option', { name: /Sub-accounts/ })).toBeNull();
  });

  it('forgets what an older query found', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'pipeline');
    await within(list).findByRole('option', { name: /CI pipeline/ });
    await user.keyboard('x');
    expect(within(list).queryByRole('option', { name: /CI pipeline/ })).toBeNull();
  });

  it('finds entries of the FAQ, titles first, marks their language and leads to the answer', async () => {
    const { user, history } = await renderScreen('/help_doc/list', { hasShell: true });
    const list = await search(user, 'ttl');
    const option = await within(list).findByRole('option', { name: /^What are the default TTL.*FAQ$/ });
    for (const label of within(option).getAllByText(/What are the default/))
      expect(label).toHaveAttribute('lang', 'en-US');
    expect(within(list).getAllByRole('option', { name: /FAQ$/ })).toHaveLength(5);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.pathname).toBe('/common_problem'));
    expect(history.location.search).toBe('?id=ttl-range');
  });

  it('shows of the help the line with the word, where the title has it not', async () => {
    const { user } = await renderScreen('/alarm/monitoring_alarm/list', { hasShell: true, language: 'zh-CN' });
    const list = await search(user, '停用');
    await within(list).findByRole('option', { name: /^即将到期/ });
    for (const option of within(list).getAllByRole('option', { name: /(文档中心|常见问题)$/ }))
      expect(option).toHaveTextContent('停用');
  });

  it('finds no entry of the FAQ for an account that may not read it', async () => {
    const { user } = await renderScreen(PATH, {
      hasShell: true,
      language: 'zh-CN',
      onWorld: (world) => {
        world.persona = { ...world.persona, menus: ['secretKey'] };
      },
    });
    await search(user, '故障切换');
    await waitFor(() => expect(screen.getByRole('option', { name: /^配置故障切换/ })).toBeVisible());
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('finds screens with a parent and tabs, by pinyin too, and says where each stands', async () => {
    const { user, history } = await renderScreen(PATH, { hasShell: true, language: 'zh-CN' });
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: '搜索控制台' });
    await enter(user, field, 'peie');
    expect(screen.getByRole('option', { name: /^配额/ })).toHaveTextContent('费用');
    await enter(user, field, 'dlaq');
    expect(screen.getByRole('option', { name: /^登录安全/ })).toHaveTextContent('账号 / 账号安全');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.search).toBe('?tab=loginSecurity'));
  });

  it('offers no tab that the gateway has nothing for', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    act(() => markMissing('alarmGroups'));
    const list = await search(user, 'alarms by');
    await waitFor(() => expect(within(list).queryByRole('option', { name: /^Alarms by (task|source)/ })).toBeNull());
    const field = screen.getByRole('combobox', { name: /^Search/ });
    await enter(user, field, 'intelligence lookup');
    expect(await screen.findByRole('option', { name: /^Intelligence lookup/ })).toBeVisible();
    await user.keyboard('{Escape}');
    act(() => markMissing('intelLookup'));
    await search(user, 'intelligence lookup');
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Intelligence lookup/ })).toBeNull());
  });

  it('offers what can be done as far as the account may, in a group of its own', async () => {
    const { user, history } = await renderScreen('/console', { hasShell: true });
    const list = await search(user, 'create key');
    expect(within(list).getByText('Actions')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(`${history.location.pathname}${history.location.search}`).toBe(`${PATH}?panel=create`));
  });

  it('copies the link to the page that it was opened on', async () => {
    const { user } = await renderScreen(`${PATH}?status=disabled`, { hasShell: true });
    await user.click(
      await within(await search(user, 'copy link')).findByRole('option', { name: /^Copy link to this/ }),
    );
    await waitFor(() => expect(screen.getByText('Link copied')).toBeVisible());
    expect(await navigator.clipboard.readText()).toMatch(/secret_key\?status=disabled&tz=[\w%+-]+$/);
  });

  it('speaks the other language when that is chosen, found by what it is', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    await user.click(
      await within(await search(user, 'language')).findByRole('option', { name: /^Switch language to Chinese/ }),
    );
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
    expect(await screen.findByRole('heading', { level: 1, name: '密钥管理' })).toBeVisible();
  });

  it('finds every language by its names, and says before the choice which one the console will speak', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'farsi');
    const farsi = await within(list).findByRole('option', { name: /^Switch language to .فارسی/ });
    expect(farsi).toHaveTextContent('Not translated yet, shown in Chinese');
    const field = screen.getByRole('combobox', { name: /^Search the/ });
    await user.clear(field);
    expect(within(list).queryByRole('option', { name: /Deutsch/ })).toBeNull();
    await enter(user, field, 'english');
    const british = await within(list).findByRole('option', { name: /^Switch language to English \(UK\)/ });
    expect(british).not.toHaveTextContent('Not translated');
    await enter(user, field, 'deutsch');
    await user.click(await within(list).findByRole('option', { name: /^Switch language to Deutsch/ }));
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
  });

  it.each(['language', 'english', 'sign out', 'logout'])('finds by %s what it is in Chinese too', async (word) => {
    const { user } = await renderScreen(PATH, { hasShell: true, language: 'zh-CN' });
    await search(user, word);
    const name = word === 'language' || word === 'english' ? /^切换语言为英文/ : /^退出/;
    expect(await screen.findByRole('option', { name })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^切换语言：English(?! \(UK)/ })).toBeNull();
  });

  it.each(['logout', 'sign out', '登出'])('finds signing out by the word %s', async (word) => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    expect(await within(await search(user, word)).findByRole('option', { name: /^Log Out/ })).toBeVisible();
  });

  it('offers a reader nothing that he may not do', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true, persona: 'readonly' });
    const list = await search(user, 'AK90020001');
    await waitFor(() => expect(within(list).getByRole('option', { name: /^AK90020001/ })).toBeVisible());
    expect(within(list).queryByRole('option', { name: /^Disable/ })).toBeNull();
    const field = screen.getByRole('combobox', { name: /^Search the/ });
    await enter(user, field, 'create key');
    expect(within(list).queryByRole('option', { name: /^Create key/ })).toBeNull();
  });

  it('offers what can be done to few hits, and among many the hits alone', async () => {
    const { user } = await renderScreen('/console', { hasShell: true });
    const list = await search(user, 'AK2026000');
    await within(list).findByRole('option', { name: /^AK20260003/ });
    expect(within(list).queryByRole('option', { name: /^(Disable|Enable) AK/ })).toBeNull();
  });

  it('disables a key that it found, names it, and Undo puts it back', async () => {
    const { user } = await renderScreen('/console', { hasShell: true });
    const list = await search(user, 'AK20260001');
    await user.click(await within(list).findByRole('option', { name: /^Disable AK20260001/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Disable key AK20260001?' });
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(screen.getByText('Key AK20260001 disabled')).toBeVisible());
    // A notice goes by itself; the log keeps it, with the way to its object and the way back.
    await user.click(screen.getByRole('button', { name: 'Notice log' }));
    const log = await screen.findByRole('dialog', { name: 'Notice log' });
    expect(within(log).getByRole('link', { name: 'Key AK20260001 disabled' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=AK20260001'),
    );
    await user.click(within(log).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(within(log).getByRole('link', { name: 'Key AK20260001 enabled' })).toBeVisible());
    expect(within(log).queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says that it searches as long as an answer is on its way, and leads to all that a list holds', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'zzqq');
    expect(screen.getByText('Searching')).toBeVisible();
    await waitFor(() => expect(screen.getByText('No match')).toBeVisible());
    const field = screen.getByRole('combobox', { name: /^Search the/ });
    await enter(user, field, 'BN2026-00');
    await waitFor(() =>
      expect(within(list).getByRole('option', { name: /^All \d+ results .*Business nodes$/ })).toBeVisible(),
    );
  });

  it('names first the screen that begins with the word, then those of the menu, and none that needs an object', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'node');
    await within(list).findByText('Sub-accounts', { selector: '.pick-list-group' });
    const labels = within(list)
      .getAllByRole('option')
      .map((option) => option.textContent ?? '');
    expect(labels[0]).toMatch(/^Node software/);
    expect(labels.slice(0, 4).map((label) => / nodes|^Node software/.test(label))).toEqual([true, true, true, true]);
    expect(labels.filter((label) => /^(Basic configuration|Resources and services)/.test(label))).toEqual([]);
  });

  it('takes words one by one, a verb among them, and what a screen is called besides its title', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'lock operator');
    expect(await within(list).findByRole('option', { name: /^Lock acme-operator/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const field = screen.getByRole('combobox', { name: /^Search/ });
    await enter(user, field, 'pipeline ci');
    expect(await within(list).findByRole('option', { name: /^AK20260001 · CI pipeline/ })).toBeVisible();
    await enter(user, field, 'delete key');
    expect(within(list).getByRole('option', { name: /^Secret keys · Delete key/ })).toBeVisible();
    await enter(user, field, 'bgp');
    expect(within(list).getByRole('option', { name: /^Business nodes · BGP/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(await within(list).findByRole('option', { name: /^Change the network of a node/ })).toBeVisible();
  });

  it('offers to look in the handbook and the logs where nothing is found', async () => {
    const { user, history } = await renderScreen(PATH, { hasShell: true });
    const list = await search(user, 'zzqq');
    expect(await within(list).findByText('No match')).toBeVisible();
    const [logs, guide] = within(list).getAllByRole('option');
    expect(logs).toHaveAccessibleName('Search the logs for “zzqq”');
    expect(logs).toHaveAttribute('aria-selected', 'true');
    expect(guide).toHaveAccessibleName('Search the user guide for “zzqq”');
    await user.click(within(list).getByRole('option', { name: 'Search the logs for “zzqq”' }));
    await waitFor(() => expect(history.location.pathname + history.location.search).toBe('/log/query/all?q=zzqq'));
  });

  it('leads on to the list where more have one of the words than it looked through', async () => {
    const { user, history } = await renderScreen(PATH, {
      hasShell: true,
      onWorld: (world) => {
        const [one] = accountsOf(world).rows;
        if (!one) throw new Error('the seed has accounts');
        for (let more = 0; more < 60; more += 1)
          accountsOf(world).add({ ...one, id: `A-many-${more}`, name: `manyfold-${more}` });
      },
    });
    const list = await search(user, 'manyfold other');
    await user.click(await within(list).findByRole('option', { name: /^All 60 results .*Sub-accounts$/ }));
    await waitFor(() => expect(history.location.search).toBe('?q=manyfold'));
  });

  it('closes by the keys that opened it', async () => {
    const { user } = await renderScreen(PATH, { hasShell: true });
    await search(user, 'x');
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Search the/ })).toBeNull());
  });
});

it('knows the pinyin of every character that the palette offers by itself', async () => {
  const routes = (await import('@locales/zh-CN/routes')).default;
  const palette = (await import('@locales/zh-CN/components/palette')).default;
  const unknown = Object.values({ ...routes, ...palette }).flatMap((title) =>
    [...title].filter((one) => /\p{sc=Han}/u.test(one) && pinyinOf(one).whole === ''),
  );
  expect([...new Set(unknown)]).toEqual([]);
  expect(pinyinOf('密钥管理')).toEqual({ whole: 'miyaoguanli', initials: 'mygl' });
});
