import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, isColor, mixed } from '@/lib/color';
import { themeColor } from '@/lib/rules/theme-color';
import { isPlainSvg } from '@/lib/svg-check';
import { brandColors, branded, OWN_COLOR } from '@/theme/brand';
import { themeOf } from '@/theme/tokens';
import { cpuTimeOf } from '../support/cpu-time';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);

describe('the primary color', () => {
  it.each(['light', 'dark'] as const)('of the %s theme carries white text', (appearance) => {
    const { token } = themeOf(appearance, true, false);
    expect(contrastOf(String(token?.colorPrimary), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

/** The blocks of global.css that set the color of what destroys: light, dark, and both told apart with any color vision. */
const dangers = [
  ...readFileSync('src/theme/global.css', 'utf8').matchAll(/^:root(?<of>[^ ]*) \{(?<rules>[^}]*--danger:[^}]*)\}/gm),
];

describe('the button that destroys', () => {
  it('has a color of its own in every look', () => expect(dangers).toHaveLength(4));

  it.each(dangers.map(({ groups }) => [groups?.of ?? '', groups?.rules ?? '']))(
    'reads well in white%s, and stands out from a dialog',
    (look, rules) => {
      const shades = [...rules.matchAll(/--danger[a-z-]*: (#[0-9a-f]{6})/g)].map(([, shade]) => shade ?? '');
      expect(shades).toHaveLength(3);
      for (const shade of shades) expect(contrastOf(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      const [atRest = ''] = shades;
      expect(contrastOf(atRest, look.includes('dark') ? '#1f2630' : '#ffffff')).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['light', 'dark'] as const)('leaves the %s theme its white text', (appearance) =>
    expect(themeOf(appearance, true, false).components).not.toHaveProperty('Button.dangerColor'),
  );
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
  });

  it('is of colors: mixing gives one, and all of another is that one', () => {
    fc.assert(
      fc.property(color, color, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
        expect(isColor(mixed(one, other, share))).toBe(true);
        expect(mixed(one, other, 1)).toBe(other);
        expect(mixed(one, other, 0)).toBe(one);
      }),
    );
  });
});

describe('a theme color', () => {
  it.each([
    ['#ffdd00', 'contrastLight', 1.34],
    ['#0a0a1e', 'contrastDark', 1.09],
    ['blue', 'colorFormat', undefined],
  ])('%s is refused as %s, with the ratio %s', (given, rule, ratio) => {
    const issue = themeColor.safeParse(given).error?.issues[0];
    expect(issue).toMatchObject({ params: { rule, ...(ratio !== undefined && { ratio }) } });
  });

  it('that is accepted reads well in every shade of both appearances', () => {
    const accepted = color.filter((one) => themeColor.safeParse(one).success);
    fc.assert(
      fc.property(accepted, (one) => {
        const light = brandColors(one, 'light');
        const dark = brandColors(one, 'dark');
        for (const { primary, primaryHover, primaryActive } of [light, dark])
          for (const shade of [primary, primaryHover, primaryActive])
            expect(contrastOf(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
        for (const surface of ['#ffffff', '#f6f8fa', light.tint, light.tintHover])
          expect(contrastOf(light.link, surface)).toBeGreaterThanOrEqual(4.5);
        for (const surface of ['#14181f', '#181d25', '#1f2630', dark.tint, dark.tintHover])
          expect(contrastOf(dark.link, surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(dark.primary, '#14181f')).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  });

  it('takes the place of the console’s own in the theme, which stays as it is without one', () => {
    const own = themeOf('light', true, false);
    expect(branded(own, null, 'light')).toBe(own);
    expect(own.token?.colorPrimary).toBe(OWN_COLOR);
    expect(branded(own, '#0b6b5d', 'light').token?.colorPrimary).toBe('#0b6b5d');
    expect(branded(themeOf('dark', true, false), '#0b6b5d', 'dark').components?.Button?.defaultShadow).toBe('none');
  });
});

describe('a drawing', () => {
  it.each(['<svg><path d="M0 0"/></svg>', '<svg><use href="#a"/><image href="data:image/png;base64,AA"/></svg>'])(
    'that only draws is plain: %s',
    (given) => expect(isPlainSvg(given)).toBe(true),
  );

  it.each([
    '<svg:script>',
    '<SCRIPT src=x>',
    '<a href="javascript:x()">',
    '<foreignObject>',
    '<image src="//e.example">',
  ])('that does more is not: %s', (given) => expect(isPlainSvg(given)).toBe(false));

  it('costs no more than its size, however hostile', () => {
    for (const part of ['<', ' on', '<a:', ' href', '<!', 'href= ']) {
      const hostile = part.repeat(1_000_000 / part.length);
      expect(
        cpuTimeOf(() => isPlainSvg(hostile)),
        part,
      ).toBeLessThan(1_000);
    }
  });
});
