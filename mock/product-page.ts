import { escaped, html, STYLE } from './runtime/plain-page';

const WORDS = {
  'en-US': {
    title: 'Mock product',
    text: 'Here the product opens by itself, outside the console.',
    back: 'Back to the console',
  },
  'zh-CN': {
    title: '模拟产品',
    text: '产品在控制台之外单独打开，即为此页。',
    back: '返回控制台',
  },
} as const;

const languageOf = (request: Request) =>
  /^zh/i.test(request.headers.get('accept-language') ?? '') ? 'zh-CN' : 'en-US';

/** What stands at the own address of a product: another application than the console. Null if the path is another one. */
export function productPage(request: Request, base: string): Response | null {
  const code = /^\/product\/(\w+)$/.exec(new URL(request.url).pathname)?.[1];
  if (code === undefined || request.method !== 'GET') return null;
  const language = languageOf(request);
  const { title, text, back } = WORDS[language];
  return html(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>
<body><header><span>${title}</span></header><main><form><h1>${escaped(code)}</h1><p>${text}</p><a href="${escaped(base)}">${back}</a></form></main></body></html>`);
}
