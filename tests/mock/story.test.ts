import { documentSeeds } from '@mock/help/documents';
import { guides } from '@mock/help/guides';
import { expect, it } from 'vitest';
import { accountInfoApi } from '@/api/account-center/account-info';
import { alarmRecordApi } from '@/api/alarm/record';
import { overviewApi } from '@/api/console/home';
import { orderApi } from '@/api/cost-center/order';
import { quotaApi } from '@/api/cost-center/quota';
import { messageApi } from '@/api/message/message';
import { sessionApi } from '@/api/session/session';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { faqIn } from '@/components/faq/entries';
import en from '../../locales/en-US/landing/cloud';
import zh from '../../locales/zh-CN/landing/cloud';
import { signIn } from '../support/gateway';

const ALL = { current: 1, pageSize: 100 } as const;
const LOWEST = '60 to 86,?400|60 至 86400';

it('every text of the help names the smallest TTL that the quotas and the orders name', async () => {
  signIn();
  const dns = (await quotaApi.getUsage({})).list.find(({ code }) => code === 'dns');
  const limits = (dns?.editions ?? []).map(({ limits }) => limits.minTtl ?? 0);
  expect(limits).toHaveLength(3);
  const present = dns?.quotas.find(({ key }) => key === 'minTtl')?.limit;
  expect(present).toBe(dns?.editions.find(({ code }) => code === dns.edition)?.limits.minTtl);
  const start = guides.find(({ id }) => id === 'guide-start')?.text;
  const inGuide = (text = '') => text.match(/\d+(?= 秒，标| 秒，旗| 秒。| s[,.])/g)?.map(Number);
  expect(inGuide(start?.['en-US'].detail)).toEqual(limits);
  expect(inGuide(start?.['zh-CN'].detail.split('TTL 不能更小').at(-1))).toEqual(limits);
  // What holds for every edition is the smallest of all, and each text says that it depends on the edition.
  expect(Math.min(...limits)).toBe(60);
  const texts = [
    ...[...faqIn('en-US'), ...faqIn('zh-CN')].map(({ body }) => body.join(' ')),
    ...[en, zh].map((texts) => texts['landing.cloud.authoritativeText']),
    ...[...documentSeeds, ...guides].flatMap(({ text }) => Object.values(text).map(({ detail }) => detail)),
  ].filter((text) => /TTL/.test(text) && new RegExp(`${LOWEST}|(low|小).{0,30}\\b60 `).test(text));
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text).toMatch(/edition|版本/);
  const { list } = await orderApi.list({ ...ALL, keyword: 'Cloud DNS' });
  for (const { id, productName } of list)
    if (productName === 'Cloud DNS') expect((await orderApi.get({ id })).specification.ttl).toBe(`${present} s`);
});

it('alarms and messages name nodes that exist, by their host name or name', async () => {
  signIn();
  const { list: nodes } = await businessNodeApi.list(ALL);
  const alarms = (await alarmRecordApi.list(ALL)).list.filter(({ source }) => source.startsWith('node-'));
  expect(new Set(alarms.map(({ source }) => source)).size).toBeGreaterThan(2);
  for (const [source, node] of new Map(alarms.map((one) => [one.source, one.node]))) {
    expect(nodes, source).toContainEqual(expect.objectContaining({ id: node?.id, name: node?.name }));
    expect((await businessNodeApi.get({ id: node?.id ?? '' })).hostname).toBe(`${source}.acme.example`);
  }
  const names = nodes.map(({ name }) => name);
  const { list: messages } = await messageApi.list(ALL);
  const told = messages.filter(({ title }) => /^(节点|Node) /.test(title));
  expect(told.length).toBeGreaterThan(0);
  for (const { title } of told)
    expect(
      names.some((name) => title.includes(name)),
      title,
    ).toBe(true);
});

it('what an account opened is as many products at home as in its account info', async () => {
  signIn();
  const { products } = await sessionApi.get({});
  const opened = products.filter(({ id, isAccessible, isOpened }) => id > 0 && isAccessible && isOpened);
  expect((await accountInfoApi.getOwn({})).authorization.products).toHaveLength(opened.length);
});

it('home counts no more records and monitoring tasks than the quotas', async () => {
  signIn();
  const quotas = (await quotaApi.getUsage({})).list.flatMap((one) => one.quotas);
  const used = (key: string) => quotas.find((one) => one.key === key)?.used;
  const counters = await overviewApi.getCounters({});
  expect(counters.dnsRecord).toBe(used('records'));
  const { basicTask, deepDiveTask, dnsTask } = counters;
  expect((basicTask ?? 0) + (deepDiveTask ?? 0) + (dnsTask ?? 0)).toBe(used('monitoringTasks'));
});

it('of a new account nothing ends soon, waits for it or is used, and nothing is of another account', async () => {
  signIn('fresh');
  const { services, todos, endings } = await overviewApi.getAttention({});
  expect([services.total, todos.total, endings?.total ?? 0]).toEqual([0, 0, 0]);
  const { account } = await sessionApi.get({});
  for (const one of (await orderApi.list(ALL)).list) expect(one.orderUser).toBe(account.name);
  for (const { used } of (await quotaApi.getUsage({})).list.flatMap((one) => one.quotas)) expect(used ?? 0).toBe(0);
});
