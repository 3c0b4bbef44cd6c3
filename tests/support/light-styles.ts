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

const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
if (innerHTML)
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    ...innerHTML,
    set(css: string) {
      innerHTML.set?.call(this, shortOf(css));
    },
  });
