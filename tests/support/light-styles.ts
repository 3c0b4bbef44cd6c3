import { afterEveryTest } from './after-each';

/**
 * What a person can see and press is decided by a few declarations of antd's rules. The others only cost time in a test,
 * a third of it: each question for a role or a name matches every rule against every element above the one asked about.
 * The library writes its rules as a style element's innerHTML, where only what hides is let through, and who takes presses:
 * a dialog's frame lets them pass and its box does not. Nothing that one rule hides is shown by another.
 */
const DECLARATION =
  /(?:^|;)\s*(?:display:none|visibility:(?:hidden|collapse)|opacity:0(?![.\d])|pointer-events:)[^;]*/g;
/** What a condition holds together; nothing that hides depends on one at the width of these tests. */
const BLOCK = /@[^{}]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const RULE = /([^{}@]+)\{([^{}]*)\}/g;

const shortOf = (css: string): string =>
  [...css.replace(BLOCK, '').matchAll(RULE)]
    .map(([, selector, body = '']) => [selector, (body.match(DECLARATION) ?? []).join('')])
    .map(([selector, body]) => (body ? `${selector}{${body}}` : ''))
    .join('');

/**
 * What hides, asked of the rules directly: the document works out every property of an element and of all above it, anew
 * after each change, which was a seventh of the time of these tests. No pseudo-element has contents under these rules.
 */
type Asked = 'display' | 'visibility' | 'opacity' | 'content';

const OWN: Record<Asked, RegExp> = {
  display: /(?:^|;)\s*display:([^;!]+)/,
  visibility: /(?:^|;)\s*visibility:([^;!]+)/,
  opacity: /(?:^|;)\s*opacity:([^;!]+)/,
  content: /(?:^|;)\s*content:([^;!]+)/,
};
const isAsked = (name: unknown): name is Asked => typeof name === 'string' && name in OWN;

interface Rule {
  sheet: HTMLStyleElement;
  selector: string;
  values: ReadonlyMap<string, string>;
}

const sheets = new Map<HTMLStyleElement, { rules: Rule[]; wasThere: boolean }>();
/** The rules by a class that the element itself must have, and those that ask for none. */
let index: { byClass: Map<string, Rule[]>; others: Rule[] } | undefined;

function valuesOf(body: string): Map<string, string> {
  const pairs = body.split(';').map((one) => one.split(':'));
  return new Map(pairs.map(([name = '', value = '']) => [name.trim(), value.trim()]));
}

/** One selector of a list each; a comma in brackets separates none. */
const selectorsOf = (list: string): string[] => list.split(/,(?![^(]*\))/).map((one) => one.trim());

const rulesOf = (sheet: HTMLStyleElement, css: string): Rule[] =>
  [...css.matchAll(RULE)].flatMap(([, list = '', body = '']) =>
    selectorsOf(list).map((selector) => ({ sheet, selector, values: valuesOf(body) })),
  );

/** A class in the last part of a selector, but none in brackets. */
const ownClass = (selector: string): string | undefined =>
  selector
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(/[\s>+~]+/)
    .at(-1)
    ?.match(/\.([\w-]+)/)?.[1];

function rulesByClass() {
  if (index) return index;
  const byClass = new Map<string, Rule[]>();
  const others: Rule[] = [];
  for (const [sheet, kept] of sheets) {
    // The library throws away what it takes out.
    if (kept.wasThere && !sheet.isConnected) sheets.delete(sheet);
    kept.wasThere = sheet.isConnected;
    for (const rule of kept.rules) {
      const name = ownClass(rule.selector);
      const list = name === undefined ? others : (byClass.get(name) ?? []);
      list.push(rule);
      if (name !== undefined) byClass.set(name, list);
    }
  }
  index = { byClass, others };
  return index;
}

function isMatch(element: Element, { sheet, selector }: Rule): boolean {
  try {
    return sheet.isConnected && element.matches(selector);
  } catch {
    // A selector that this document does not know, as it leaves such out itself.
    return false;
  }
}

/** What a rule or the element's own attribute says of it. */
function said(element: Element, name: Asked): string | undefined {
  const { byClass, others } = rulesByClass();
  const near = [others, ...[...element.classList].map((one) => byClass.get(one) ?? [])];
  const rule = near.flat().find((one) => one.values.has(name) && isMatch(element, one));
  const value = rule?.values.get(name);
  if (value?.endsWith('!important')) return value.replace(/\s*!important$/, '');
  return element.getAttribute('style')?.match(OWN[name])?.[1]?.trim() ?? value;
}

/** What an element is without any rule, by its tag. */
const plain = new Map<string, string>();

function shownValue(element: Element, name: Asked, whole: CSSStyleDeclaration): string {
  // A dialog is hidden by its own state.
  if (!element.isConnected || element.tagName === 'DIALOG') return whole.getPropertyValue(name);
  let value = said(element, name);
  if (name === 'visibility')
    for (let above = element.parentElement; value === undefined && above; above = above.parentElement)
      value = said(above, name);
  if (value !== undefined) return value;
  const key = `${element.tagName} ${name}`;
  const known = plain.get(key) ?? whole.getPropertyValue(name);
  plain.set(key, known);
  return known;
}

/** A sheet that came and went between two questions was never seen in the document: its rules would be tried for ever. */
afterEveryTest(() => {
  for (const sheet of sheets.keys()) if (!sheet.isConnected) sheets.delete(sheet);
  index = undefined;
});

const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
if (innerHTML)
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    ...innerHTML,
    set(css: string) {
      const short = shortOf(css);
      innerHTML.set?.call(this, short);
      sheets.set(this, { rules: rulesOf(this, short), wasThere: false });
      index = undefined;
    },
  });

/** The style of an element as the document works it out, to hold the light one against. */
export const wholeStyle = window.getComputedStyle.bind(document.defaultView);

const styles = new WeakMap<Element, CSSStyleDeclaration>();

function lightStyle(element: Element): CSSStyleDeclaration {
  const known = styles.get(element);
  if (known) return known;
  const whole = wholeStyle(element);
  // An empty object in front: a proxy of the whole one would have each property worked out after all.
  const style: CSSStyleDeclaration = new Proxy(Object.create(CSSStyleDeclaration.prototype), {
    get(_, name) {
      if (name === 'getPropertyValue')
        return (asked: string) => (isAsked(asked) ? shownValue(element, asked, whole) : whole.getPropertyValue(asked));
      if (isAsked(name)) return shownValue(element, name, whole);
      const value = Reflect.get(whole, name, whole);
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
  styles.set(element, style);
  return style;
}

globalThis.getComputedStyle = lightStyle;
if (document.defaultView) document.defaultView.getComputedStyle = lightStyle;
