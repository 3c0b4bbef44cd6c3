import { describe, expect, it } from 'vitest';
import { AUTHORIZATION_STATUS } from '@/components/account/account-labels';
import { filesOf, textOf } from './sources';

/** Two words for one thing: the one in use, and what else it was called. */
const MIXED: readonly { use: string; not: RegExp }[] = [
  { use: 'email', not: /e-mail/i },
  { use: 'license', not: /licence/i },
  { use: 'canceled', not: /cancelled/i },
  { use: '账号', not: /帐号/ },
  { use: '登录', not: /登陆/ },
  // What the product does is 监测; the resources of a node are under 监控, as in its path.
  { use: '监测', not: /监控(?:任务|设备|域名)|云监控/ },
  { use: '阈值', not: /阀值/ },
  { use: 'DNS 云解析', not: /云解析 DNS|(?<!DNS )云解析/ },
  { use: 'Safeguard', not: /cloud safeguard/i },
  { use: '安全防护', not: /云安全防护/ },
  { use: '您', not: /你/ },
  { use: '站内信', not: /站内消息/ },
  { use: '基础授权', not: /基本授权/ },
  { use: '已创建', not: /已新建/ },
  { use: 'read-only', not: /\bread only\b/i },
  // An operation is undone; what is not yet applied is discarded, a contact withdrawn, a link revoked, a route no longer announced.
  { use: 'undo', not: /\b(?:take|takes|taken|taking) (?:it )?back\b|\brevert/i },
  { use: '撤销', not: /撤消|还原/ },
  { use: '停止通告', not: /撤销.*(?:通告|地址)|(?:通告|排空).*撤销/ },
  { use: 'Anycast', not: /任播/ },
  { use: 'service provider, 服务商', not: /message provider|消息服务商/i },
  { use: 'enterprise-messaging', not: /enterprise messaging/i },
  { use: 'contains', not: /\b(?:file|document|report) holds\b/i },
  { use: 'connect', not: /\bnodes? (?:first )?links?\b|\blink(?:ed)? to the platform|last link\b/i },
  { use: 'is already …', not: /\b(?:enabled|paused|verified|activated|read|bound|is in the list|exists) already\b/i },
  { use: 'own selection', not: /\bown choice\b/i },
  { use: 'immediately', not: /(?:work|works|working|in|effect|color) (?:again )?at once\b/i },
  // What an alarm or the platform sends; a notice is what the console tells of an act, a level, or a kind of message.
  { use: 'notification', not: /\b(?:sends?|sent|text of the|repeated) notices?\b|\bnotices? (?:is|are|type|by|at)\b/i },
  { use: 'sign-in', not: /\blog(?:ins?|ons?| in| on)\b/i },
  { use: 'copy', not: /\bclon(?:e|ed|es|ing)\b/i },
  { use: '复制', not: /克隆/ },
  // What a person holds is paused and resumed; suspended is what the gateway does by itself.
  {
    use: 'pause',
    not: /\bsuspend (?!deliver)(?:\w+ )?(?:task|subscription)|\b(?:task|subscription)s? (?:is|was|are) suspended/i,
  },
  { use: '手机号', not: /备用手机(?!号)|绑定手机(?!号)/ },
  { use: '还没有…', not: /^暂无告警/ },
  { use: '创建人', not: /创建者/ },
];

type Table = Readonly<Record<string, string>>;
const tableOf = async (language: string): Promise<Table> => {
  const files = filesOf(`locales/${language}`).filter((path) => !/\/(?:home|index|start)\.ts$/.test(path));
  const tables = await Promise.all(files.map((path) => import(/* @vite-ignore */ `../../${path}`)));
  return Object.assign({}, ...tables.map((module) => module.default));
};

describe.each(['zh-CN', 'en-US'])('the words of %s', (language) => {
  it('call one thing by one word', async () => {
    const found = Object.entries(await tableOf(language)).flatMap(([id, text]) =>
      MIXED.filter(({ not }) => not.test(text)).map(({ use }) => `${id}: say "${use}" in "${text}"`),
    );
    expect(found).toEqual([]);
  });
});

/** Notices without an object: what is one's own or there once, and what the specification words. */
const NO_OBJECT = [
  'code.sent',
  'commandTask.retried',
  'copy.done',
  'link.copied',
  'palette.copied',
  'passwordChange.done',
  'personalize.resetDone',
  'personalize.saved',
];
const TOLD = /\bsuccess(?:\(|=\{|: )(?:\([^()]*\) => )?[^;}]*?\bt\('([\w.]+)'/g;

it('a notice of what was done names what it was done to', async () => {
  const english = await tableOf('en-US');
  const told = filesOf('src').flatMap((file) => [...textOf(file).matchAll(TOLD)].flatMap(([, id]) => id ?? []));
  expect(told.length).toBeGreaterThan(90);
  expect([...new Set(told)].filter((id) => english[id] && !/\{\w+[,}]/.test(english[id])).sort()).toEqual(NO_OBJECT);
});

it('a license and what an account is authorized to are two words in Chinese, as they are in English', async () => {
  const [chinese, english] = [await tableOf('zh-CN'), await tableOf('en-US')];
  const mixed = Object.entries(chinese).filter(([id, text]) => {
    const isLicense = /licens/i.test(english[id] ?? '');
    return /许可/.test(text) !== isLicense || (isLicense && /授权/.test(text));
  });
  expect(mixed.map(([id, text]) => `${id}: "${text}" for "${english[id]}"`)).toEqual([]);
  const states = Object.values(AUTHORIZATION_STATUS).flatMap(({ label }) => [
    english[label] ?? '',
    chinese[label] ?? '',
  ]);
  expect(states.filter((text) => /authori[sz]|授权/i.test(text))).toEqual([]);
});
