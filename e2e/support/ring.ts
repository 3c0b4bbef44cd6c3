import type { Page } from '@playwright/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around a control in which its ring is looked for, in pixels. */
const AROUND = 12;

/**
 * How thick the ring of the focused control is, in pixels around its edge, measured on two pictures: what differs between
 * them with a contrast of at least 3:1 (WCAG 2.2, 2.4.13). `lab` is a page that may read pictures.
 */
export async function ringOf(page: Page, lab: Page): Promise<number> {
  const { box, clip } = await page.evaluate((around): { box: Box; clip: Box } => {
    const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const [left, top] = [x, y].map((start) => Math.max(0, Math.floor(start - around))) as [number, number];
    const right = Math.min(window.innerWidth, Math.ceil(x + width + around));
    const bottom = Math.min(window.innerHeight, Math.ceil(y + height + around));
    return { box: { x, y, width, height }, clip: { x: left, y: top, width: right - left, height: bottom - top } };
  }, AROUND);
  const focused = await page.screenshot({ animations: 'disabled', clip });
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const plain = await page.screenshot({ animations: 'disabled', clip });
  const pictures = [focused.toString('base64'), plain.toString('base64')] as const;
  const count = await lab.evaluate(async (pictures) => {
    const pixels = async (picture: string) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    };
    const channel = (value: number) => (value <= 10.314 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = (data: Uint8ClampedArray, at: number) =>
      0.2126 * channel(data[at] ?? 0) + 0.7152 * channel(data[at + 1] ?? 0) + 0.0722 * channel(data[at + 2] ?? 0);
    const [one, other] = [await pixels(pictures[0]), await pixels(pictures[1])];
    let found = 0;
    for (let at = 0; at < one.length; at += 4) {
      const a = luminance(one, at);
      const b = luminance(other, at);
      if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3) found += 1;
    }
    return found;
  }, pictures);
  return count / (2 * (box.width + box.height));
}

/** What sort of control has the focus, or null where it has left the page; two of a sort look alike. */
export const kindInFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const held = document.activeElement;
    if (!held || held === document.body) return null;
    const around = held.closest('[class*="ant-"]')?.className ?? '';
    const sort = held.getAttribute('role') ?? held.getAttribute('type') ?? '';
    return `${held.tagName.toLowerCase()} ${sort} .${held.className || around}`.replace(/css-\S+/g, '').trim();
  });
