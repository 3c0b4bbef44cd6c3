import { accountsOf } from '@mock/business-account/account-rows';
import { personas } from '@mock/runtime/personas';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { networkOf } from '@mock/system-settings/node-network';
import { describe, expect, it } from 'vitest';
import { alarmRecordApi } from '@/api/alarm/record';
import { organizationApi } from '@/api/business-account/organization';
import { roleApi } from '@/api/business-account/role';
import { changeRequestApi } from '@/api/console/change-request';
import { changeRequestRulesApi, type ReviewRules } from '@/api/console/change-request-rules';
import { overviewApi } from '@/api/console/home';
import { logApi } from '@/api/log/query';
import { messageApi } from '@/api/message/message';
import { configBackupApi } from '@/api/system-settings/config-backup';
import { freezeApi } from '@/api/system-settings/node-freeze';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { nodeSectionApi } from '@/api/system-settings/node-section';
import { nodeVersionApi } from '@/api/system-settings/node-version';
import { scheduledApplyApi } from '@/api/system-settings/scheduled-apply';
import type { Change } from '@/domain/net/node-config';
import { HOUR } from '@/lib/time';
import { signIn } from '../support/gateway';

const NODE = 'BN2026-0001';
const ALL: ReviewRules = { network: true, recovery: true, role: true, organization: true };
const PAGE = { current: 1, pageSize: 20 };

/** A world in which everything needs a second pair of eyes; the administrator of nodes is signed in. */
async function open(rules: Partial<ReviewRules> = ALL): Promise<World> {
  const world = signIn('main');
  world.setClock(SEED_TIME);
  await changeRequestRulesApi.setRules({ ...ALL, ...rules });
  world.persona = personas.nodeadmin;
  return world;
}
const as = (world: World, who: 'main' | 'nodeadmin' | 'operator' | 'readonly') => {
  world.persona = personas[who];
};
const later = (world: World) => world.setClock(world.now() + 60_000);

const dnsTo = (before: string, after: string): Change => ({
  section: 'dns',
  key: '',
  before: { servers: before },
  after: { servers: after },
});

async function setOf(servers: string) {
  const { version, config } = await nodeNetworkApi.get({ id: NODE });
  return { version, changes: [dnsTo(config.dns.servers, servers)] };
}
const ask = async (servers = '192.0.2.99', title = 'Another resolver') =>
  (
    await changeRequestApi.addNetwork({
      ...(await setOf(servers)),
      target: NODE,
      title,
      description: 'CHG-77',
      secrets: [],
    })
  ).id;
const approve = async (id: string, text = '') =>
  changeRequestApi.approve({ id, text, revision: (await changeRequestApi.get({ id })).revision });
const titles = async () => (await messageApi.list({ ...PAGE, filters: {} })).list.map(({ title }) => title);
const dns = async () => (await nodeNetworkApi.get({ id: NODE })).config.dns.servers;
const newest = async (filters: Record<string, string[]>) => {
  const { list } = await logApi.listOperation({ ...PAGE, filters });
  return logApi.get({ id: list[0]?.id ?? '' });
};

