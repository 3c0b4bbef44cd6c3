import { requestRows } from '@mock/console/change-request-rows';
import { setReviewRules } from '@mock/console/change-request-rules';
import { personas } from '@mock/runtime/personas';
import type { World } from '@mock/runtime/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { roleApi } from '@/api/business-account/role';
import { changeRequestApi } from '@/api/console/change-request';
import { type FreezeInput, freezeApi } from '@/api/system-settings/node-freeze';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { discardAll, readStaged, stageChange } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import { saveDrafts } from '@/lib/drafts';
import { HOUR } from '@/lib/time';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';

const ID = 'BN2026-0001';
const NODE = `/system_settings/node_access_management/business_node_management/${ID}/network`;
const LIST = '/console/change_request';
const ALL = { network: true, recovery: true, role: true, organization: true };

const asked = (world: World) => setReviewRules(world, ALL);
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const inDialog = async (name: string) => within(await screen.findByRole('dialog')).findByRole('button', { name });

/** An edit of the timers of BGP, which the router's text shows. */
async function timers(keepalive: number, hold: number): Promise<{ version: number | undefined; change: Change }> {
  const { version, config } = await nodeNetworkApi.get({ id: ID });
  return {
    version,
    change: { section: 'bgp', key: '', before: config.bgp, after: { ...config.bgp, keepalive, hold } },
  };
}

/** Somebody else's request, as the screen of the account that is signed in will find it. */
async function askedBy(world: World, who: 'nodeadmin' | 'main', back: 'nodeadmin' | 'main'): Promise<string> {
  world.persona = personas[who];
  const { version, change } = await timers(5, 15);
  const input = { target: ID, version, changes: [change], secrets: [], title: 'Find it sooner', description: 'CHG-9' };
  const { id } = await changeRequestApi.addNetwork(input);
  world.persona = personas[back];
  return id;
}

const peak = (world: World): FreezeInput => ({
  ...{ name: 'Peak', reason: 'Sale goes on', zone: 'Asia/Shanghai', scope: { kind: 'all' } },
  ...{ startAt: world.now() - HOUR, endAt: world.now() + HOUR },
  overriders: { roleIds: [], accountIds: ['A-main'] },
});

afterEach(clearStaged);

