import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isolated } from './isolated';
import { currentLocale } from './locale';
import { directionOf, type Language, languageOf } from './locales';
import type { MessageId } from './messages';

export type Values = Record<string, string | number>;
export type T = (id: MessageId, values?: Values) => string;

const MARK = '\u200e';

/** Chinese in a right-to-left document: marks keep a leading figure and the full stop at its end on their sides. */
export const inPlace = (text: string): string =>
  directionOf(currentLocale()) === 'rtl' ? text.replace(/^(?=\d)/, MARK).replace(/(?<=\p{P})$/u, MARK) : text;

const whole = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );

/** The translating function of the shown language; ids are typed by the Chinese messages. Texts that are filled in keep their direction. */
export function useT(): T {
  const intl = useIntl();
  return useCallback<T>((id, values) => inPlace(intl.formatMessage({ id }, values && whole(values))), [intl]);
}

/** The language of the shown text, for dates and numbers. */
export const useLanguage = (): Language => languageOf(useIntl().locale);
