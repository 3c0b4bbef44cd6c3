import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shareLinkApi } from '@/api/report/share';

import { renderScreen } from '../../support/render';

/** Screens of alarms, reports, logs, messages, intelligence and backup, each with a button that writes. */
const SHARED = [
  ['/alarm/monitoring_alarm/task_management', { 'en-US': 'Create task', 'zh-CN': '新建任务' }],
  ['/alarm/business_report/subscription_task', { 'en-US': 'Create subscription', 'zh-CN': '新建订阅' }],
  ['/log/push_management', { 'en-US': 'Create push task', 'zh-CN': '新建推送任务' }],
  ['/log/export_management/cloud', { 'en-US': 'Create export task', 'zh-CN': '新建导出任务' }],
  ['/message/contact', { 'en-US': 'Add contact', 'zh-CN': '添加联系人' }],
] as const;
/** For who only reads, too: the links to a report that there are, and one's own messages. */
const FOR_ALL = [
  ['/report/monitoring_alarm?id=RP-1-1', { 'en-US': 'Share', 'zh-CN': '分享' }],
  ['/message/all', { 'en-US': 'Mark all as read', 'zh-CN': '全部标为已读' }],
] as const;
const MAIN_ONLY = [
  ['/system_settings/intelligence_source', { 'en-US': 'Create source', 'zh-CN': '新建情报源' }],
  ['/system_settings/config_backup_recovery', { 'en-US': 'Back up now', 'zh-CN': '立即备份' }],
  ['/system_settings/service_provider_management', { 'en-US': 'Add provider', 'zh-CN': '添加服务商' }],
] as const;

const NO_RIGHT = { 'en-US': 'The account has no right to do this', 'zh-CN': '账号没有此操作的权限' } as const;

const TRIAL = {
  'en-US': { run: 'Dry run', week: 'Last 7 days', who: 'Who is notified now', save: 'Save' },
  'zh-CN': { run: '试运行', week: '最近 7 天', who: '当前通知对象', save: '保存' },
} as const;

describe.each(['en-US', 'zh-CN'] as const)('alarms, reports, logs and messages in %s', (language) => {
  it('ALM-02 RPT-01 ALM-06 PUSH-01 EXP-01 MSG-02 CON-01 let an operator write on every screen', async () => {
    const [first, ...rest] = SHARED;
    const { history } = await renderScreen(first[0], { persona: 'operator', language });
    expect(await screen.findByRole('button', { name: first[1][language] })).not.toHaveAttribute('aria-disabled');
    for (const [path, names] of [...rest, ...FOR_ALL]) {
      act(() => history.push(path));
      expect(await screen.findByRole('button', { name: names[language] })).not.toHaveAttribute('aria-disabled');
    }
  });

  it('ALM-02 RPT-01 PUSH-01 EXP-01 CON-01 INT-01 CFG-01 PROV-01 tell who only reads why not', async () => {
    const { history } = await renderScreen('/log/query/all', { persona: 'readonly', language });
    for (const [path, names] of [...SHARED, ...MAIN_ONLY]) {
      act(() => history.push(path));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: names[language] })).toHaveAccessibleDescription(NO_RIGHT[language]),
      );
    }
  });

  it('ALM-06 MSG-02 let who only reads look at the links of a report, make none, and mark his messages', async () => {
    const [share, messages] = FOR_ALL;
    const { history, user } = await renderScreen(share[0], { persona: 'readonly', language });
    await user.click(await screen.findByRole('button', { name: share[1][language] }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(within(drawer).getByText('审计 <b>2026</b>')).toBeVisible());
    const create = within(drawer).getByRole('button', {
      name: { 'en-US': 'Create link', 'zh-CN': '创建链接' }[language],
    });
    expect(create).toHaveAccessibleDescription(NO_RIGHT[language]);
    await expect(shareLinkApi.add({ reportId: 'RP-1-1', days: 7 })).rejects.toThrow(NO_RIGHT[language]);
    act(() => history.push(messages[0]));
    await user.click(await screen.findByRole('button', { name: messages[1][language] }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: messages[1][language] }));
    const none = { 'en-US': 'No unread messages', 'zh-CN': '没有未读消息' }[language];
    expect((await screen.findAllByText(none)).length).toBeGreaterThan(0);
  });

  it('BEY-06 BEY-12 let who only reads try a task and see who would be told, in its form too', async () => {
    const { user } = await renderScreen('/alarm/monitoring_alarm/task_management/AT-203/edit', {
      persona: 'readonly',
      language,
    });
    const { run, week, who, save } = TRIAL[language];
    await user.click(await screen.findByRole('button', { name: run }));
    await user.click(await screen.findByRole('radio', { name: week }));
    await waitFor(() => expect(screen.getByRole('radio', { name: week })).toBeChecked());
    await user.click(screen.getByRole('button', { name: who }));
    expect((await screen.findAllByText(/13620000004/))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: save })).toHaveAccessibleDescription(NO_RIGHT[language]);
  });
});
