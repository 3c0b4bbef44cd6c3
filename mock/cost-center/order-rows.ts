import type { OrderDetail, Specification, SubOrder } from '@/api/cost-center/order';
import type { Language } from '../runtime/messages';
import { SEED_TIME } from '../runtime/world';
import { MIN_TTL } from './editions';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

type Stored = OrderDetail;
type Progress = OrderDetail['progress'];

const STEPS = ['created', 'confirmed', 'inEffect', 'finished'];

/** The first `done` steps taken an hour apart, the next one in a state of its own; a failure has its time too. */
const progress = (from: number, done: number, next: string): Progress =>
  STEPS.map((step, index) => ({
    step,
    state: index < done ? 'done' : index === done ? next : 'waiting',
    at: index < done || (index === done && next === 'failed') ? from + index * 3_600_000 : null,
  }));

const DNS: Specification = {
  maxBoundZones: 50,
  attackBandwidth: '20 Gbit/s',
  baseSpec: '15,000 records',
  extendedSpec: '5,000 records',
  nsRecords: '4',
  ttl: `${MIN_TTL.standard} s`,
  rules: [],
};

const USAGE: Specification = {
  rules: [
    { ruleName: 'Resolution volume', fieldName: 'queries', value: '12.5', chargeUnit: 'million queries' },
    { ruleName: 'Probe nodes', fieldName: 'nodes', value: '20' },
  ],
};

/** What products are called, what a specification and a failure say, in Chinese. */
const IN_CHINESE: Readonly<Record<string, string>> = {
  'Cloud DNS': 'DNS 云解析',
  'Cloud monitoring': '云监测',
  'Domain registration': '域名注册',
  'Monitoring bundle': '监测套餐',
  'Order of a newer gateway': '新版网关的订单',
  Safeguard: '安全防护',
  'Security bundle': '安全套餐',
  'SSL certificates': 'SSL 证书',
  'Web application firewall': 'Web 应用防火墙',
  '15,000 records': '15,000 条记录',
  '5,000 records': '5,000 条记录',
  [`${MIN_TTL.standard} s`]: `${MIN_TTL.standard} 秒`,
  'Resolution volume': '解析量',
  'million queries': '百万次',
  'Probe nodes': '探测节点',
  'Ownership of the domain was not verified: example.cn': '域名所有权验证未通过：example.cn',
  'The product could not be provisioned, the amount was returned': '产品开通失败，款项已退回',
  'The documents for the certificate are incomplete': '证书申请资料不完整',
};

const say = (text: string) => IN_CHINESE[text] ?? text;

/** An order or a part of it, without what it consists of. */
interface Line {
  productName: string;
  failureReason?: string | null | undefined;
}

const lineInChinese = <T extends Line>(line: T): T => ({
  ...line,
  productName: say(line.productName),
  ...(line.failureReason && { failureReason: say(line.failureReason) }),
});

function specificationInChinese({ baseSpec, extendedSpec, ttl, rules, ...others }: Specification): Specification {
  return {
    ...others,
    ...(baseSpec !== undefined && { baseSpec: say(baseSpec) }),
    ...(extendedSpec !== undefined && { extendedSpec: say(extendedSpec) }),
    ...(ttl !== undefined && { ttl: say(ttl) }),
    rules: rules.map(({ chargeUnit, ...rule }) => ({
      ...rule,
      ruleName: say(rule.ruleName),
      ...(chargeUnit !== undefined && { chargeUnit: say(chargeUnit) }),
    })),
  };
}

function row(serial: number, change: Partial<Stored> & Pick<Stored, 'productName'>): Stored {
  const orderedAt = SEED_TIME - serial * 2.5 * DAY;
  return {
    id: `O2026${String(110000 - serial)}`,
    quantity: 1,
    status: 'tradeSuccessful',
    buyType: 'firstPurchase',
    paymentType: 'prePaid',
    orderType: 'selfService',
    price: 1280,
    amount: 1280,
    currency: 'CNY',
    orderUser: 'acme',
    orderedAt,
    provisionedAt: orderedAt + 2 * 3_600_000,
    expiresAt: orderedAt + YEAR,
    splitAt: null,
    progress: progress(orderedAt, 4, 'waiting'),
    failureReason: null,
    specification: DNS,
    parts: [],
    ...change,
  };
}

