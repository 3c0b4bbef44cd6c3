import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttonsOf, isForbidden } from '../../support/forbidden';
import { renderScreen } from '../../support/render';

const SYSTEM = '/system_settings';
const SOURCES = `${SYSTEM}/intelligence_source`;

/** The screens of the platform that an operator has no line for in the menu, each with what it writes. */
const OWN = [
  {
    path: `${SYSTEM}/data_storage`,
    title: { 'en-US': 'Data storage', 'zh-CN': '数据存储' },
    buttons: { 'en-US': ['Settings'], 'zh-CN': ['设置'] },
  },
  {
    path: `${SYSTEM}/personalize_settings`,
    title: { 'en-US': 'Personalization', 'zh-CN': '个性化设置' },
    buttons: { 'en-US': ['Save'], 'zh-CN': ['保存'] },
  },
  {
    path: `${SYSTEM}/config_backup_recovery`,
    title: { 'en-US': 'Backup & recovery', 'zh-CN': '配置备份与恢复' },
    buttons: { 'en-US': ['Back up now', 'Recover configuration'], 'zh-CN': ['立即备份', '恢复配置'] },
  },
] as const;

/** What is done to sources: it may create none, and run and export those that are there. */
const OF_SOURCES = {
  'en-US': { create: 'Create source', others: ['Export local intelligence', 'Run now'] },
  'zh-CN': { create: '新建情报源', others: ['导出本地情报', '立即执行'] },
} as const;
const REFUSED = { 'en-US': 'No permission', 'zh-CN': '没有权限' } as const;

const isFirstForbidden = async (name: string) => isForbidden((await buttonsOf(name))[0]);

describe.each(['en-US', 'zh-CN'] as const)('the platform side in %s', (language) => {
  it('INT-01 CFG-01 CFG-02 STOR-01 PERS-01 lets the main account write on every screen', async () => {
    const { history } = await renderScreen(SOURCES, { language });
    const { create, others } = OF_SOURCES[language];
    for (const name of [create, ...others]) expect(await isFirstForbidden(name), name).toBe(false);
    for (const { path, buttons } of OWN) {
      act(() => history.push(path));
      for (const name of buttons[language]) expect(await isFirstForbidden(name), name).toBe(false);
    }
  });

  it('INT-01 CFG-01 CFG-02 STOR-01 PERS-01 shows an operator the sources alone, and says which screen is refused', async () => {
    const { history } = await renderScreen(SOURCES, { persona: 'operator', language, hasShell: true });
    const { create, others } = OF_SOURCES[language];
    expect(await isFirstForbidden(create)).toBe(true);
    for (const name of others) expect(await isFirstForbidden(name), name).toBe(false);
    const menu = within(screen.getByRole('navigation', { name: language === 'zh-CN' ? '主菜单' : 'Main menu' }));
    for (const { path, title } of OWN) {
      expect(menu.queryByText(title[language])).toBeNull();
      act(() => history.push(path));
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(title[language]));
      expect(screen.getByRole('main')).toHaveTextContent(REFUSED[language]);
      expect(screen.getByRole('main')).toHaveTextContent('acme');
    }
  });
});
