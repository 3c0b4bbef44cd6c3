import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
];

const REFUSED = { 'en-US': 'No permission', 'zh-CN': '没有权限' } as const;

describe.each(['en-US', 'zh-CN'] as const)('the node side in %s', (language) => {
  it('BN-01 NET-01 HOST-01 NSW-01 DDI-01 lets an administrator of nodes write on every screen', async () => {
    const [first, ...rest] = SCREENS;
    const { history } = await renderScreen(first[0], { persona: 'nodeadmin', language });
    expect(await screen.findByRole('button', { name: first[1][language] })).not.toHaveAttribute('aria-disabled');
    for (const [path, names] of rest) {
      act(() => history.push(path));
      expect(await screen.findByRole('button', { name: names[language] })).not.toHaveAttribute('aria-disabled');
    }
  });

  it('BN-01 NET-01 HOST-01 NSW-01 DDI-01 CMD-01 tells an operator that it has no permission for any of them', async () => {
    const { history } = await renderScreen('/console', { persona: 'operator', language, hasShell: true });
    for (const path of [...SCREENS.map(([one]) => one), ...OTHERS]) {
      act(() => history.push('/console'));
      expect(screen.queryByRole('heading', { level: 1, name: REFUSED[language] })).toBeNull();
      act(() => history.push(path));
      expect(await screen.findByRole('heading', { level: 1, name: REFUSED[language] })).toBeVisible();
    }
  });
});
