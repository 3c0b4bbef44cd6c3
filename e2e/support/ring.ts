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
  const focused = await page.screenshot({ animations: 'disabled' });
  const box = await page.evaluate((): Box => {
    const held = document.activeElement;
    const { x, y, width, height } = held?.getBoundingClientRect() ?? new DOMRect();
    if (held instanceof HTMLElement) held.blur();
    return { x, y, width, height };
  });
  const plain = await page.screenshot({ animations: 'disabled' });
  const pictures = [focused.toString('base64'), plain.toString('base64')] as const;
  const count = await lab.evaluate(
    async ({ pictures, box, around }) => {
      const pixels = async (picture: string) => {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const left = Math.max(0, Math.floor(box.x - around));
        const top = Math.max(0, Math.floor(box.y - around));
        const width = Math.min(bitmap.width - left, Math.ceil(box.width + 2 * around));
        const height = Math.min(bitmap.height - top, Math.ceil(box.height + 2 * around));
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(bitmap, -left, -top);
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
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
    },
    { pictures, box, around: AROUND },
  );
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
