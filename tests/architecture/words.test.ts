import { describe, expect, it } from 'vitest';
import { AUTHORIZATION_STATUS } from '@/components/account/account-labels';
import { filesOf, textOf } from './sources';

/** Phrases that read as translated, and the words that stand in their place. */
const STIFF: Readonly<Record<string, string>> = {
  'holds today': 'fits current usage',
  'Used up on': 'Runs out',
  'would change': 'Compare',
  'brings nothing': 'no new findings',
  'on its way': 'was sent',
  'all the same': 'anyway',
  'Goes well': 'Works well',
  'First password': 'Initial password',
  'second proof': 'verifies your identity again',
  'was named': 'was specified',
  '} too many': 'over',
  'Nothing waits': 'Nothing needs attention',
  'that expire soon': 'Expiring soon',
  'Takes domain names': 'Accepts domain names',
  'was used already': 'has already been used',
  'Network changes wait': 'Unapplied changes',
  'Prove by': 'Verify with',
  'Prove your': 'Verify your',
  'Domains resolved most': 'Top domains',
  'Period before': 'Previous period',
  'No page to enter': 'Not available yet',
  'the gateway tells': 'no limit given',
  'a login is verified': 'Verifies …',
  'to go on': 'to continue',
  'Close without it': 'Close anyway',
  'secret of a link': 'token of a link',
  'For reading only': 'Read-only',
  'before the session ended is back': 'Your unsaved input is back',
  'the present ': 'the current',
  'its present ': 'its current',
  'your present': 'your current',
  'so many': 'this many, or the number of',
  'would be told': 'would be notified',
  'is told': 'is notified',
  'was told': 'was notified',
  'goes on': 'continues, resumes',
  'go on while': 'continue while',
  'that goes on': 'ongoing',
  Admit: 'Allow',
  'parted by': 'separated by',
  'the very name': 'the exact name',
  'outside account': 'external account',
  'Take over': 'Use these values',
  'link works': 'is valid',
  'is no https': 'is not an https',
  'Logs of the meantime': 'Logs produced meanwhile',
  'Import started; the': 'see the update log for the result',
  Superior: 'Parent',
  Roomy: 'Comfortable',
  Digiccy: 'Cryptocurrency',
  更换版本的影响: '版本对比',
  均来自网关: '说用户知道的',
  暂无入口: '暂未提供',
  域名检测不能为空: '请输入要检测的域名',
  新的手机: '新手机号',
  不处于正常状态: '已是锁定状态',
};

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
  { use: 'DNS 云解析', not: /云解析 DNS/ },
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
  { use: '手机号', not: /备用手机(?!号)|绑定手机(?!号)/ },
  { use: '还没有…', not: /^暂无告警/ },
  { use: '创建人', not: /创建者/ },
];

/** The side menu names things: it is all management. */
const MENU = ['subAccount.title', 'role.title', 'organization.title', 'policy.title', 'receiver.title'];

type Table = Readonly<Record<string, string>>;
const tableOf = async (language: string): Promise<Table> => {
  const files = filesOf(`locales/${language}`).filter((path) => !/\/(?:index|start)\.ts$/.test(path));
  const tables = await Promise.all(files.map((path) => import(/* @vite-ignore */ `../../${path}`)));
  return Object.assign({}, ...tables.map((module) => module.default));
};

describe.each(['zh-CN', 'en-US'])('the words of %s', (language) => {
  it('read as if nobody had translated them', async () => {
    const found = Object.entries(await tableOf(language)).flatMap(([id, text]) =>
      Object.entries(STIFF)
        .filter(([phrase]) => text.toLowerCase().includes(phrase.toLowerCase()))
        .map(([phrase, better]) => `${id}: "${phrase}", better "${better}"`),
    );
    expect(found).toEqual([]);
  });

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

it('the menu names things, not their management', async () => {
  const english = await tableOf('en-US');
  expect(MENU.map((id) => english[id])).toEqual(['Sub-accounts', 'Roles', 'Organizations', 'Policies', 'Contacts']);
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
