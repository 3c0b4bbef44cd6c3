import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { loadMessages } from '@/i18n/messages';
import { Providers } from '@/layouts/start/providers';
import { FieldValue } from '@/ui/form/field-value';
import type { FieldFacts, Fields } from '@/ui/form/form-context';

interface Told {
  key: string;
  facts: FieldFacts;
  value: unknown;
}

const CONTROLS = 'select, input, textarea:not([readonly]), [role=switch], [role=combobox]';

/** Which of some fields say nothing that can be read to who compares: data as it is, such as a time in milliseconds, nothing at all, or a control. */
export async function unreadable(told: readonly Told[], known: Fields): Promise<readonly string[]> {
  await loadMessages('en-US', ['components/form-comparison']);
  const { container, unmount } = render(
    <Providers>
      <MemoryRouter>
        {told.map(({ key, facts, value }) => (
          <section key={key} aria-label={key}>
            <FieldValue facts={facts} known={known} value={value} />
          </section>
        ))}
      </MemoryRouter>
    </Providers>,
  );
  const wrong = () =>
    [...container.querySelectorAll('section[aria-label]')].flatMap((one) => {
      const text = one.textContent;
      const isData = /\[object |^\s*[[{]"|undefined|NaN|\b1\d{12}\b/.test(text);
      const isNothing = text.trim() === '' && one.querySelector('textarea') === null;
      const isControl = one.querySelector(CONTROLS) !== null;
      return isData || isNothing || isControl ? [`${one.getAttribute('aria-label')}: ${text}`] : [];
    });
  // Some of it is asked for first.
  await waitFor(() => expect(wrong()).toEqual([])).catch(() => undefined);
  const left = wrong();
  unmount();
  return left;
}
