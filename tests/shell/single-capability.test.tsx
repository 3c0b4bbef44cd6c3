import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES, type Capability } from '@/lib/contract/capability';
import { isOffered, markMissing } from '@/lib/contract/offered';
import { renderScreen } from '../support/render';
import { expectWhole, tabs, watchErrors } from '../support/whole-screen';
import { watchWire, wire } from '../support/wire';

const ALARMS = '/alarm/monitoring_alarm/list';
const ACCOUNTS = '/business_account/account_management';
const ROLES = '/business_account/role_management';
const SOFTWARE = '/system_settings/node_access_management/node_software_management';
const NODES = '/system_settings/node_access_management/business_node_management';

/** Where a screen asks for it by itself: its address, and the tab that does. */
const ASKED: Partial<Record<Capability, readonly [address: string, tab?: string]>> = {
  accessReview: [`${ACCOUNTS}/review`],
  reviewDecisions: [`${ACCOUNTS}/review?tab=resources`],
  acknowledgments: [ALARMS],
  alarmGroups: [ALARMS, 'By task'],
  alarmMetric: [`${ALARMS}/AL-5126`],
  alarmStory: [`${ALARMS}/AL-5126`],
  announcements: [`${NODES}/announcements`],
  askNodes: [`${NODES}/ask`],
  applyLater: [`${NODES}/scheduled/SA-104`],
  freezes: [`${NODES}/freezes/FZ-102`],
  applyHistory: [`${NODES}/BN2026-0001/network`],
  attention: ['/console'],
  batches: ['/log/export_management/cloud'],
  changeRequests: ['/console/change_request'],
  deliveries: ['/message/contact?tab=dingtalk'],
  explainAccess: [`${ACCOUNTS}/A-operator/access`],
  firstSteps: ['/console'],
  guardedApply: [`${NODES}/BN2026-0001/network`],
  history: [`${ROLES}/ROLE-1`, 'History'],
  impact: [`${ROLES}/ROLE-1/edit`],
  logCounts: ['/log/query/all'],
  logTop: ['/log/query/all?top=kind&notKind=record'],
  lookingGlass: [`${NODES}/BN2026-0001/looking_glass`],
  drift: [NODES],
  noData: [ALARMS],
  nodeVersions: [`${NODES}/BN2026-0001/network`],
  previews: ['/system_settings/config_backup_recovery/CB-1'],
  progress: ['/system_settings/config_backup_recovery'],
  rollouts: [`${SOFTWARE}/rollouts`],
  runbooks: ['/alarm/monitoring_alarm/task_management/AT-203'],
  routingState: [`${NODES}/BN2026-0001/network`, 'BGP'],
  linkState: [`${NODES}/BN2026-0001/network`],
  silences: ['/alarm/monitoring_alarm/list/silences/SL-104'],
  ssoSetup: ['/business_account/sso_management/role_sso/IDP-1'],
  upgradeSteps: [NODES],
};

/** What leads to it and is there as long as nothing is known: the address, and its button, tab, link or heading. */
const LED_TO: readonly [Capability, address: string, role: 'button' | 'tab' | 'link' | 'heading', name: string][] = [
  ['accessReview', ACCOUNTS, 'button', 'Access review'],
  ['reviewTasks', `${ACCOUNTS}/review`, 'button', 'Request review'],
  ['announcements', NODES, 'link', 'Anycast announcements'],
  ['drift', NODES, 'link', 'Drift: 3 lines'],
  ['nodeVersions', `${NODES}/BN2026-0001/network`, 'tab', 'Versions'],
  ['applyLater', NODES, 'link', 'Scheduled changes'],
  ['freezes', NODES, 'link', 'Freezes'],
  ['askNodes', NODES, 'link', 'Query all nodes'],
  ['expiries', '/console', 'link', 'Expiring soon'],
  ['intelLookup', '/system_settings/intelligence_source', 'tab', 'Lookup'],
  ['lookingGlass', `${NODES}/BN2026-0001/network`, 'link', 'Looking glass'],
  ['noticePreview', '/alarm/monitoring_alarm/task_management/AT-201', 'heading', 'Who is notified now'],
  ['rollouts', SOFTWARE, 'link', 'Software upgrades'],
  ['ruleTest', '/alarm/monitoring_alarm/task_management/AT-201', 'heading', 'Dry run'],
  ['samples', '/log/push_management/PT-1', 'tab', 'Sandbox'],
  ['pushTest', '/log/push_management/PT-1/edit', 'button', 'Send a test entry'],
  ['reportNow', '/alarm/business_report/subscription_task/RS-1', 'button', 'Generate one now'],
  ['shares', '/report/monitoring_alarm?id=RP-1-1', 'button', 'Share'],
  ['accountKeys', `${ACCOUNTS}/A-2020`, 'tab', 'Password and keys'],
  ['explainAccess', `${ACCOUNTS}/A-2020`, 'button', 'Explain access'],
  ['viewAs', `${ACCOUNTS}/A-operator/access`, 'button', 'View as'],
];

