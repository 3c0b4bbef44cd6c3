import type { ThemeConfig } from 'antd';

export type Appearance = 'light' | 'dark';

const shared = {
  borderRadius: 6,
  fontSize: 14,
  controlHeight: 32,
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif",
  fontFamilyCode: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace",
  motionDurationFast: '0.08s',
  motionDurationMid: '0.12s',
  motionDurationSlow: '0.15s',
  boxShadow: 'none',
  // The ring of global.css is the one sign of the focus.
  controlOutlineWidth: 0,
} as const;

/** Colors that antd's palette fails AA with, measured on both backgrounds (quality.md). */
const colors = {
  light: {
    colorPrimary: '#1d5fd1',
    colorLink: '#1d5fd1',
    colorLinkHover: '#174aa6',
    colorText: '#1c2430',
    colorTextSecondary: '#545f70',
    colorTextTertiary: '#5f6b7c',
    // Of the arrows of selects and the signs in fields.
    colorTextQuaternary: '#667182',
    colorTextPlaceholder: '#667182',
    colorTextDisabled: '#6b7686',
    colorTextDescription: '#545f70',
    colorSuccess: '#18794e',
    colorSuccessBg: '#eaf5ef',
    colorSuccessBorder: '#a6d3bd',
    colorWarning: '#9a5b00',
    colorWarningBg: '#fdf6e8',
    colorWarningBorder: '#e3c894',
    colorInfo: '#1d5fd1',
    colorInfoBg: '#eef3fc',
    colorInfoBorder: '#b3c8ee',
    colorError: '#c0271d',
    colorBorder: '#c3cad4',
    colorBorderSecondary: '#e3e7ed',
    colorBgLayout: '#ffffff',
    colorFillAlter: '#f6f8fa',
  },
  dark: {
    // A shadow does not show on the dark: the edge tells where a popup ends.
    boxShadowSecondary: '0 0 0 1px #3d4756, 0 4px 16px rgb(0 0 0 / 40%)',
    colorPrimary: '#3370d8',
    colorLink: '#86b2ff',
    colorLinkHover: '#aecbff',
    colorText: '#e4e8ee',
    colorTextSecondary: '#a9b3c1',
    colorTextTertiary: '#9aa5b5',
    colorTextQuaternary: '#95a0b0',
    colorTextPlaceholder: '#95a0b0',
    colorTextDisabled: '#8b96a6',
    colorTextDescription: '#a9b3c1',
    colorSuccess: '#5bc28e',
    colorWarning: '#e0a343',
    colorError: '#ff9088',
    colorInfo: '#86b2ff',
    colorInfoBg: '#202b3e',
    colorInfoBorder: '#3a5584',
    colorBorder: '#3d4756',
    colorBorderSecondary: '#2b333f',
    colorBgBase: '#14181f',
    colorBgContainer: '#181d25',
    colorBgElevated: '#1f2630',
    colorBgLayout: '#14181f',
    colorFillAlter: '#1d232c',
  },
} as const;

/** Blue and crimson instead of green and red, told apart with any color vision; the same as in global.css. */
const weakColors = {
  light: {
    colorSuccess: '#005fb8',
    colorSuccessBg: '#e8f1fa',
    colorSuccessBorder: '#a6c9ec',
    colorWarning: '#7d5a00',
    colorError: '#8f0d3f',
  },
  dark: { colorSuccess: '#6cb6ff', colorWarning: '#f2c14e', colorError: '#ff9ec1' },
} as const;

/** The edge is all that shows where a field or a box is: it needs 3:1 on every surface, unlike that of a button with its words. */
const EDGES = { light: { colorBorder: '#828d9c' }, dark: { colorBorder: '#6b7789' } } as const;

const { colorLink, colorLinkHover } = colors.dark;
const PLAIN_REACHED = {
  defaultHoverColor: colorLink,
  defaultHoverBorderColor: colorLink,
  defaultActiveColor: colorLinkHover,
  defaultActiveBorderColor: colorLinkHover,
  // antd derives a darker one from it: links and buttons that look like them would be of two blues.
  colorLink,
  colorLinkHover,
};

/** antd's theme for an appearance; no motion where the system asks for none. */
export function themeOf(appearance: Appearance, hasMotion: boolean, isColorWeak: boolean): ThemeConfig {
  const isDark = appearance === 'dark';
  const edge = EDGES[appearance];
  return {
    token: { ...shared, ...colors[appearance], ...(isColorWeak && weakColors[appearance]), motion: hasMotion },
    components: {
      Table: {
        headerBg: isDark ? '#1d232c' : '#f6f8fa',
        cellPaddingBlockSM: 7,
        cellFontSizeSM: 13,
        headerSplitColor: 'transparent',
        // Most lists have an order from the beginning: the arrow in the head says so, without a shade down the page.
        headerSortActiveBg: isDark ? '#1d232c' : '#f6f8fa',
        bodySortBg: 'transparent',
        ...(isDark && { colorPrimary: '#86b2ff' }),
        rowSelectedBg: isDark ? '#26334a' : '#e6edfa',
        rowSelectedHoverBg: isDark ? '#26334a' : '#e6edfa',
      },
      // White on the primary color must stay readable while hovered and pressed.
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        // The primary color is too dark for the text of a plain button under the pointer.
        ...(isDark && PLAIN_REACHED),
        colorPrimaryHover: isDark ? '#2c5fb8' : '#174aa6',
        colorPrimaryActive: isDark ? '#264f99' : '#123c88',
      },
      // As a text color the dark theme's primary is too dark.
      // On the page itself: a field's color would show as boxes on the dark one.
      Pagination: {
        ...edge,
        itemBg: 'transparent',
        ...(isDark && { colorPrimary: '#86b2ff', colorPrimaryHover: '#aecbff' }),
      },
      Input: edge,
      DatePicker: edge,
      // Off, it is quieter than on: no more than an edge, under the pointer too.
      Switch: { colorTextQuaternary: edge.colorBorder, colorTextTertiary: edge.colorBorder },
      Checkbox: edge,
      Radio: edge,
      Select: {
        ...edge,
        optionSelectedBg: isDark ? '#26334a' : '#e6edfa',
        controlItemBgActiveHover: isDark ? '#2c3b56' : '#dbe5f8',
      },
      // The buttons stand under the fields, not 8 px beside them.
      Drawer: { footerPaddingInline: 24 },
      Tag: { defaultColor: colors[appearance].colorText },
    },
  };
}
