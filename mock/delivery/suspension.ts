import type { LogDetail, LoggedChange } from '@/api/log/query';
import { tell, tellsBy } from '../message/message';
import { writeByItself } from '../runtime/journal';
import { type Language, said } from '../runtime/messages';
import { personas } from '../runtime/personas';
import type { World } from '../runtime/world';
import { isBegun, onSuspension, type Suspension, settle, suspensionsOf } from './engine';

const REASONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'zh-CN': {
    connectionRefused: '连接被拒绝',
    nameNotResolved: '域名无法解析',
    certificate: '证书无效',
    timeout: '超时未响应',
    unauthorized: '认证失败',
    notFound: '地址不存在',
    tooLarge: '内容过大',
    tooMany: '请求过于频繁',
    clientError: '请求被拒绝',
    serverError: '接收方故障',
    declined: '服务拒收',
  },
  'en-US': {
    connectionRefused: 'connection refused',
    nameNotResolved: 'name not resolved',
    certificate: 'certificate not valid',
    timeout: 'no answer in time',
    unauthorized: 'not authenticated',
    notFound: 'address not found',
    tooLarge: 'too large',
    tooMany: 'too many requests',
    clientError: 'request rejected',
    serverError: 'receiver failed',
    declined: 'declined by the service',
  },
};

const TITLES = {
  pushTask: ['推送任务 {name} 已自动暂停', 'Push task {name} was suspended automatically'],
  robot: ['机器人 {name} 的投递已自动暂停', 'Deliveries to robot {name} were suspended automatically'],
  serviceProvider: [
    '服务商 {name} 的投递已自动暂停',
    'Deliveries through provider {name} were suspended automatically',
  ],
} as const;

function messageOf({ kind, name, failures, reason }: Suspension) {
  const [zh, en] = TITLES[kind];
  return {
    title: said(zh.replace('{name}', name), en.replace('{name}', name)),
    content: said(
      `连续 ${failures} 次投递失败，最近一次的原因：${REASONS['zh-CN'][reason] ?? reason}。待发内容保留 24 小时。\n请排除故障后手动恢复投递。`,
      `${failures} deliveries failed in a row, the last one for this reason: ${REASONS['en-US'][reason] ?? reason}. What waits is kept for 24 hours.\nMend the cause, then resume deliveries.`,
    ),
  };
}

const changesOf = ({ failures }: Suspension): LoggedChange[] => [
  { field: 'deliveryState', before: 'active', after: 'suspended', isSecret: false },
  { field: 'failures', before: null, after: failures, isSecret: false },
];

const factsOf = (one: Suspension) => {
  const { id, name } = personas.main;
  return {
    at: one.at,
    account: { id, name },
    verb: 'autoSuspend',
    object: { kind: one.kind, id: one.id, name: one.name },
    changes: changesOf(one),
  };
};

// Whoever runs the platform hears of it. What was there before anybody looked was told and cleared away before.
onSuspension((world, one) => {
  if (one.isPast) return;
  const about = { kind: one.kind, id: one.id, name: one.name };
  tell(world, personas.main, { ...messageOf(one), about, receivedAt: one.at });
  writeByItself(world, factsOf(one));
});

// Nobody has looked at what is delivered in most worlds: their messages wait for nothing.
tellsBy((world) => {
  if (isBegun(world)) settle(world);
});

/** The entries of the operation log about what was suspended before anybody looked at a world. */
export const pastSuspensions = (world: World): LogDetail[] =>
  suspensionsOf(world)
    .filter(({ isPast }) => isPast)
    .map((one, index): LogDetail => {
      const { changes, ...facts } = factsOf(one);
      return {
        id: `OP-SUSPENDED-${index + 1}`,
        type: 'operation',
        path: '',
        result: 'success',
        code: 20000,
        message: '',
        level: null,
        ip: '',
        requestId: `req-d${index.toString(16).padStart(7, '0')}`,
        changeCount: changes.length,
        changes,
        ...facts,
      };
    });
