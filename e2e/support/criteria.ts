// These run inside the page, by page.evaluate: each is whole by itself.

/** What has the focus, or null where it has left the page: a key of its own, a name to find it by, and whether all of it is covered. */
export function inFocus(): { key: string; name: string; isHidden: boolean } | null {
  const held = document.activeElement;
  if (!held || held === document.body || held === document.documentElement) return null;
  const all = [...document.querySelectorAll('*')];
  // A control that is drawn by another element, such as a checkbox, is seen by its label.
  const drawn = [held, held.parentElement?.closest('label, [class*="ant-"]') ?? null].filter(
    (one): one is Element => one !== null,
  );
  const isSeen = (one: Element) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const [x1, y1, x2, y2] = [
      Math.max(left, 0),
      Math.max(top, 0),
      Math.min(right, innerWidth),
      Math.min(bottom, innerHeight),
    ];
    if (x2 - x1 < 1 || y2 - y1 < 1) return false;
    return [0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((down) => {
        const top = document.elementFromPoint(x1 + (x2 - x1) * across, y1 + (y2 - y1) * down);
        return top !== null && (one.contains(top) || top.contains(held));
      }),
    );
  };
  const text = held.getAttribute('aria-label') ?? held.textContent?.trim().slice(0, 40) ?? '';
  return {
    key: String(all.indexOf(held)),
    name: `${held.tagName.toLowerCase()} ${held.getAttribute('role') ?? ''} "${text}" ${held.className}`.slice(0, 120),
    isHidden: !drawn.some(isSeen),
  };
}

/** Texts that are cut once lines, words and letters are as wide as 1.4.12 asks for, and were not before. */
export async function cutBySpacing(): Promise<string[]> {
  const isCut = (one: Element) => {
    const { overflowX, overflowY, position, clip } = getComputedStyle(one);
    if (position === 'absolute' && (clip !== 'auto' || one.clientWidth <= 1)) return false;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
      (hides(overflowY) && one.scrollHeight > one.clientHeight + 1)
    );
  };
  const withText = () =>
    [...document.querySelectorAll('body *')].filter(
      (one) => one.clientWidth > 1 && (one.textContent ?? '').trim() !== '' && isCut(one),
    );
  // The whole of what is cut is told by its title; cells of a list and the names of filters are known to be cut, and told of
  // in docs/accessibility.md.
  const isTold = (one: Element) =>
    one.matches('[title], td, td *, [class*="select-placeholder"]') || one.querySelector('[title]') !== null;
  const before = new Set(withText());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const cut = withText().filter((one) => !before.has(one) && !isTold(one));
  const found = cut.map(
    (one) => `${one.tagName.toLowerCase()}.${one.className} "${(one.textContent ?? '').trim().slice(0, 40)}"`,
  );
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return [...new Set(found)];
}

/** Fields, boxes and switches whose edge or surface has less than 3:1 against what they stand on (1.4.11). */
export function paleEdges(): string[] {
  type Color = readonly [number, number, number, number];
  const colorOf = (text: string): Color => {
    const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [r, g, b, a];
  };
  const over = ([r, g, b, a]: Color, [x, y, z]: Color): Color => [
    r * a + x * (1 - a),
    g * a + y * (1 - a),
    b * a + z * (1 - a),
    1,
  ];
  const channel = (value: number) => (value <= 10.314 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]: Color) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const contrast = (one: Color, other: Color) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const ground = (from: Element | null): Color => {
    if (from === null) return [255, 255, 255, 1];
    const own = colorOf(getComputedStyle(from).backgroundColor);
    return own[3] === 1 ? own : over(own, ground(from.parentElement));
  };
  const controls =
    'input:not([type=checkbox],[type=radio],[type=file],[type=hidden]), textarea, .ant-select, .ant-checkbox-inner, .ant-checkbox, .ant-radio-inner, .ant-radio, .ant-switch, .ant-picker';
  const edged = (one: Element): Element =>
    one.matches('input, textarea')
      ? (one.closest('.ant-input-affix-wrapper, .ant-select, .ant-picker, .ant-input-number, .ant-input-outlined') ??
        one)
      : one;
  const found = new Set<string>();
  for (const one of new Set([...document.querySelectorAll(controls)].map(edged))) {
    const { width, height } = one.getBoundingClientRect();
    if (width < 8 || height < 8) continue;
    const isOff = one.matches(':disabled, [class*="-disabled"]') || one.querySelector(':disabled') !== null;
    if (isOff) continue;
    const behind = ground(one.parentElement);
    const parts = [one, ...one.querySelectorAll('*')].flatMap((part) => {
      const { borderTopWidth, borderTopColor, borderBottomColor, backgroundColor } = getComputedStyle(part);
      const edge = Number.parseFloat(borderTopWidth) > 0 ? [borderTopColor, borderBottomColor] : [];
      return [...edge, ...(part === one ? [backgroundColor] : [])];
    });
    const best = Math.max(...parts.map((color) => contrast(over(colorOf(color), behind), behind)));
    if (best < 3)
      found.add(
        `${one.className
          .toString()
          .replace(/css-\S+/g, '')
          .trim()}: ${best.toFixed(2)}`,
      );
  }
  return [...found];
}