/** An order that is not in effect yet, or never will be. */
const open = (serial: number, done: number, next: string, change: Partial<Stored> & Pick<Stored, 'productName'>) =>
  row(serial, {
    provisionedAt: null,
    expiresAt: null,
    progress: progress(SEED_TIME - serial * 2.5 * DAY, done, next),
    ...change,
  });

function split(serial: number, productName: string, amount: number, parts: readonly [string, number][]): Stored {
  const whole = row(serial, { productName, status: 'split', amount, price: amount, quantity: 1 });
  const splitAt = whole.orderedAt + 3 * 3_600_000;
  return {
    ...whole,
    splitAt,
    parts: parts.map(([name, share], index) => ({
      id: `${whole.id}-${index + 1}`,
      productName: name,
      quantity: 1,
      status: index === 2 ? 'tradeFailed' : 'tradeSuccessful',
      amount: share,
      splitAt,
      failureReason: index === 2 ? 'The documents for the certificate are incomplete' : null,
    })),
  };
}

/** A whole order, its texts in the language of who asks. */
export function orderIn(language: Language, order: Stored): Stored {
  if (language !== 'zh-CN') return order;
  const { specification, parts } = order;
  return {
    ...lineInChinese(order),
    specification: specificationInChinese(specification),
    parts: parts.map((part) => lineInChinese(part)),
  };
}

/** A part of an order, its texts in the language of who asks. */
export function partIn(language: Language, part: SubOrder): SubOrder {
  if (language !== 'zh-CN') return part;
  const { specification, order } = part;
  return { ...lineInChinese(part), order: lineInChinese(order), specification: specificationInChinese(specification) };
}

const MORE = ['upgrade', 'renew', 'delay', 'trial'];

/** Every state and buy type; a failed order per step, a split one that adds up and one that does not. */
export const orderRows = (): Stored[] => [
  open(1, 1, 'current', { productName: 'Cloud DNS', status: 'pendingValidation' }),
  open(2, 1, 'failed', {
    productName: 'SSL certificates',
    status: 'tradeFailed',
    failureReason: 'Ownership of the domain was not verified: example.cn',
    specification: { rules: [] },
  }),
  split(3, 'Security bundle', 900.3, [
    ['Safeguard', 300.1],
    ['Cloud monitoring', 300.1],
    ['SSL certificates', 300.1],
  ]),
  split(4, 'Monitoring bundle', 500, [
    ['Cloud monitoring', 300],
    ['Probe nodes', 180.5],
  ]),
  open(5, 2, 'current', { productName: 'Web application firewall', status: 'toBeConfirmed', currency: 'USD' }),
  open(6, 2, 'failed', {
    productName: 'Cloud monitoring',
    status: 'tradeFailed',
    failureReason: 'The product could not be provisioned, the amount was returned',
  }),
  row(7, {
    productName: 'Safeguard',
    paymentType: 'postPaid',
    orderType: 'system',
    specification: USAGE,
    expiresAt: null,
  }),
  open(8, 2, 'current', { productName: 'Order of a newer gateway', status: 'refunding', buyType: 'gift' }),
  ...Array.from({ length: 18 }, (_, index) => {
    const kind = MORE[index % MORE.length] ?? 'renew';
    const price = kind === 'trial' ? 0 : 640 + index * 37.5;
    const quantity = 1 + (index % 3);
    return row(9 + index, {
      productName: index % 2 === 0 ? 'Cloud DNS' : 'Domain registration',
      buyType: kind,
      quantity,
      price,
      amount: price * quantity,
      orderType: index % 5 === 0 ? 'system' : 'selfService',
    });
  }),
];

/** What a new account begins with. */
export const firstOrder = (orderUser: string): Stored => row(1, { productName: 'Cloud DNS', orderUser });

/** A part as its own page shows it. */
export function partOf(whole: Stored, id: string): SubOrder | undefined {
  const part = whole.parts.find((one) => one.id === id);
  if (!part) return undefined;
  const isFailed = part.status === 'tradeFailed';
  return {
    ...part,
    order: { id: whole.id, productName: whole.productName },
    currency: whole.currency,
    price: part.amount,
    buyType: whole.buyType,
    paymentType: whole.paymentType,
    orderType: whole.orderType,
    orderUser: whole.orderUser,
    provisionedAt: isFailed ? null : part.splitAt,
    expiresAt: isFailed ? null : part.splitAt + YEAR,
    failureReason: part.failureReason ?? null,
    specification: isFailed ? { rules: [] } : whole.specification,
  };
}
