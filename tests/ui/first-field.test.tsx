import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../support/render';

const SILENCE = '/alarm/monitoring_alarm/list/silences/create';

afterEach(() => vi.restoreAllMocks());

describe('a page that is a form', () => {
  it.each([
    [SILENCE, 'textbox', /^Name/],
    ['/business_account/role_management/create', 'textbox', /^Role name/],
    ['/log/push_management/create', 'textbox', /^Task name/],
  ])('has the cursor in its first field: %s', async (address, role, name) => {
    await renderScreen(address);
    const field = await screen.findByRole(role, { name });
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('leaves the focus at its heading on a touch screen, whose keyboard would cover it', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(pointer: coarse)' ? { ...real(query), matches: true } : real(query),
    );
    await renderScreen(SILENCE);
    const field = await screen.findByRole('textbox', { name: /^Name/ });
    // The cursor would come with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(field).not.toHaveFocus();
    expect(document.activeElement?.matches('input, textarea, [role=combobox]')).toBe(false);
  });
});
