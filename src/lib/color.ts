/** Red, green and blue, 0 to 255 each. */
type Channels = readonly [red: number, green: number, blue: number];

const HEX = /^#[0-9a-f]{6}$/i;

/** Whether a text is a color as `#1d5fd1`. */
export const isColor = (text: string): boolean => HEX.test(text);

const channelsOf = (color: string): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** `share` of `other` in a color: 0 is the color itself, 1 the other one. */
export function mixed(color: string, other: string, share: number): string {
  const [red, green, blue] = channelsOf(color);
  const [toRed, toGreen, toBlue] = channelsOf(other);
  const between = (from: number, to: number) => from + (to - from) * share;
  return hexOf([between(red, toRed), between(green, toGreen), between(blue, toBlue)]);
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance (WCAG 2.2), 0 for black to 1 for white. */
function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colors (WCAG 2.2), 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const STEP = 0.02;

/** The color moved towards another one in small steps until `isEnough`; the other one where nothing else is. */
export function movedUntil(color: string, towards: string, isEnough: (shade: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const shade = mixed(color, towards, share);
    if (isEnough(shade)) return shade;
  }
  return towards;
}
