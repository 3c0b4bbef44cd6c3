import DOMPurify from 'dompurify';
import { useCallback } from 'react';
import './safe-html.css';

const ALLOWED_TAGS = [
  ...['h3', 'h4', 'h5', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'kbd'],
  ...['strong', 'b', 'em', 'i', 'sub', 'sup', 'a', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const ALLOWED_ATTR = ['href', 'colspan', 'rowspan', 'scope', 'lang', 'dir'];

/** Elements of the allow-list only, links to http(s) and mailto only; links open in a tab that knows nothing of us. */
function purified(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.rel = 'noopener noreferrer';
    link.target = '_blank';
  }
  for (const table of fragment.querySelectorAll('table')) table.tabIndex = 0;
  return fragment;
}

/** The only way for HTML of the server into the page: purified, and put in as nodes, never as a string. */
export function SafeHtml({ html }: { html: string }) {
  const fill = useCallback((node: HTMLDivElement | null) => node?.replaceChildren(purified(html)), [html]);
  return <div className="safe-html" ref={fill} />;
}
