import { can, type SubscriptionInput, subscriptions } from '@/api/report/subscription';
import { CHANNELS } from '@/domain/message/channel';
import { firstRun, type ReportCycle } from '@/domain/report/schedule';
import { isSameText } from '@/lib/rules/same-text';
import { tellReceiverUses } from '../message/receiver-uses';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { isServed } from '../system-settings/service-provider';
import { linksOf, validLinks } from './links';
import { GONE, receiversOf } from './receivers';
import { type KeptSubscription, kindOf } from './rows';
import { makeNow, plan, reportsOf } from './runs';
import { templateOf } from './template';

// Whoever deletes a contact or a robot is told which subscriptions it leaves without it.
tellReceiverUses((world, _, receiverId) =>
  reportsOf(world)
    .subscriptions.rows.filter(({ receiverIds }) => receiverIds.includes(receiverId))
    .map(({ id, name }) => ({ kind: 'reportSubscription', id, name })),
);

const LIMIT = 50;

const CHANNEL_NAMES: Record<Language, Readonly<Record<(typeof CHANNELS)[number], string>>> = {
  'zh-CN': {
    inSite: '站内信',
    sms: '短信',
    email: '邮件',
    wechat: '微信',
    dingtalk: '钉钉机器人',
    enterprise: '企业消息机器人',
    wechatService: '微信服务号',
  },
  'en-US': {
    inSite: 'in-site message',
    sms: 'SMS',
    email: 'email',
    wechat: 'WeChat',
    dingtalk: 'DingTalk robot',
    enterprise: 'enterprise-messaging robot',
    wechatService: 'WeChat service account',
  },
};
const shown = ({ receiverIds: _, turn: __, ...one }: KeptSubscription, language: Language) => ({
  ...one,
  kind: kindOf(one.templateId),
  templateName: templateOf(one.templateId, language).name,
  taskType: one.cycle.taskType,
});

const receiver = (world: World, id: string) =>
  receiversOf(world).find((one) => one.id === id) ?? { ...(id === GONE.id ? GONE : { id, name: id }), channels: [] };

/** What is kept of an input that holds together: a free name, a template, receivers that are there and can be reached. */
function checked(world: World, language: Language, input: SubscriptionInput, ownId?: string) {
  const { name, templateId, zone, channels, receiverIds, ...rest } = input;
  const cycle: ReportCycle = rest;
  templateOf(templateId, language);
  const isTaken = reportsOf(world).subscriptions.rows.some((one) => one.id !== ownId && isSameText(one.name, name));
  if (isTaken) refuse('NAME_TAKEN', { fields: ['name'] });
  const there = receiversOf(world);
  const gone = receiverIds.find((id) => !there.some((one) => one.id === id));
  if (gone) refuse('RECEIVER_GONE', { fields: ['receiverIds'], values: { name: receiver(world, gone).name } });
  const unreached = channels.find(
    (channel) => !receiverIds.some((id) => receiver(world, id).channels.includes(channel)),
  );
  if (unreached) {
    refuse('CHANNEL_UNREACHED', {
      fields: ['receiverIds'],
      values: { channel: CHANNEL_NAMES[language][unreached] },
    });
  }
  return { name, templateId, cycle: withoutKnown(cycle), zone, channels, receiverIds: [...new Set(receiverIds)] };
}

/** An update carries id and version beside the cycle. */
function withoutKnown(cycle: ReportCycle): ReportCycle {
  const { time } = cycle;
  switch (cycle.taskType) {
    case 'weekly':
      return { taskType: 'weekly', weekday: cycle.weekday, time };
    case 'monthly':
      return { taskType: 'monthly', monthDay: cycle.monthDay, time };
    case 'custom':
      return { taskType: 'custom', everyDays: cycle.everyDays, firstDay: cycle.firstDay, time };
    case 'single':
      return { taskType: 'single', fromDay: cycle.fromDay, toDay: cycle.toDay, time };
  }
}

const replan = (world: World, one: KeptSubscription) => plan(world, one, firstRun(one.cycle, one.zone, world.now()));

export const subscription = implement(subscriptions, {
  list: (request, { world, language }) =>
    pageOf(
      reportsOf(world).subscriptions.rows.map((one) => shown(one, language)),
      request,
      { keyword: ['id', 'name', 'templateName'], time: 'createdAt' },
    ),
  get: ({ id }, { world, language }) => {
    const { subscriptions: rows, instances } = reportsOf(world);
    const one = rows.get(id);
    return {
      ...shown(one, language),
      receivers: one.receiverIds.map((receiverId) => receiver(world, receiverId)),
      reports: instances.rows.filter(({ subscriptionId }) => subscriptionId === id).length,
    };
  },
  getOptions: (_, { world }) => ({
    channels: CHANNELS.map((code) => ({
      code,
      isEnabled: isServed(world, code),
    })),
    receivers: receiversOf(world),
  }),
  add: (input, { world, language }) => {
    const { subscriptions: rows } = reportsOf(world);
    if (rows.rows.length >= LIMIT) refuse('QUOTA_REACHED', { values: { limit: LIMIT } });
    const one = rows.add({
      ...checked(world, language, input),
      id: world.nextId('RS'),
      status: 'running',
      nextRun: null,
      createdAt: world.now(),
      version: 1,
      turn: 0,
    });
    replan(world, one);
    return { id: one.id };
  },
  update: ({ id, version, ...input }, { world, language }) => {
    const { subscriptions: rows } = reportsOf(world);
    if (can.edit(rows.get(id)) !== true) refuse('ILLEGAL_STATE');
    const change = checked(world, language, input, id);
    replan(world, rows.changeVersion(id, version, change));
    return {};
  },
  enable: ({ id }, { world }) => {
    const { subscriptions: rows } = reportsOf(world);
    if (can.enable(rows.get(id)) !== true) refuse('ILLEGAL_STATE');
    replan(world, rows.change(id, { status: 'running' }));
    return {};
  },
  disable: ({ id }, { world }) => {
    const { subscriptions: rows } = reportsOf(world);
    if (can.disable(rows.get(id)) !== true) refuse('ILLEGAL_STATE');
    replan(world, rows.change(id, { status: 'paused' }));
    return {};
  },
  makeNow: ({ id }, { world }) => {
    const one = reportsOf(world).subscriptions.get(id);
    if (can.makeNow(one) !== true) refuse('ILLEGAL_STATE');
    const { id: reportId, fromDay, toDay } = makeNow(world, one);
    return { reportId, fromDay, toDay };
  },
  getImpact: ({ id }, { world }) => {
    const { subscriptions: rows, instances } = reportsOf(world);
    rows.get(id);
    const made = instances.rows.filter(({ subscriptionId }) => subscriptionId === id);
    return {
      reports: made.length,
      links: made.flatMap(({ id: reportId, name, fromDay, toDay }) =>
        validLinks(world, reportId).map((link) => ({
          id: link.id,
          reportName: `${name} ${fromDay} – ${toDay}`,
          note: link.note,
          expiresAt: link.expiresAt,
        })),
      ),
    };
  },
  delete: ({ id }, { world }) => {
    const { subscriptions: rows, instances } = reportsOf(world);
    const one = rows.get(id);
    if (can.delete(one) !== true) refuse('ILLEGAL_STATE');
    plan(world, one, null);
    rows.remove(id);
    const made = instances.rows.filter(({ subscriptionId }) => subscriptionId === id);
    for (const link of linksOf(world).rows) {
      if (made.some(({ id: reportId }) => reportId === link.reportId)) link.withdrawnAt ??= world.now();
    }
    for (const { id: reportId } of made) instances.remove(reportId);
    return {};
  },
});
