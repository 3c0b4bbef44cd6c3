import DOMPurify from 'dompurify';
import { Fragment, type ReactNode, useCallback, useMemo } from 'react';
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

interface Part {
  /** What its heading says; null of what stands before the first one. */
  title: string | null;
  nodes: readonly Node[];
}

/** What is purified, part by part: each begins with a heading of the first rank, which is not among its nodes. */
function partsOf(html: string): Part[] {
  const parts: { title: string | null; nodes: Node[] }[] = [];
  for (const node of purified(html).childNodes) {
    if (node.nodeName === 'H3') parts.push({ title: node.textContent, nodes: [] });
    else if (parts.length > 0) parts.at(-1)?.nodes.push(node);
    else parts.push({ title: null, nodes: [node] });
  }
  return parts;
}

function Nodes({ nodes }: Pick<Part, 'nodes'>) {
  const fill = useCallback((node: HTMLDivElement | null) => node?.replaceChildren(...nodes), [nodes]);
  return <div ref={fill} />;
}

interface PartsProps {
  html: string;
  /** Draws a heading. They are counted from the last one, so that a new one on top changes the number of no other. */
  headingOf: (title: string, number: number) => ReactNode;
}

/** The same where each part can be led to: its headings are ours. */
export function SafeParts({ html, headingOf }: PartsProps) {
  const parts = useMemo(() => partsOf(html), [html]);
  return (
    <div className="safe-html">
      {parts.map(({ title, nodes }, index) => {
        const number = parts.length - index;
        return (
          <Fragment key={number}>
            {title !== null && headingOf(title, number)}
            <Nodes nodes={nodes} />
          </Fragment>
        );
      })}
    </div>
  );
}