describe('BEY-45 a second pair of eyes at the gateway', () => {
  it('refuses by a code of its own what nobody else looked at, only where that is asked for', async () => {
    const world = await open();
    const set = { id: NODE, ...(await setOf('192.0.2.99')) };
    const wanted = { code: '60150', text: 'This needs a second pair of eyes: ask for a review first' };
    const refused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ failure: wanted });
    await refused(nodeNetworkApi.apply({ ...set, isGuarded: false }));
    await refused(nodeSectionApi.dns(set));
    as(world, 'main');
    await refused(roleApi.delete({ id: 'ROLE-3' }));
    await refused(organizationApi.delete({ id: 'ORG-11' }));
    await refused(configBackupApi.recover({ id: 'CB-1', modules: ['publicBase'], password: 'Console#2026' }));
    await changeRequestRulesApi.setRules({ ...ALL, role: false });
    await roleApi.delete({ id: 'ROLE-3' });
    expect((await newest({ verb: ['setRules'] })).result).toBe('success');
  });

  it('knows whether anybody else may review, and who can help where nobody may', async () => {
    const world = await open();
    const others = async (kind: string, request?: string) => {
      const told = await changeRequestRulesApi.getReviewers({ kind, ...(request && { request }) });
      return [told.others, told.givers.includes('acme'), told.bypassers];
    };
    // The main account; of its own requests the administrator of nodes.
    expect(await others('network')).toEqual([1, true, ['acme']]);
    const id = await ask();
    as(world, 'main');
    expect(await others('network')).toEqual([1, true, ['acme']]);
    expect(await others('network', id)).toEqual([1, true, ['acme']]);
    expect(await others('role')).toEqual([0, true, ['acme']]);
    accountsOf(world).get('A-nodeadmin').status = 'locked';
    expect(await others('network')).toEqual([0, true, ['acme']]);
    await expect(changeRequestRulesApi.getReviewers({ kind: 'none' })).rejects.toThrow();
  });

  it('is not gone round by leaving a set for a time, and does not go through a freeze', async () => {
    const world = await open();
    const { version, changes } = await setOf('192.0.2.99');
    const later = { nodeId: NODE, version, changes, isGuarded: false, at: SEED_TIME + HOUR };
    await expect(scheduledApplyApi.add(later)).rejects.toMatchObject({ failure: { code: '60150' } });
    const id = await ask();
    as(world, 'main');
    await approve(id);
    await freezeApi.add({
      name: 'Peak',
      reason: 'Sale goes on',
      zone: 'Asia/Shanghai',
      startAt: SEED_TIME - HOUR,
      endAt: SEED_TIME + HOUR,
      scope: { kind: 'all' },
      overriders: { roleIds: [], accountIds: [] },
    });
    as(world, 'nodeadmin');
    await expect(changeRequestApi.apply({ id, isGuarded: false })).rejects.toThrow('Sale goes on');
    expect(await changeRequestApi.get({ id })).toMatchObject({ state: 'approved' });
    world.setClock(SEED_TIME + 2 * HOUR);
    await changeRequestApi.apply({ id, isGuarded: false });
    expect(await dns()).toBe('192.0.2.99');
  });

  it('is asked for at its time too where the set was left for it before the rule', async () => {
    const world = await open({ network: false });
    const { version, changes } = await setOf('192.0.2.99');
    const { id } = await scheduledApplyApi.add({
      ...{ nodeId: NODE, version, changes, isGuarded: false, at: SEED_TIME + HOUR },
    });
    as(world, 'main');
    await changeRequestRulesApi.setRules(ALL);
    world.setClock(SEED_TIME + 2 * HOUR);
    expect(await scheduledApplyApi.get({ id })).toMatchObject({ state: 'notApplied', problem: 'refused' });
    expect(await dns()).not.toBe('192.0.2.99');
  });

  it('is asked for, commented, sent back, revised, approved by another and applied, told at each step', async () => {
    const world = await open();
    const id = await ask();
    const before = await dns();
    await expect(ask('192.0.2.1')).rejects.toThrow('A request of yours about it goes on already');
    await expect(approve(id)).rejects.toThrow('The account has no right to do this');
    as(world, 'main');
    expect((await titles())[0]).toBe('For review: Another resolver');
    expect((await overviewApi.getAttention({})).reviews).toMatchObject({ total: 1, latest: { id } });
    expect((await changeRequestApi.list({ ...PAGE, filters: { view: ['waiting'] } })).list).toMatchObject([
      { id, state: 'open', author: { name: 'acme-nodes', isOwn: false }, target: { id: NODE }, isWaitingForMe: true },
    ]);
    expect(await changeRequestApi.getContent({ id })).toMatchObject({ kind: 'network', changes: [{ section: 'dns' }] });
    const anchor = { section: '', line: 'dns' };
    await changeRequestApi.addComment({ id, text: 'Why this one', anchor });
    const { comments } = await changeRequestApi.getTalk({ id });
    expect(comments).toMatchObject([{ anchor, revision: 1, by: { name: 'acme', isOwn: true }, resolvedBy: null }]);
    await changeRequestApi.askChanges({ id, text: 'Take the other one' });
    as(world, 'nodeadmin');
    later(world);
    expect((await titles()).slice(0, 2).toSorted()).toEqual(
      ['New comment: Another resolver', 'Changes wanted: Another resolver'].toSorted(),
    );
    expect(await changeRequestApi.get({ id })).toMatchObject({
      state: 'changesAsked',
      asked: { text: 'Take the other one' },
    });
    await changeRequestApi.revise({
      id,
      ...(await setOf('192.0.2.98')),
      title: 'Another resolver',
      description: '',
      secrets: [],
    });
    await changeRequestApi.resolveComment({ id, comment: comments[0]?.id ?? '' });
    as(world, 'main');
    // Who still looks at the first revision does not approve the second.
    await expect(changeRequestApi.approve({ id, revision: 1, text: '' })).rejects.toThrow('newer revision');
    await approve(id, 'Fine');
    as(world, 'nodeadmin');
    expect(await changeRequestApi.get({ id })).toMatchObject({
      state: 'approved',
      revision: 2,
      comments: 0,
      approval: { text: 'Fine' },
    });
    expect(await dns()).toBe(before);
    const { taskId } = await changeRequestApi.apply({ id, isGuarded: true, waitMinutes: 2 });
    expect(await dns()).toBe('192.0.2.98');
    expect((await nodeNetworkApi.getWaiting({})).list).toMatchObject([{ taskId, nodeId: NODE }]);
    const request = { id, author: 'acme-nodes', reviewer: 'acme' };
    const [version] = (await nodeVersionApi.listVersions({ id: NODE })).list;
    expect(version).toMatchObject({ reason: 'Another resolver', request, by: { name: 'acme-nodes' } });
    expect(await newest({ verb: ['apply'], kind: ['businessNode'] })).toMatchObject({
      request,
      taskId,
      nodeVersion: version?.number,
    });
    expect((await changeRequestApi.getTalk({ id })).events.map(({ what }) => what)).toEqual([
      'apply',
      'approve',
      'send',
      'askChanges',
      'comment',
      'send',
    ]);
  });

  it('falls when the base moves, and is sent again from the new one by its author', async () => {
    const world = await open();
    const id = await ask();
    as(world, 'main');
    await approve(id);
    // The other operator's own request is applied first.
    const other = await ask('192.0.2.50', 'Mine first');
    as(world, 'nodeadmin');
    await approve(other);
    as(world, 'main');
    await changeRequestApi.apply({ id: other });
    as(world, 'nodeadmin');
    expect((await titles())[0]).toBe('Review void: Another resolver');
    expect(await changeRequestApi.get({ id })).toMatchObject({
      state: 'fallen',
      approval: null,
      fallen: { reason: 'baseMoved', by: 'acme' },
    });
    await expect(changeRequestApi.apply({ id })).rejects.toThrow('It changed after the review');
    await expect(changeRequestApi.sendAgain({ id, text: '' })).rejects.toThrow('Somebody else changed this');
    await changeRequestApi.revise({
      id,
      ...(await setOf('192.0.2.99')),
      title: 'Another resolver',
      description: '',
      secrets: [],
    });
    expect((await changeRequestApi.get({ id })).state).toBe('open');
    expect(await dns()).toBe('192.0.2.50');
  });

  it('does not count the approval of a reviewer who lost the right, and says so', async () => {
    const world = await open();
    as(world, 'main');
    const id = await ask();
    as(world, 'nodeadmin');
    await approve(id);
    as(world, 'main');
    accountsOf(world).change('A-nodeadmin', { status: 'locked' });
    await expect(changeRequestApi.apply({ id })).rejects.toThrow('The reviewer may not review any more');
    expect((await titles())[0]).toBe('Review void: Another resolver');
    expect(await changeRequestApi.get({ id })).toMatchObject({ fallen: { reason: 'rightLost', by: 'acme-nodes' } });
    accountsOf(world).change('A-nodeadmin', { status: 'normal' });
    // The set is as it was: it is sent again without being touched.
    await changeRequestApi.sendAgain({ id, text: 'Once more' });
    expect(await changeRequestApi.get({ id })).toMatchObject({ state: 'open', revision: 2, fallen: null });
  });

  it('is passed by with a reason, loudly, until somebody looks at it', async () => {
    const world = await open();
    const id = await ask();
    await expect(changeRequestApi.bypass({ id, text: 'Now' })).rejects.toThrow('no right');
    as(world, 'main');
    await expect(changeRequestApi.bypass({ id, text: '' })).rejects.toThrow();
    await changeRequestApi.bypass({ id, text: 'Resolver is down' });
    expect(await dns()).toBe('192.0.2.99');
    expect(await changeRequestApi.get({ id })).toMatchObject({
      state: 'bypassed',
      bypass: { text: 'Resolver is down' },
    });
    expect(await newest({ verb: ['bypass'] })).toMatchObject({
      level: 'critical',
      object: { kind: 'changeRequest', id },
    });
    const alarm = async () => (await alarmRecordApi.list({ ...PAGE, filters: { level: ['critical'] } })).list[0];
    expect(await alarm()).toMatchObject({
      status: 'inAlarm',
      source: networkOf(world, NODE).name,
      taskName: 'Changes without review',
    });
    await expect(changeRequestApi.markReviewed({ id, text: '' })).rejects.toThrow('no right');
    as(world, 'nodeadmin');
    // Its author does not look at his own either.
    await expect(changeRequestApi.markReviewed({ id, text: '' })).rejects.toThrow('no right');
    expect(await titles()).toContain('Review bypassed in an emergency: Another resolver');
  });

  it('is done in a freeze by whoever may override it and says why, approved or not, and by nobody else', async () => {
    const world = await open();
    const id = await ask();
    as(world, 'main');
    const { id: freeze } = await freezeApi.add({
      ...{ name: 'Peak', reason: 'Sale goes on', zone: 'Asia/Shanghai', scope: { kind: 'all' } },
      ...{ startAt: SEED_TIME - HOUR, endAt: SEED_TIME + HOUR },
      overriders: { roleIds: [], accountIds: ['A-main'] },
    });
    await approve(id);
    await expect(changeRequestApi.apply({ id })).rejects.toThrow('Sale goes on');
    as(world, 'nodeadmin');
    await expect(changeRequestApi.apply({ id, despite: 'I may not' })).rejects.toThrow('Sale goes on');
    as(world, 'main');
    await changeRequestApi.apply({ id, despite: 'INC-7' });
    as(world, 'nodeadmin');
    const next = await ask('192.0.2.98');
    as(world, 'main');
    await changeRequestApi.bypass({ id: next, text: 'Resolver is down', despite: 'INC-8' });
    const { overrides } = await freezeApi.get({ id: freeze });
    expect(overrides.map(({ reason }) => reason)).toEqual(['INC-8', 'INC-7']);
  });

  it('ends the alarm of a bypass once somebody else looked at it', async () => {
    const world = await open();
    as(world, 'main');
    const id = await ask();
    await changeRequestApi.bypass({ id, text: 'Resolver is down' });
    as(world, 'nodeadmin');
    expect((await titles())[0]).toBe('Review bypassed in an emergency: Another resolver');
    await changeRequestApi.markReviewed({ id, text: 'Seen' });
    await expect(changeRequestApi.markReviewed({ id, text: '' })).rejects.toThrow('present state');
    // What is in alarm stands before it.
    const { list } = await alarmRecordApi.list({ ...PAGE, sorter: { firstAt: 'descend' } });
    expect(list.find(({ taskName }) => taskName === 'Changes without review')?.status).toBe('recovered');
    expect((await changeRequestApi.get({ id })).reviewed).toMatchObject({ by: { name: 'acme-nodes' }, text: 'Seen' });
  });

  it('deletes roles and organizations, and recovers, by the same way', async () => {
    const world = await open();
    as(world, 'main');
    const input = { title: 'Not needed', description: '' };
    await expect(changeRequestRulesApi.addRole({ ...input, target: 'ROLE-1' })).rejects.toThrow('in use');
    const { id: role } = await changeRequestRulesApi.addRole({ ...input, target: 'ROLE-3' });
    const { id: organization } = await changeRequestRulesApi.addOrganization({ ...input, target: 'ORG-11' });
    const { id: recovery } = await changeRequestApi.addRecovery({
      ...input,
      origin: { id: 'CB-1' },
      modules: ['publicBase'],
    });
    expect(await changeRequestApi.getContent({ id: recovery })).toMatchObject({ modules: [{ module: 'publicBase' }] });
    // The administrator of nodes sees neither roles nor organizations: he reviews recoveries.
    as(world, 'nodeadmin');
    expect((await changeRequestApi.list({ ...PAGE, filters: { view: ['waiting'] } })).total).toBe(1);
    await expect(changeRequestApi.get({ id: role })).rejects.toThrow('does not exist');
    await approve(recovery);
    as(world, 'main');
    await expect(changeRequestApi.apply({ id: recovery })).rejects.toThrow('password');
    await changeRequestApi.apply({ id: recovery, password: 'Console#2026' });
    expect((await configBackupApi.getRunning({})).list).toHaveLength(1);
    for (const id of [role, organization]) await changeRequestApi.bypass({ id, text: 'Nobody else is there' });
    await expect(roleApi.get({ id: 'ROLE-3' })).rejects.toThrow();
    await expect(organizationApi.get({ id: 'ORG-11' })).rejects.toThrow();
    expect(await newest({ verb: ['delete'], kind: ['role'] })).toMatchObject({
      level: 'critical',
      request: { id: role, author: 'acme', reviewer: null },
    });
  });

  it('falls too where a role changes or a recovery would do something else, and is withdrawn without a trace', async () => {
    const world = await open();
    as(world, 'main');
    const { id } = await changeRequestRulesApi.addRole({ title: 'Not needed', description: '', target: 'ROLE-3' });
    const { version, name, type, menus } = await roleApi.get({ id: 'ROLE-3' });
    await roleApi.update({
      id: 'ROLE-3',
      version,
      name: `${name} 2`,
      type: type === 'sso' ? 'sso' : 'ordinary',
      menus,
    });
    expect((await changeRequestApi.get({ id })).fallen).toMatchObject({ reason: 'baseMoved' });
    await changeRequestApi.sendAgain({ id, text: '' });
    await changeRequestApi.withdraw({ id });
    expect((await changeRequestApi.getActive({ kind: 'role', target: 'ROLE-3' })).list).toEqual([]);
    await roleApi.get({ id: 'ROLE-3' });
    await expect(changeRequestApi.sendAgain({ id, text: '' })).rejects.toThrow('present state');
  });
});
