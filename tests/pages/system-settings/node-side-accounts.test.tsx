import { personas } from '@mock/runtime/personas';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { configOf } from '../../../mock/system-settings/node-network-seeds';
import { buttonsOf, isForbidden } from '../../support/forbidden';
import { renderScreen } from '../../support/render';

const NODES = '/system_settings/node_access_management';
const NETWORK = `${NODES}/business_node_management/BN2026-0001/network`;

/** The screens of the node side, each with a button that writes. */
const SCREENS = [
  ['/system_settings/host_management', { 'en-US': 'Add host', 'zh-CN': '添加主机' }],
  [`${NODES}/node_software_management`, { 'en-US': 'Upload software', 'zh-CN': '上传软件' }],
  [`${NODES}/ddi_node_management`, { 'en-US': 'Add DDI node', 'zh-CN': '添加 DDI 节点' }],
  [`${NETWORK}?tab=routes`, { 'en-US': 'Add static route', 'zh-CN': '添加静态路由' }],
  [`${NETWORK}?tab=ospf`, { 'en-US': 'Add area', 'zh-CN': '添加区域' }],
  [`${NETWORK}?tab=bgp`, { 'en-US': 'Add neighbor', 'zh-CN': '添加邻居' }],
  [`${NETWORK}?tab=anycast`, { 'en-US': 'Add anycast address', 'zh-CN': '添加 Anycast 地址' }],
  [`${NETWORK}?tab=bfd`, { 'en-US': 'Add BFD template', 'zh-CN': '添加 BFD 模板' }],
] as const;

/** Without a button of its own, or with one for each row only. */
const OTHERS = [
  `${NODES}/business_node_management`,
  `${NODES}/business_node_management/announcements`,
  `${NODES}/business_node_management/BN2026-0001/compare`,
  `${NODES}/node_command_task_management`,
  `${NODES}/business_node_management/basic_config?id=BN2026-0001`,
  `${NODES}/business_node_management/resource_service_monitor?id=BN2026-0001`,
] as const;

/** What is done to one node, where several buttons may have the name. */
const TO_NODE = [
  [OTHERS[0], { 'en-US': 'Issue key', 'zh-CN': '签发密钥' }],
  [OTHERS[4], { 'en-US': 'Stop', 'zh-CN': '停止' }],
  [`${NETWORK}?tab=anycast`, { 'en-US': 'Drain', 'zh-CN': '排空节点' }],
] as const;

const ADD_GROUP = { 'en-US': 'Add binding group', 'zh-CN': '添加绑定组' } as const;

/** And to one row or section. */
const STEPS = [
  ...TO_NODE,
  [OTHERS[3], { 'en-US': 'Retry', 'zh-CN': '重新执行' }],
  [`${NODES}/ddi_node_management`, { 'en-US': 'Test', 'zh-CN': '测试' }],
  [NETWORK, ADD_GROUP],
  [`${NETWORK}?tab=system`, { 'en-US': 'Edit', 'zh-CN': '编辑' }],
  [
    `${OTHERS[2]}?with=BN2026-0002&sections=routes`,
    { 'en-US': 'Copy to other nodes (1)', 'zh-CN': '复制到其他节点（1）' },
  ],
] as const;

const KEEP = { 'en-US': 'Keep', 'zh-CN': '保留' } as const;
const CPU = { 'en-US': 'CPU (%)', 'zh-CN': 'CPU 使用率（%）' } as const;
const NEIGHBORS = { 'en-US': 'Neighbors', 'zh-CN': '查看邻居' } as const;

const REFUSED = { 'en-US': 'No permission', 'zh-CN': '没有权限' } as const;

describe.each(['en-US', 'zh-CN'] as const)('the node side in %s', (language) => {
  it('BN-01 NET-01 HOST-01 NSW-01 DDI-01 lets an administrator of nodes write on every screen', async () => {
    const [first, ...rest] = SCREENS;
    const { history } = await renderScreen(first[0], { persona: 'nodeadmin', language });
    expect((await buttonsOf(first[1][language])).some(isForbidden)).toBe(false);
    for (const [path, names] of rest) {
      act(() => history.push(path));
      expect((await buttonsOf(names[language])).some(isForbidden), path).toBe(false);
    }
  });

  it('BN-01 NET-01 HOST-01 NSW-01 DDI-01 CMD-01 tells an operator that it has no permission for any of them', async () => {
    const { history } = await renderScreen('/console', { persona: 'operator', language, hasShell: true });
    for (const path of [...SCREENS.map(([one]) => one), ...OTHERS]) {
      act(() => history.push('/console'));
      expect(screen.queryByRole('heading', { level: 1, name: REFUSED[language] })).toBeNull();
      act(() => history.push(path));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: REFUSED[language] })).toBeVisible());
    }
  });

  it.each([
    // What it does to sections is walked in a browser.
    ['main', TO_NODE],
    ['nodeadmin', STEPS],
    ['readonly', [...STEPS, ...SCREENS.filter(([path]) => path.startsWith(NETWORK))]],
  ] as const)(
    'BN-01 BN-02 BN-03 CMD-01 DDI-02 NET-02 NET-05 NET-06 BEY-17 BEY-32 BEY-33 lets %s take the steps that it may, and see figures and announcements',
    async (persona, steps) => {
      const { history } = await renderScreen(OTHERS[1], { persona, language });
      expect((await buttonsOf(NEIGHBORS[language])).some(isForbidden)).toBe(false);
      for (const [path, names] of steps) {
        act(() => history.push(path));
        expect((await buttonsOf(names[language])).every(isForbidden), path).toBe(persona === 'readonly');
      }
      act(() => history.push(OTHERS[5]));
      await waitFor(() => expect(screen.getByText(CPU[language])).toBeVisible());
    },
  );

  it.each(['nodeadmin', 'readonly'] as const)(
    'BEY-02 shows %s the countdown of somebody else, and leaves the decision to who may apply',
    async (persona) => {
      const { world } = await renderScreen(NETWORK, { persona, language });
      await buttonsOf(ADD_GROUP[language]);
      const before = configOf(0, 0).dns;
      world.persona = personas.main;
      await act(() =>
        nodeNetworkApi.apply({
          id: 'BN2026-0001',
          version: 1,
          changes: [{ section: 'dns', key: '', before, after: { servers: '192.0.2.54' } }],
          isGuarded: true,
        }),
      );
      world.persona = personas[persona];
      expect((await buttonsOf(KEEP[language])).every(isForbidden)).toBe(persona === 'readonly');
    },
  );
});
