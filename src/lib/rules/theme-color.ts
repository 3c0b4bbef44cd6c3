import * as z from 'zod';
import { contrastOf, isColor } from '../color';
import { ruleParams } from './rule';

/** What a theme color is measured on: white, which stands on it and which it stands on, and the dark appearance's background. */
export const WHITE = '#ffffff';
export const DARK_SURFACE = '#14181f';
/** Least contrast of text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Darker than this, the dark appearance could show it only as another color. */
const DARK_CONTRAST = 1.5;

const HUNDREDTHS = 100;
/** Rounded down: a ratio that is too small never reads as the one that is asked for. */
const told = (ratio: number) => Math.floor(ratio * HUNDREDTHS) / HUNDREDTHS;

/** The theme color of the console, `#1d5fd1`; one with too little contrast is refused with what was measured. */
export const themeColor = z
  .string()
  .min(1)
  .max(7)
  .check((payload) => {
    const { value: input } = payload;
    if (input === '') return;
    if (!isColor(input)) {
      payload.issues.push({ code: 'custom', input, params: ruleParams('colorFormat') });
      return;
    }
    const light = contrastOf(input, WHITE);
    const dark = contrastOf(input, DARK_SURFACE);
    if (light < TEXT_CONTRAST) {
      const values = { ratio: told(light), least: TEXT_CONTRAST };
      payload.issues.push({ code: 'custom', input, params: ruleParams('contrastLight', values) });
    } else if (dark < DARK_CONTRAST) {
      const values = { ratio: told(dark), least: DARK_CONTRAST };
      payload.issues.push({ code: 'custom', input, params: ruleParams('contrastDark', values) });
    }
  });
