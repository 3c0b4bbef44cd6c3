import { messages as gatewayTexts } from '@mock/runtime/messages';
import type { Fault } from '@mock/runtime/world';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CODES, type CodeName } from '@/api/codes';
import type { Language } from '@/i18n/language';
import { type MessageId, messagesOf } from '@/i18n/messages';
import { plan, worlds } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

/** The words of a message in the language at hand, its values put in. */
type Say = (id: MessageId, values?: Readonly<Record<string, string>>) => string;

interface Entry {
  /** The words of the specification (spec 8), in English. */
  english: string;
  /** The console's own words for the same. */
  chinese: string;
  /** Where they stand: a message of the console, or the gateway's word for a code. */
  said: MessageId | CodeName;
  at: string;
  /** What the gateway answers, if it takes a fault. */
  fault?: Partial<Fault> & { path: string };
  /** What the operator does to get there. */
  act?: (user: UserEvent, say: Say) => Promise<unknown>;
}

const KEYS = '/account_center/secret_key';
const DDI = '/system_settings/node_access_management/ddi_node_management';
const TASKS = '/alarm/monitoring_alarm/task_management';
const ok = (data: unknown) => ({ envelope: { code: 20000, message: 'success', data } });

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

async function askToDelete(user: UserEvent, say: Say): Promise<HTMLElement> {
  const row = await findRow({ [say('secretKey.id')]: 'AK20260001' });
  await user.click(within(row).getByRole('button', { name: say('table.more', { name: 'AK20260001' }) }));
  await user.click(await screen.findByRole('menuitem', { name: say('secretKey.delete') }));
  return screen.findByRole('dialog');
}

/**
 * The error catalog of the specification, each text where its screen exists; a new screen adds its line here. "Loading
 * chunk failed" needs a browser: e2e/shell/versions.e2e.ts.
 */
const CATALOG: readonly Entry[] = [
  {
    english: 'Data loading failure',
    chinese: '数据加载失败',
    said: 'request.dataFailure',
    at: KEYS,
    fault: { path: '/api/acm/secretKey/list', body: '<html>' },
  },
  {
    english: 'Request error, please retry.',
    chinese: '请求出错，请重试。',
    said: 'request.retry',
    at: KEYS,
    fault: { path: '/api/acm/secretKey/list', drop: true },
  },
  {
    english: 'Operation cannot be resumed, do you want to proceed?',
    chinese: '操作不可恢复，确认继续吗？',
    said: 'confirm.irreversible',
    at: KEYS,
    act: askToDelete,
  },
  {
    english: 'Data verify failure, please check and submit again!',
    chinese: '数据校验失败，请检查后重新提交！',
    said: 'form.invalid',
    at: `${KEYS}?panel=create`,
    fault: {
      path: '/api/acm/secretKey/add',
      envelope: { code: 60001, message: 'refused', data: { fields: { description: 'refused' } } },
    },
    act: async (user, say) => {
      const drawer = await screen.findByRole('dialog');
      await user.type(await within(drawer).findByRole('textbox'), 'nightly export');
      await user.click(within(drawer).getByRole('button', { name: say('common.create') }));
    },
  },
  {
    english: 'Account name or password is incorrect',
    chinese: '账号名或密码不正确',
    said: 'WRONG_PASSWORD',
    at: KEYS,
    act: async (user, say) => {
      const dialog = await askToDelete(user, say);
      await user.type(within(dialog).getByLabelText(say('confirm.password')), 'not-the-password');
      await user.click(within(dialog).getByRole('button', { name: say('secretKey.delete') }));
    },
  },
  {
    english: 'Failed to get machine code information',
    chinese: '获取机器码信息失败',
    said: 'accountInfo.machineCodeFailed',
    at: '/account_center/account_info',
    fault: { path: '/api/acm/account/getMachineCode', status: 503 },
  },
  {
    english: 'Copy failed. Select the text and copy it manually.',
    chinese: '复制失败，请手动选择并复制',
    said: 'copy.failed',
    at: '/account_center/account_info',
    act: async (_, say) => {
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
      const [copy] = await screen.findAllByRole('button', { name: new RegExp(`^${say('copy.action', { what: '' })}`) });
      if (copy) fireEvent.click(copy);
    },
  },
  {
    english: 'Add policy failure',
    chinese: '添加策略失败',
    said: 'policy.addFailed',
    at: '/business_account/policy_management/create',
    fault: { path: '/api/acm/policy/add', status: 503 },
    act: async (user, say) => {
      await user.type(await screen.findByRole('textbox', { name: new RegExp(say('policy.name')) }), 'Night shift');
      await press(user, say('form.add'));
      await user.type(screen.getByRole('combobox', { name: say('resourceRows.name') }), '*.night.example');
      const type = screen.getByRole('combobox', { name: say('resourceRows.type') });
      await user.selectOptions(type, within(type).getAllByRole('option').at(-1) ?? '');
      await press(user, say('policy.create'));
    },
  },
  {
    english: 'Choose at least one menu item',
    chinese: '请至少选择一个菜单项',
    said: 'rule.menuRequired',
    at: '/business_account/role_management/create',
    act: (user, say) => press(user, say('role.create')),
  },
  {
    english: 'Connectivity test failed',
    chinese: '连通性测试失败',
    said: 'connectivity.failed',
    at: `${DDI}?panel=edit&item=DDI-1`,
    fault: { path: '/api/dcomm/ddiNode/test', status: 503 },
    act: async (user, say) => {
      // The drawer in which the node is awaited is another one than the form's: no dialog to look into.
      const test = { name: say('connectivity.test') };
      await user.click(await screen.findByRole('button', test));
    },
  },
  {
    english: 'No document',
    chinese: '暂无文档',
    said: 'document.none',
    at: '/anonymous/help_doc',
    fault: { path: '/api/help/doc/getDirectories', ...ok({ list: [{ type: 'guide', documents: [] }] }) },
  },
  {
    english: 'No document',
    chinese: '暂无文档',
    said: 'home.noDocuments',
    at: '/console',
    fault: { path: '/api/acm/overview/getDocuments', ...ok({ list: [] }) },
  },
  {
    english: 'Failed to load the message list',
    chinese: '消息列表加载失败',
    said: 'home.messagesFailed',
    at: '/console',
    fault: { path: '/api/msg/message/list', status: 503 },
  },
  {
    english: 'Alarm task detail fetch failed, please retry',
    chinese: '告警任务详情获取失败，请重试',
    said: 'alarmTask.fetchFailed',
    at: `${TASKS}/AT-203`,
    fault: { path: '/api/alarm/task/get', status: 503 },
  },
  {
    english: 'Template detail fetch failed, please retry',
    chinese: '模板详情获取失败，请重试',
    said: 'subscription.templateFailed',
    at: '/alarm/business_report/subscription_task/RS-1/edit',
    fault: { path: '/api/report/template/get', status: 503 },
  },
  {
    english: 'Change the status before deleting the alarm task',
    chinese: '请先变更状态，再删除告警任务',
    said: 'alarmTask.pauseFirst',
    at: TASKS,
    act: async (user, say) => {
      await user.click(await screen.findByRole('button', { name: say('table.more', { name: 'AT-203' }) }));
    },
  },
  {
    english: 'At least one trigger rule is needed',
    chinese: '至少需要一条触发规则',
    said: 'rule.triggerRequired',
    at: `${TASKS}/AT-208/edit`,
    act: async (user, say) => {
      await press(user, say('form.removeEntry', { n: '1' }));
      await press(user, say('common.save'));
    },
  },
];

