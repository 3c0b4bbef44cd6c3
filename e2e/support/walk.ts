import type { Locator, Page } from '@playwright/test';
import { mayDo, type PersonaKey, personas } from '../../mock/runtime/personas';
import { expect, signIn } from './console';
import { textsOf } from './texts';

type Language = 'zh-CN' | 'en-US';

/** A screen as one kind of account meets it, in its language. */
export interface Walk {
  page: Page;
  /** The text of a message, its places filled in. */
  t: (id: string, values?: Record<string, string>) => string;
  may: (action: string) => boolean;
  /** The control is usable by whoever may do this, and disabled for everybody else. */
  judge: (control: Locator, action: string) => Promise<void>;
  /** Opens a screen by its line in the side menu. */
  open: (title: string) => Promise<void>;
  button: (id: string, values?: Record<string, string>) => Locator;
}

export async function walkOf(page: Page, who: PersonaKey, language: Language): Promise<Walk> {
  const texts = await textsOf(language);
  const t: Walk['t'] = (id, values = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), texts[id] ?? id);
  const may = (action: string) => mayDo(personas[who], action);
  await signIn(page, who, { language });
  return {
    page,
    t,
    may,
    judge: (control, action) => (may(action) ? expect(control).toBeEnabled() : expect(control).toBeDisabled()),
    open: async (title) => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: t(title), exact: true })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title));
    },
    button: (id, values) => page.getByRole('button', { name: t(id, values), exact: true }),
  };
}
