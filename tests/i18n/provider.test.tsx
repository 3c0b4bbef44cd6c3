import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chooseLocale, currentLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { useLanguage } from '@/i18n/use-t';
import { chooseAppearance, chooseColorWeak } from '@/theme/appearance';
import { renderPart } from '../support/render';
import { takeComplaints } from '../support/setup';

const Shown = () => <p>{useLanguage()}</p>;

it('a language whose texts are lost on the way leaves the old one shown and in use for the next screen', async () => {
  await renderPart(<Shown />, { language: 'zh-CN' });
  await act(async () => {
    // A file that neither language has, on its way while the language changes.
    loadMessages('zh-CN', ['components/nowhere']).catch(() => undefined);
    chooseLocale('en-US');
  });
  await act(async () => {});
  expect(takeComplaints()).toHaveLength(1);
  expect(screen.getByText('zh-CN')).toBeVisible();
  expect(currentLanguage()).toBe('zh-CN');
});

it('REL-5 the appearance can be chosen where the browser stores nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  chooseAppearance('dark');
  chooseColorWeak(true);
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', colors: 'weak' });
  vi.restoreAllMocks();
  chooseAppearance('light');
  chooseColorWeak(false);
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', colors: 'full' });
});