describe('BEY-45 asking for a second pair of eyes', () => {
  it('stands in the place of Apply, takes the set off this browser, and gives it back to be sent again', async () => {
    const { user, world } = await renderScreen(`${NODE}?tab=review`, { persona: 'nodeadmin', onWorld: asked });
    const { version, change } = await timers(5, 15);
    act(() => void stageChange({ id: ID, version }, change));
    await user.click(await press('Request review'));
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    await screen.findByRole('dialog');
    // A session that ends here takes nothing of it along.
    await user.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: /^Description/ }), 'CHG-9');
    expect(saveDrafts()).toBe(true);
    await user.click(await inDialog('Cancel'));
    await user.click(await press('Request review'));
    const description = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Description/ });
    await waitFor(() => expect(description).toHaveValue('CHG-9'));
    const title = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    expect(await inDialog('Request review')).toBeDisabled();
    await user.type(title, 'Find it sooner');
    await user.click(await inDialog('Request review'));
    await screen.findByText('Your change “Find it sooner” waits for review');
    expect(readStaged(ID)).toBeNull();
    const { list } = await changeRequestApi.getActive({ kind: 'network', target: ID });
    const id = list[0]?.id ?? '';
    world.persona = personas.main;
    await act(() => changeRequestApi.askChanges({ id, text: 'Too low' }));
    world.persona = personas.nodeadmin;
    // What was staged meanwhile is not replaced by what comes back.
    const { config } = await nodeNetworkApi.get({ id: ID });
    act(
      () =>
        void stageChange(
          { id: ID, version },
          { ...change, section: 'bgp', before: config.bgp, after: { ...config.bgp, hold: 60 } },
        ),
    );
    await user.click(await press('Stage here and edit'));
    await screen.findByText('No changes staged again; 1 entry with an edit already keeps it');
    expect(readStaged(ID)?.changes).toMatchObject([{ section: 'bgp', after: { hold: 60 } }]);
    act(() => discardAll(ID));
    await user.click(await press('Stage here and edit'));
    await waitFor(() => expect(readStaged(ID)?.changes).toMatchObject([{ section: 'bgp', after: { hold: 15 } }]));
    await user.click(await press('Send again'));
    await screen.findByText('Send revision 2 for review?');
    await user.click(await inDialog('Send again'));
    await waitFor(async () => expect(await changeRequestApi.get({ id })).toMatchObject({ state: 'open', revision: 2 }));
  });

  it('is read by the reviewer with its lines, discussed there, and approved or sent back', async () => {
    const { user, world, history } = await renderScreen(LIST, { onWorld: asked });
    const id = await askedBy(world, 'nodeadmin', 'main');
    act(() => history.push(`${LIST}/${id}`));
    await screen.findByText('Waiting for your review.');
    expect(screen.getByText('CHG-9')).toBeVisible();
    const edits = await screen.findByRole('region', { name: 'Changes (1)' });
    expect(edits).toHaveTextContent(/BGP.*Changed/);
    // Nobody applies what is not approved; only what can be done now is there.
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    await user.click(await press('Comment on timers bgp 5 15'));
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Is the line that good');
    await user.click(await press('Save comment'));
    const line = (await screen.findByText('Is the line that good')).closest('li');
    expect(line).toHaveTextContent('+ timers bgp 5 15');
    await user.click(await screen.findByRole('tab', { name: 'Discussion (1)' }));
    expect(await screen.findByText(/On router bgp \d+ › timers bgp 5 15/)).toBeVisible();
    await user.click(await press('Resolve'));
    await screen.findByText('Resolved by acme');
    await user.click(await press('Approve'));
    await user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Fine');
    await user.click(await inDialog('Approve'));
    await screen.findByText(/^Approved by acme at .* It can be done now\.$/);
    expect(await changeRequestApi.get({ id })).toMatchObject({ state: 'approved', approval: { text: 'Fine' } });
  });

  it('is neither approved nor bypassed by who cannot see what it is about', async () => {
    const { user, world, history } = await renderScreen(LIST, { onWorld: asked });
    const id = await askedBy(world, 'nodeadmin', 'main');
    plan(world, { path: '/api/acm/changeRequest/getContent', status: 500 });
    act(() => history.push(`${LIST}/${id}`));
    await press('Request changes');
    const retry = await press('Retry');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click(retry);
    await press('Approve');
    expect(await changeRequestApi.get({ id })).toMatchObject({ state: 'open' });
    // Round the review and a freeze at once: one question, and one reason for both.
    const freeze = await act(() => freezeApi.add(peak(world)));
    await screen.findByText(/Frozen until .*Sale goes on/);
    await user.click(await press(/^More actions/));
    await user.click(await screen.findByRole('menuitem', { name: 'Bypass the review' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Do “Find it sooner” without approval, despite the freeze?',
    });
    expect(dialog).toHaveTextContent('It also overrides the freeze “Peak”');
    await user.type(within(dialog).getByRole('textbox'), 'INC-7{Enter}twice');
    expect(await inDialog('Bypass the review')).toBeDisabled();
    await user.clear(within(dialog).getByRole('textbox'));
    await user.type(within(dialog).getByRole('textbox'), 'INC-7');
    await user.click(await inDialog('Bypass the review'));
    await waitFor(async () =>
      expect(await changeRequestApi.get({ id })).toMatchObject({ state: 'bypassed', bypass: { text: 'INC-7' } }),
    );
    expect((await freezeApi.get(freeze)).overrides).toMatchObject([{ by: 'acme', reason: 'INC-7' }]);
  });

  it('says what moved since, and that the findings are judged anew', async () => {
    const { world, history } = await renderScreen(LIST, { onWorld: asked });
    const id = await askedBy(world, 'nodeadmin', 'main');
    setReviewRules(world, { ...ALL, network: false });
    const { version, config } = await nodeNetworkApi.get({ id: ID });
    const dns: Change = { section: 'dns', key: '', before: config.dns, after: { servers: '192.0.2.50' } };
    await nodeNetworkApi.apply({ id: ID, version, changes: [dns], isGuarded: false, waitMinutes: 1 });
    act(() => history.push(`${LIST}/${id}`));
    await screen.findByText(/^北京核心 changed since \(acme, .*\): the approval no longer counts\.$/);
    expect(await screen.findByRole('region', { name: 'Changed since then (1)' })).toHaveTextContent('192.0.2.50');
    expect(screen.getByText('Judged again now: the same.')).toBeVisible();
  });

  it('says of a freeze before it is tried, and is done in spite of it with a reason', async () => {
    const { user, world, history } = await renderScreen(LIST, { onWorld: asked });
    const id = await askedBy(world, 'nodeadmin', 'main');
    await freezeApi.add(peak(world));
    await changeRequestApi.approve({ id, revision: 1, text: '' });
    act(() => history.push(`${LIST}/${id}`));
    await screen.findByText(/Frozen until .*Sale goes on/);
    await user.click(await press('Apply despite the freeze'));
    expect(await inDialog('Apply despite the freeze')).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Reason to override the freeze' }), 'INC-7');
    await user.click(await inDialog('Apply despite the freeze'));
    await waitFor(async () => expect(await changeRequestApi.get({ id })).toMatchObject({ state: 'applied' }));
    act(() => history.push(`${NODE}?tab=history`));
    const by = await screen.findByRole('link', { name: 'Requested by acme-nodes, approved by acme' });
    expect(by).toHaveAttribute('href', `${LIST}/${id}`);
  });

  it('keeps no deletion back until it is known whether that is reviewed', async () => {
    const { user } = await renderScreen('/business_account/role_management/ROLE-3', {
      onWorld: (world) => plan(world, { path: '/api/acm/changeRequest/getRules', delay: 20_000 }),
    });
    await user.click(await press(/^More actions/));
    const remove = await screen.findByRole('menuitem', { name: /^Delete/ });
    expect(remove).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('stands in the place of deleting a role', async () => {
    const { user, world, history } = await renderScreen('/business_account/role_management/ROLE-3', { onWorld: asked });
    await user.click(await press(/^More actions/));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveValue('Delete role DNS hosting only');
    // Nobody else of this platform may review it: that is said before it waits for ever.
    const alone = 'Nobody but you could review this, and nobody reviews a request of their own';
    await within(dialog).findByText(alone);
    expect(within(dialog).getByText(/^May bypass the review: .*acme/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Go to roles' })).toBeVisible();
    await user.click(await inDialog('Request review'));
    await screen.findByText('“Delete role DNS hosting only” waits for review');
    expect((await roleApi.get({ id: 'ROLE-3' })).name).toBe('DNS hosting only');
    act(() => history.push(`${LIST}?view=mine&state=open`));
    await user.click(await screen.findByRole('link', { name: 'Delete role DNS hosting only' }));
    await screen.findByText(alone);
    expect(screen.getByRole('link', { name: 'Go to roles' })).toBeVisible();
    expect(screen.queryByText('Waits for somebody with the right to review.')).toBeNull();
    // Nobody is led to withdraw it.
    expect(screen.getByRole('button', { name: 'Withdraw' })).not.toHaveClass('ant-btn-primary');
    // Sent back, it is called and explained otherwise and goes on as it is.
    const id = history.location.pathname.split('/').at(-1) ?? '';
    const by = { id: personas.nodeadmin.id, name: personas.nodeadmin.name, at: world.now() };
    requestRows.of(world).change(id, { state: 'changesAsked', asked: { by, text: 'What for' } });
    await act(() => changeRequestApi.addComment({ id, anchor: null, text: 'Nobody has it' }));
    await user.click(await press('Send again'));
    const question = within(await screen.findByRole('dialog', { name: 'Send revision 2 for review?' }));
    await user.clear(question.getByRole('textbox', { name: 'Title' }));
    await user.type(question.getByRole('textbox', { name: 'Title' }), 'CHG-8 Nobody has the role');
    await user.type(question.getByRole('textbox', { name: /^Description/ }), 'Unused since May');
    await user.click(await inDialog('Send again'));
    await screen.findByRole('heading', { name: 'CHG-8 Nobody has the role' });
    expect(await changeRequestApi.get({ id })).toMatchObject({
      ...{ state: 'open', revision: 2, description: 'Unused since May', asked: null },
    });
  });
});