/** What an action calls has its own test: what is done without it. */
const ELSEWHERE: Partial<Record<Capability, string>> = {
  accessEffects: 'tests/components/change-review.test.tsx',
  batchControl: 'tests/pages/log/export-task.test.tsx',
  bulk: 'tests/ui/row-by-row.test.tsx',
  documentSearch: 'tests/shell/help.test.tsx',
  imports: 'tests/ui/row-by-row.test.tsx',
  manyAccounts: 'tests/pages/business-account/rights-evidence.test.tsx',
  resumableUpload: 'tests/ui/file-upload.test.tsx',
  roleSearch: 'tests/pages/business-account/role.test.tsx',
  ssoEffects: 'tests/pages/business-account/role-sso.test.tsx',
  wholeApply: 'tests/pages/system-settings/node-sections.test.tsx',
};

/** Asked only while somebody searches in a tree. */
const SEARCHED: Capability = 'treeSearch';

const lacking = (capability: Capability) => ({
  ...GATEWAY_KINDS.full,
  capabilities: new Set(CAPABILITIES.filter((one) => one !== capability)),
});

const asked = CAPABILITIES.flatMap((lost) => {
  const [at, tab] = ASKED[lost] ?? [];
  return at === undefined ? [] : [{ lost, at, tab }];
});

describe('GATE-01 on a gateway that lacks one capability', () => {
  watchWire();

  it.each(asked)(
    '$lost: the screen that asks for it is whole, and all others are still offered',
    async ({ lost, at, tab }) => {
      const errors = watchErrors();
      wire.clear();
      await renderScreen(at, {
        hasShell: true,
        onWorld: (world) => {
          world.gateway = lacking(lost);
        },
      });
      await expectWhole(at, errors);
      const found = tabs().find(({ textContent }) => textContent === tab);
      if (tab !== undefined) {
        expect(found, tab).toBeDefined();
        if (found) await act(async () => fireEvent.click(found));
        await expectWhole(`${at} ${tab}`, errors);
      }
      expect(CAPABILITIES.filter((one) => !isOffered(one))).toEqual([lost]);
    },
  );

  it.each(LED_TO)('%s: nothing leads to it once that is known', async (lost, at, role, name) => {
    const errors = watchErrors();
    wire.clear();
    await renderScreen(at, { hasShell: true });
    // The menu may lead to it too.
    await screen.findAllByRole(role, { name });
    act(() => markMissing(lost));
    await waitFor(() => expect(screen.queryAllByRole(role, { name })).toEqual([]));
    await expectWhole(at, errors);
  });

  it(`${SEARCHED}: a tree finds what was unfolded and says that it looked at no more`, async () => {
    const errors = watchErrors();
    wire.clear();
    const at = '/business_account/organization_management';
    const { user } = await renderScreen(at, {
      hasShell: true,
      onWorld: (world) => {
        world.gateway = lacking(SEARCHED);
      },
    });
    const field = await screen.findByRole('searchbox', { name: 'Search the tree' });
    await screen.findByRole('treeitem', { name: /集团总部/ });
    await user.type(field, '集团');
    await screen.findByText(/^Only what has been unfolded is searched\./);
    expect(await screen.findByRole('treeitem', { name: /集团总部/ })).toBeVisible();
    // Two branches below what is on screen.
    await user.clear(field);
    await user.type(field, 'DNS');
    await screen.findByText('Nothing that is unfolded so far matches');
    await expectWhole(at, errors);
    await user.clear(field);
    expect(await screen.findByRole('treeitem', { name: /集团总部/ })).toBeVisible();
    expect(CAPABILITIES.filter((one) => !isOffered(one))).toEqual([SEARCHED]);
  });

  it('each has its place here or a test of its own', () => {
    const met = new Set<string>([
      ...Object.keys(ASKED),
      ...LED_TO.map(([one]) => one),
      ...Object.keys(ELSEWHERE),
      SEARCHED,
    ]);
    expect(CAPABILITIES.filter((one) => !met.has(one))).toEqual([]);
  });
});