const isCode = (said: Entry['said']): said is CodeName => Object.hasOwn(CODES, said);
const filled = (text: string, values: Readonly<Record<string, string>> = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Opens the screen of an entry with its fault under way from the first call on. */
async function reach(entry: Entry, language: Language): Promise<string> {
  const isAnonymous = entry.at.startsWith('/anonymous/');
  if (entry.fault && isAnonymous) plan(worlds.anonymous, entry.fault);
  const rendered = renderScreen(entry.at, {
    language,
    ...(entry.fault && !isAnonymous && { onWorld: (world) => plan(world, { path: '', ...entry.fault }) }),
  });
  const { user } = await rendered;
  const say: Say = (id, values) => filled(String(messagesOf(language)[id]), values);
  await entry.act?.(user, say);
  return isCode(entry.said) ? gatewayTexts[language][entry.said] : say(entry.said);
}

describe.each(CATALOG)('ERR-01 $english', (entry) => {
  it(`is what the operator reads at ${entry.at}`, async () => {
    const text = await reach(entry, 'en-US');
    expect(text).toBe(entry.english);
    await waitFor(() => expect(screen.getAllByText(text, { exact: false })[0]).toBeVisible());
  });

  it('has its words in Chinese too', async () => {
    const text = await reach(entry, 'zh-CN');
    expect(text).toBe(entry.chinese);
    await waitFor(() => expect(screen.getAllByText(text, { exact: false })[0]).toBeVisible());
  });
});

describe.each([
  ['en-US', 'Reload'],
  ['zh-CN', '重新加载'],
] as const)('ERR-01 the message list that failed, in %s', (language, reload) => {
  it(`is back after "${reload}"`, async () => {
    const { user } = await renderScreen('/console', {
      language,
      onWorld: (world) => plan(world, { path: '/api/msg/message/list', status: 503 }),
    });
    const text = String(messagesOf(language)['home.messagesFailed']);
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await user.click(screen.getByRole('button', { name: reload }));
    await waitFor(() => expect(screen.getByText(/沈阳机房/)).toBeVisible());
    expect(screen.queryByText(text)).toBeNull();
  });
});
