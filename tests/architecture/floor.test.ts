import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from './sources';

/**
 * What came after the oldest browsers of .umirc.ts, Chrome 96 and Safari 15, and drops its declaration or its whole rule
 * there. It stands behind @supports, or in this list with what is seen without it, which was looked at in Chromium 92.
 */
const NEWER: Readonly<Record<string, RegExp>> = {
  ':has()': /:has\(/,
  'color-mix()': /color-mix\(/,
  'container queries': /@container|container-type/,
  layers: /@layer/,
  'heights of the visible window': /\d[dsl]v(?:h|w|b|i|min|max)\b/,
  subgrid: /subgrid/,
  nesting: /(?:^|[{;])\s*&/m,
  'light-dark()': /light-dark\(/,
  'one transformation': /(?:^|[{;\s])(?:translate|rotate|scale):/m,
  direction: /:dir\(/,
  'ranges of media queries': /@media[^{]*[<>]/,
  'starting style': /@starting-style/,
  'newer colors': /\b(?:oklch|oklab|lch|lab|color)\(/,
  anchors: /anchor-name|position-anchor|position-area/,
};

const WITHOUT: readonly (readonly [file: string, what: string, seen: string])[] = [
  ['src/components/resource-rows/resource-rows.css', ':has()', 'the table is as wide as the form and scrolls'],
  ['src/layouts/shell/side-menu.css', ':has()', 'a long title runs under its count'],
  ['src/pages/alarm/task/task.css', ':has()', 'the switch of a channel stands under its words'],
  ['src/pages/console/home/later.css', 'subgrid', 'two charts beside each other may begin at two heights'],
  ['src/pages/landing/product/landing.css', ':has()', 'what a product does stands in rows of three'],
  [
    'src/pages/system-settings/node-network/node-network.css',
    ':has()',
    'a gap before a value without a label; what adds an entry lies over the last row',
  ],
  ['src/theme/global.css', ':has()', 'the ring follows :focus-within'],
  ['src/ui/data/facts.css', ':has()', 'a text of many parts stays in one column'],
  ['src/ui/form/form-aside.css', ':has()', 'the index of the form stands beside what it comes to'],
  ['src/ui/form/form.css', ':has()', 'a switch stands under its words'],
  ['src/ui/list/filter-bar.css', ':has()', 'the end of a long hint is cut'],
  ['src/ui/list/phone-row.css', ':has()', 'a long state is cut'],
  ['src/ui/page/screen.css', ':has()', 'the primary action of a list stays at its top'],
];

/** A style sheet without comments and without what stands behind a question for support. */
function asked(css: string): string {
  let text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (let start = text.indexOf('@supports'); start >= 0; start = text.indexOf('@supports')) {
    let [end, depth] = [text.indexOf('{', start), 0];
    do {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    } while (depth > 0);
    text = text.slice(0, start) + text.slice(end);
  }
  return text;
}

describe('SHIP-09 styles newer than the oldest browsers', () => {
  it('stand behind a question for support, or it is known what is seen without them', () => {
    const files = [...filesOf('src', /\.css$/), ...filesOf('public', /\.css$/)];
    const found = files.flatMap((file) => {
      const text = asked(textOf(file));
      return Object.entries(NEWER).flatMap(([what, pattern]) => (pattern.test(text) ? [`${file}: ${what}`] : []));
    });
    expect(found).toEqual(WITHOUT.map(([file, what]) => `${file}: ${what}`));
  });

  it('drop no rule of the others: a selector that may be unknown stands alone', () => {
    const rules = filesOf('src', /\.css$/).flatMap((file) =>
      [...asked(textOf(file)).matchAll(/(?:^|[{}])([^{}@]+)\{/g)].map(
        ([, selector = '']) => `${file}: ${selector.trim()}`,
      ),
    );
    // Commas inside of parentheses do not part selectors.
    const parts = (rule: string) =>
      rule.replace(/\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)/g, '()').split(',');
    const mixed = rules.filter(
      (rule) =>
        rule.includes(':has(') && parts(rule.slice(rule.indexOf(': ') + 2)).some((part) => !part.includes(':has(')),
    );
    expect(mixed).toEqual([]);
  });
});
