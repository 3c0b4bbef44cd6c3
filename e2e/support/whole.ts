import type { Page } from '@playwright/test';

/** What of a screen is broken or cut although it is wide enough: headers of columns on two lines, the chosen menu entry. */
export function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textsIn = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found;
    };
    // A text on one line has one rectangle.
    const isBroken = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getClientRects().length > 1;
    };
    // What is for screen readers alone is one pixel wide.
    const isCut = ({ clientWidth, scrollWidth }: Element) => clientWidth > 1 && scrollWidth > clientWidth + 1;
    const headers = [...document.querySelectorAll('thead th')].filter((header) => textsIn(header).some(isBroken));
    const chosen = [...document.querySelectorAll('nav [aria-current="page"]')].filter((entry) =>
      [entry, ...entry.querySelectorAll('*')].some(isCut),
    );
    return [
      ...headers.map(({ textContent }) => `the header ${textContent} is broken`),
      ...chosen.map(({ textContent }) => `the menu entry ${textContent} is cut`),
    ];
  });
}

/**
 * What of the rows of a list on a phone is cut, or runs out of its row. A text of the second line may end early: it is whole
 * among the details. A state, time, figure or address may not.
 */
export function cutRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWider = ({ clientWidth, scrollWidth }: Element) => clientWidth > 1 && scrollWidth > clientWidth + 1;
    // A state has an icon, an address is written from left to right, and the digits of a figure are of one width.
    const mustBeWhole = (part: Element) =>
      part.matches('svg, time, bdi[dir="ltr"]') || getComputedStyle(part).fontVariantNumeric.includes('tabular');
    // The second line is the small one.
    const mayEnd = (part: Element) =>
      getComputedStyle(part).fontSize === '12px' && ![part, ...part.querySelectorAll('*')].some(mustBeWhole);
    const isCut = (part: Element) => isWider(part) && getComputedStyle(part).overflowX !== 'visible' && !mayEnd(part);
    // A row on a phone is one cell with its details under a button.
    return [...document.querySelectorAll('td')]
      .filter((cell) => cell.querySelector('button[aria-expanded]') !== null)
      .filter((cell) => isWider(cell) || [...cell.querySelectorAll('*')].some(isCut))
      .map(({ textContent }) => `the row ${textContent} is cut`);
  });
}

/**
 * Which tables of a screen are wider than their place, so that a column is out of sight, and which dates in them go on in
 * another line. A box that scrolls by the keyboard is for a matrix, which may be wider.
 */
export function cutTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWider = ({ clientWidth, scrollWidth }: Element) => clientWidth > 1 && scrollWidth > clientWidth + 1;
    const framesOf = (one: Element): Element[] =>
      one.parentElement === null ? [] : [one.parentElement, ...framesOf(one.parentElement)];
    const isCut = (table: Element) => {
      const frames = framesOf(table);
      if (frames.some((frame) => frame.matches('section[tabindex="0"]'))) return false;
      return frames.some((frame) => isWider(frame) && getComputedStyle(frame).overflowX !== 'visible');
    };
    const datesIn = (table: Element) => {
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      const dates: Range[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const { index, 0: date } of (text.nodeValue ?? '').matchAll(/\d{4}-\d\d-\d\d/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + date.length);
          dates.push(range);
        }
      }
      return dates;
    };
    const isBroken = (date: Range) => new Set([...date.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    // Of a long report only what is near the viewport is laid out.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const tables = [...document.querySelectorAll('table')];
    const headsOf = (table: Element) =>
      [...table.querySelectorAll('thead th')].map((head) => head.textContent).join(', ');
    const found = [
      ...tables.filter(isCut).map((table) => `the table of ${headsOf(table)} is wider than its place`),
      ...tables
        .flatMap(datesIn)
        .filter(isBroken)
        .map((date) => `the date ${date} is broken`),
    ];
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return found;
  });
}
