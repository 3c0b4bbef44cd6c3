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
 * What of the rows of a list on a phone is cut, or runs out of its row. A text under the name may end after two lines: it is
 * whole among the details. A state, time, figure or address may not.
 */
export function cutRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWider = ({ clientWidth, scrollWidth }: Element) => clientWidth > 1 && scrollWidth > clientWidth + 1;
    const isHigher = ({ clientHeight, scrollHeight }: Element) => clientHeight > 1 && scrollHeight > clientHeight + 1;
    // What is under the name is small, a line of it 20 px high. A state has an icon, an address is written from left to right.
    // Without its own direction a text loses its beginning in a mirrored row.
    const mayEnd = (part: Element) => {
      const { fontSize, unicodeBidi } = getComputedStyle(part);
      const isFree = part.querySelector('svg, time, bdi[dir="ltr"]') === null;
      return isFree && fontSize === '12px' && part.clientHeight >= 40 && unicodeBidi === 'plaintext';
    };
    const isCut = (part: Element) => {
      const { overflowX, overflowY } = getComputedStyle(part);
      return (
        ((overflowX !== 'visible' && isWider(part)) || (overflowY !== 'visible' && isHigher(part))) && !mayEnd(part)
      );
    };
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

const MOMENT = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;

/** Times whose hour stands before their day, as in a row from right to left that does not keep them in one piece. */
export function turnedTimes(page: Page): Promise<string[]> {
  return page.evaluate((moment) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const turned: string[] = [];
    const boxOf = (text: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getBoundingClientRect();
    };
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { index } of (text.textContent ?? '').matchAll(new RegExp(moment, 'g'))) {
        const day = boxOf(text, index, index + 10);
        const hour = boxOf(text, index + 11, index + 16);
        if (day.width > 0 && Math.abs(day.top - hour.top) < 2 && hour.left < day.left)
          turned.push(`turned around: ${text.textContent}`);
      }
    }
    return turned;
  }, MOMENT);
}
