import { http } from 'msw';
import { escaped, html, STYLE } from '../runtime/plain-page';
import type { World } from '../runtime/world';
import { orderedMappings } from './role-sso-rows';
import { type Answer, endTest, LINK, openTest } from './sign-in-tests';

const MAIL = { mail: ['li.wei@example.com'] };

const attributesOf = (world: World, providerId: string, limit?: number): Record<string, string[]> => {
  const found: Record<string, string[]> = { ...MAIL };
  for (const { attribute, value } of orderedMappings(world, providerId).slice(0, limit))
    found[attribute] = [...(found[attribute] ?? ['staff']), value];
  return found;
};

/** Who signs in at the provider, or what goes wrong there. */
const ANSWERS: Readonly<Record<string, (world: World, providerId: string) => Answer>> = {
  one: (world, id) => ({ attributes: attributesOf(world, id, 1) }),
  several: (world, id) => ({ attributes: attributesOf(world, id) }),
  nobody: (world, id) => {
    const names = orderedMappings(world, id).map(({ attribute }) => [attribute, ['visitors']] as const);
    return { attributes: { ...MAIL, ...Object.fromEntries(names) } };
  },
  silent: () => ({ attributes: MAIL }),
  forged: (world, id) => ({ isForged: true, attributes: attributesOf(world, id) }),
  audience: (world, id) => ({ audience: 'https://other.example.com/saml', attributes: attributesOf(world, id) }),
  clock: (world, id) => ({ late: 420, attributes: attributesOf(world, id) }),
};

const WORDS = {
  'en-US': {
    title: 'Mock identity provider',
    ask: 'Who signs in, or what goes wrong',
    submit: 'Sign in',
    done: 'The test is over. Close this tab and go back to the console.',
    gone: 'This link was used or is too old. Start another test in the console.',
    one: 'A user whom the first mapping matches',
    several: 'A user whom every mapping matches',
    nobody: 'A user whom no mapping matches',
    silent: 'The attribute is not sent',
    forged: 'The signature is wrong',
    audience: 'The answer is meant for somebody else',
    clock: 'The clock is seven minutes behind',
  },
  'zh-CN': {
    title: '模拟身份提供商',
    ask: '由谁登录，或出现什么问题',
    submit: '登录',
    done: '测试已结束。请关闭此标签页，返回控制台。',
    gone: '此链接已使用或已过期，请在控制台重新开始测试。',
    one: '匹配第一条映射的用户',
    several: '匹配所有映射的用户',
    nobody: '不匹配任何映射的用户',
    silent: '未发送该属性',
    forged: '签名有误',
    audience: '回应的接收方不是本控制台',
    clock: '时钟慢七分钟',
  },
} as const;

const languageOf = (request: Request) =>
  /^zh/i.test(request.headers.get('accept-language') ?? '') ? 'zh-CN' : 'en-US';

function page(request: Request, inside: string, status = 200): Response {
  const language = languageOf(request);
  const { title } = WORDS[language];
  return html(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>
<body><header><span>${title}</span></header><main>${inside}</main></body></html>`,
    status,
  );
}

/** Plays the provider that a test's link leads to, and the gateway that its answer comes back to. No cookie is set by either. */
export const signInTestPages = () => [
  http.get(`*${LINK}:token`, ({ request, params }) => {
    const words = WORDS[languageOf(request)];
    const opened = openTest(String(params.token));
    if (!opened) return page(request, `<p role="alert">${words.gone}</p>`, 410);
    const options = Object.entries(words).flatMap(([key, text]) =>
      Object.hasOwn(ANSWERS, key) ? [`<option value="${key}">${escaped(text)}</option>`] : [],
    );
    return page(
      request,
      `<form method="post" action="${LINK}${opened.test.token}"><h1>${words.title}</h1>
<label>${words.ask}<select name="answer">${options.join('')}</select></label><button>${words.submit}</button></form>`,
    );
  }),
  http.post(`*${LINK}:token`, async ({ request, params }) => {
    const words = WORDS[languageOf(request)];
    const answerOf = ANSWERS[new URLSearchParams(await request.text()).get('answer') ?? ''];
    const isTaken = answerOf !== undefined && endTest(String(params.token), answerOf);
    return page(request, `<p role="status">${isTaken ? words.done : words.gone}</p>`, isTaken ? 200 : 410);
  }),
];
