import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ABSENT, isFigure, shownText } from '@/lib/shown';
import { isolated } from './isolated';
import { directionOf, type Language, languageOf } from './language';
import { currentLocale } from './locale';
import type { MessageId } from './messages';

export type Values = Record<string, string | number>;
export type T = (id: MessageId, values?: Values) => string;

/** What makes a text an ICU message; the build has parsed those, any other text is shown as it is. */
const FILLED = /['{<]/;
const MARK = '\u200e';

/** Chinese in a right-to-left document: marks keep a leading figure and the full stop at its end on their sides. */
export const inPlace = (text: string): string =>
  directionOf(currentLocale()) === 'rtl' ? text.replace(/^(?=\d)/, MARK).replace(/(?<=\p{P})$/u, MARK) : text;

const whole = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : isolated(shownText(value)),
    ]),
  );

/** A figure that is none, which an answer may bring that breaks its contract, is a dash in a sentence too. */
const withoutNaN = (text: string, values: Values) =>
  Object.values(values).some((value) => typeof value === 'number' && !isFigure(value))
    ? text.replace(/NaN|∞/g, ABSENT)
    : text;

/** The translating function of the shown language; ids are typed by the Chinese messages. Texts that are filled in keep their direction. */
export function useT(): T {
  const intl = useIntl();
  return useCallback<T>(
    (id, values) => {
      const plain: unknown = intl.messages[id];
      if (typeof plain === 'string' && !FILLED.test(plain)) return inPlace(plain);
      return inPlace(
        values ? withoutNaN(intl.formatMessage({ id }, whole(values)), values) : intl.formatMessage({ id }),
      );
    },
    [intl],
  );
}

/** The language of the shown text, for dates and numbers. */
export const useLanguage = (): Language => languageOf(useIntl().locale);
