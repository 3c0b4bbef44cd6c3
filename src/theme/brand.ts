import type { ThemeConfig } from 'antd';
import { contrastOf, mixed, movedUntil } from '@/lib/color';
import { DARK_SURFACE, TEXT_CONTRAST, WHITE } from '@/lib/rules/theme-color';
import type { Appearance } from './tokens';

/** The shades of one theme color in one appearance. */
export interface BrandColors {
  /** Background of the primary button, under white text. */
  primary: string;
  primaryHover: string;
  primaryActive: string;
  /** Text that can be acted on, on every surface and on the tint. */
  link: string;
  linkHover: string;
  /** Background of what is chosen. */
  tint: string;
  tintHover: string;
}

/** The console's own color, the same as in tokens.ts. */
export const OWN_COLOR = '#1d5fd1';

/** What a page stands on in each appearance, the same as in global.css: for showing one beside the other. */
export const SURFACES = {
  light: { surface: WHITE, text: '#1c2430', border: '#e3e7ed' },
  dark: { surface: DARK_SURFACE, text: '#e4e8ee', border: '#2b333f' },
} as const satisfies Record<Appearance, object>;

const BLACK = '#000000';
/** The surfaces that text stands on, the hardest of each appearance. */
const LIGHT_SUNKEN = '#f6f8fa';
const DARK_ELEVATED = '#1f2630';
/** A part of the interface against what is beside it (WCAG 2.2, 1.4.11). */
const PART_CONTRAST = 3;
/** More than text needs: light text on dark seems thinner than it is. */
const DARK_TEXT_CONTRAST = 6.5;

const reads = (backgrounds: readonly string[], least: number) => (shade: string) =>
  backgrounds.every((one) => contrastOf(shade, one) >= least);

function lightColors(color: string): BrandColors {
  const tint = mixed(color, WHITE, 0.89);
  const tintHover = mixed(color, WHITE, 0.84);
  const link = movedUntil(color, BLACK, reads([LIGHT_SUNKEN, tint, tintHover], TEXT_CONTRAST));
  return {
    primary: color,
    primaryHover: mixed(color, BLACK, 0.2),
    primaryActive: mixed(color, BLACK, 0.34),
    link,
    linkHover: mixed(link, BLACK, 0.2),
    tint,
    tintHover,
  };
}

function darkColors(color: string): BrandColors {
  const primary = movedUntil(color, WHITE, (shade) => contrastOf(shade, DARK_SURFACE) >= PART_CONTRAST);
  const tint = mixed(primary, DARK_SURFACE, 0.72);
  const tintHover = mixed(primary, DARK_SURFACE, 0.66);
  const isText = reads([DARK_ELEVATED], DARK_TEXT_CONTRAST);
  const isTextOnTint = reads([tint, tintHover], TEXT_CONTRAST);
  const link = movedUntil(primary, WHITE, (shade) => isText(shade) && isTextOnTint(shade));
  return {
    primary,
    primaryHover: mixed(primary, BLACK, 0.18),
    primaryActive: mixed(primary, BLACK, 0.3),
    link,
    linkHover: mixed(link, WHITE, 0.3),
    tint,
    tintHover,
  };
}

/** Every shade that the console needs of a theme color; a color that `themeColor` accepts reads well in all of them. */
export const brandColors = (color: string, appearance: Appearance): BrandColors =>
  appearance === 'dark' ? darkColors(color) : lightColors(color);

/** The theme with another color in the place of its own. */
export function branded(theme: ThemeConfig, color: string | null, appearance: Appearance): ThemeConfig {
  if (color === null) return theme;
  const { primary, primaryHover, primaryActive, link, linkHover, tint, tintHover } = brandColors(color, appearance);
  const { components = {} } = theme;
  return {
    ...theme,
    token: { ...theme.token, colorPrimary: primary, colorLink: link, colorLinkHover: linkHover },
    components: {
      ...components,
      Table: { ...components.Table, rowSelectedBg: tint, rowSelectedHoverBg: tint },
      Button: {
        ...components.Button,
        colorPrimaryHover: primaryHover,
        colorPrimaryActive: primaryActive,
        ...(appearance === 'dark' && {
          defaultHoverColor: link,
          defaultHoverBorderColor: link,
          defaultActiveColor: linkHover,
          defaultActiveBorderColor: linkHover,
          colorLink: link,
          colorLinkHover: linkHover,
        }),
      },
      ...(appearance === 'dark' && {
        Pagination: { ...components.Pagination, colorPrimary: link, colorPrimaryHover: linkHover },
      }),
      Select: { ...components.Select, optionSelectedBg: tint, controlItemBgActiveHover: tintHover },
    },
  };
}

/** Puts a theme color on the document, for the tokens of global.css; null puts the console's own back. */
export function applyBrand(color: string | null, appearance: Appearance): void {
  const { style } = document.documentElement;
  if (color === null) {
    style.removeProperty('--accent');
    style.removeProperty('--accent-tint');
    return;
  }
  const { link, tint } = brandColors(color, appearance);
  style.setProperty('--accent', link);
  style.setProperty('--accent-tint', tint);
}
