import { securityHeaders } from '../../deploy/page.mjs';

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { ...securityHeaders(), 'content-type': 'text/html; charset=utf-8' } });

/** Of pages that the gateway draws by itself, without a script: the system's appearance is theirs, the language a link. */
export const STYLE = `
:root{color-scheme:light dark;--surface:#fff;--page:#f6f8fa;--line:#e3e7ed;--edge:#8b96a6;--text:#1c2430;--quiet:#545f70;--accent:#1d5fd1;--bad:#c0271d}
@media(prefers-color-scheme:dark){:root{--surface:#181d25;--page:#14181f;--line:#2b333f;--edge:#6b7686;--text:#e4e8ee;--quiet:#a9b3c1;--accent:#86b2ff;--bad:#f0796f}}
*{box-sizing:border-box}body{font:14px/22px system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif;display:grid;grid-template-rows:auto 1fr;min-height:100vh;margin:0;background:var(--page);color:var(--text)}
header{display:flex;align-items:center;gap:8px;block-size:48px;padding-inline:24px;background:var(--surface);border-block-end:1px solid var(--line);font-weight:600}
header svg{inline-size:24px;block-size:24px}header a{margin-inline-start:auto;font-weight:400;padding:4px 8px}a{color:var(--accent)}
main{display:grid;place-items:center;padding:24px 16px}form{inline-size:min(360px,100%);display:grid;gap:16px;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:6px}
h1{font-size:20px;line-height:28px;margin:0}label{display:grid;gap:4px}input,select,button{font:inherit;min-block-size:36px;padding:6px 10px;border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:var(--text)}
button{background:#1d5fd1;color:#fff;border:0;cursor:pointer}p{margin:0;color:var(--quiet)}[role=alert]{color:var(--bad)}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
`;
