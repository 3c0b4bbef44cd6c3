import { beforeEach, describe, expect, it, vi } from 'vitest';
import { directionOf, languageOf } from '@/i18n/language';
import { hasOwnMessages, LOCALES } from '@/i18n/locales';

/** The console as a browser of some language opens it, with some stored choice. */
async function open(browser: string, stored: string | null) {
  vi.resetModules();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  if (stored !== null) localStorage.setItem('umi_locale', stored);
  const locale = await import('@/i18n/locale');
  locale.applyLocale();
  return { ...locale, root: document.documentElement };
}

beforeEach(() => localStorage.clear());

describe('the language of a visit', () => {
  it.each([
    ['en-GB', null, 'en-US'],
    ['en', null, 'en-US'],
    ['fr-FR', null, 'zh-CN'],
    ['zh-TW', null, 'zh-CN'],
    ['', null, 'zh-CN'],
    ['fr-FR', 'en-US', 'en-US'],
    ['en-US', 'zh-CN', 'zh-CN'],
    ['en-US', 'ar-EG', 'zh-CN'],
    ['en-US', 'tlh', 'en-US'],
    ['zh-CN', 'en', 'en-US'],
    ['zh-CN', 'en-AU', 'en-US'],
    ['en-US', 'zh', 'zh-CN'],
    ['en-US', 'ar', 'zh-CN'],
    ['en-US', 'xx', 'zh-CN'],
    ['fr-FR', '{"broken', 'zh-CN'],
  ])('browser %j with stored choice %j shows %s', async (browser, stored, language) => {
    const { root, currentLanguage } = await open(browser, stored);
    expect(currentLanguage()).toBe(language);
    expect(root.lang).toBe(language);
  });
});

it('Arabic turns the page round and shows Chinese until it is translated', async () => {
  const { root } = await open('en-US', 'ar-EG');
  expect([root.dir, root.lang]).toEqual(['rtl', 'zh-CN']);
});

it('a choice that turns the page round is stored and loads the page anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { chooseLocale } = await open('en-US', 'en-US');
  chooseLocale('he-IL');
  expect(localStorage.getItem('umi_locale')).toBe('he-IL');
  expect(reload).toHaveBeenCalledOnce();
});

it('a choice in the same direction is live', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { chooseLocale, currentLanguage } = await open('en-US', 'zh-CN');
  chooseLocale('en-GB');
  expect(currentLanguage()).toBe('en-US');
  expect(reload).not.toHaveBeenCalled();
});

it('a choice whose texts cannot be had gives way to the one before, and is asked for again by a reload', async () => {
  const { chooseLocale, revertLocale, currentLocale } = await open('en-US', 'zh-CN');
  revertLocale();
  expect(currentLocale()).toBe('zh-CN');
  chooseLocale('en-GB');
  revertLocale();
  expect(currentLocale()).toBe('zh-CN');
  expect(localStorage.getItem('umi_locale')).toBe('en-GB');
});

it('the choice of another tab is followed', async () => {
  const { followOtherTabs, currentLanguage } = await open('en-US', 'en-US');
  const stop = followOtherTabs();
  localStorage.setItem('umi_locale', 'zh-CN');
  window.dispatchEvent(new StorageEvent('storage', { key: 'umi_locale', newValue: 'zh-CN' }));
  stop();
  expect(currentLanguage()).toBe('zh-CN');
});

it('the picker has 54 entries, each once, with flag, label and title', () => {
  expect(LOCALES).toHaveLength(54);
  expect(new Set(LOCALES.map((entry) => entry.code)).size).toBe(54);
  for (const entry of LOCALES) expect(Object.values(entry).every(Boolean), entry.code).toBe(true);
});

it('only locales that start with he, ar, fa or ku run from right to left', () => {
  const turned = LOCALES.filter((entry) => directionOf(entry.code) === 'rtl').map((entry) => entry.code);
  expect(turned).toEqual(['ar-EG', 'fa-IR', 'he-IL', 'ku-IQ']);
});

it('every locale that the picker does not call untranslated has texts of its own', () => {
  const own = LOCALES.filter((entry) => hasOwnMessages(entry.code)).map((entry) => [
    entry.code,
    languageOf(entry.code),
  ]);
  expect(own).toEqual([
    ['en-GB', 'en-US'],
    ['en-US', 'en-US'],
    ['zh-CN', 'zh-CN'],
  ]);
});

it.each([
  ['ar-EG', '\u200e3 项。\u200e'],
  ['zh-CN', '3 项。'],
])('a text in %s keeps its leading figure and its full stop where Chinese has them', async (locale, text) => {
  await open('zh-CN', locale);
  const { inPlace } = await import('@/i18n/use-t');
  expect(inPlace('3 项。')).toBe(text);
  expect(inPlace('密钥')).toBe('密钥');
});
