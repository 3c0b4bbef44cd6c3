import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { personalizeInput } from '@/api/system-settings/personalize';
import { followBrand, keepBrand } from '@/session/brand';
import { renderScreen } from '../../support/render';

const PATH = '/system_settings/personalize_settings';
const SHELL = { hasShell: true };
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

async function open(options = {}) {
  const rendered = await renderScreen(PATH, { ...SHELL, ...options });
  await field('Product name');
  return rendered;
}

/** By the button's own file input, whatever the browser's filter says. */
async function choose(label: string, file: File) {
  const button = await screen.findByRole('button', { name: new RegExp(`${label}$`) });
  const input = button.parentElement?.querySelector('input');
  if (!input) throw new Error('no file input');
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

describe('personalization', () => {
  it('previews what is entered, and the shell follows once it is saved', async () => {
    const stop = followBrand();
    const { user } = await open();
    await user.type(await field('Product name'), 'Nova DNS');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Nova DNS'));
    expect(screen.getByRole('button', { name: /Cloud DNS console/ })).toBeVisible();
    await user.type(await field('Footer'), 'Nova 2026');
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Nova DNS/ })).toBeVisible());
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Nova 2026');
    await waitFor(() => expect(document.title).toBe('Personalization - Nova DNS'));
    await user.click(screen.getByRole('button', { name: 'Reset to default' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Reset to default' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Cloud DNS console/ })).toBeVisible());
    stop();
  });

  it('refuses a color that cannot be read, with the measured ratio', async () => {
    const { user } = await open();
    await user.type(await field('Theme color'), '#ffdd00');
    await waitFor(() => expect(screen.getByText(/contrast with white is 1.34:1/)).toBeVisible());
    expect(await field('Theme color')).toHaveAccessibleDescription(/1.34:1/);
    await user.clear(await field('Theme color'));
    await user.type(await field('Theme color'), '#0a0a1e');
    await waitFor(() => expect(screen.getByText(/contrast with the background is 1.09:1/)).toBeVisible());
  });

  it('refuses a logo by its extension, its bytes, a script inside and its size, before anything is sent', async () => {
    await open();
    await choose('Logo', new File(['x'], 'logo.gif'));
    await waitFor(() =>
      expect(screen.getByText(/\.svg, \.png, \.jpg, \.jpeg/, { selector: '[role=alert]' })).toBeVisible(),
    );
    await choose('Logo', new File(['<html>'], 'logo.png'));
    await waitFor(() => expect(screen.getByText(/does not match|format/i, { selector: '[role=alert]' })).toBeVisible());
    await choose('Logo', new File(['<svg><script>1</script></svg>'], 'logo.svg'));
    await waitFor(() => expect(screen.getByText(/contains a script/, { selector: '[role=alert]' })).toBeVisible());
    await choose('Logo', new File([new Uint8Array(20 * 1024 * 1024)], 'logo.png'));
    await waitFor(() => expect(screen.getByText(/256 KB/, { selector: '[role=alert]' })).toBeVisible());
  });

  it('shows an uploaded logo in the header once it is saved', async () => {
    const stop = followBrand();
    const { user } = await open();
    await choose('Logo', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'));
    await waitFor(() => expect(screen.getByText('logo.svg')).toBeVisible());
    await user.click(save());
    const banner = screen.getAllByRole('banner')[0];
    await waitFor(() => expect(banner?.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml;base64,/));
    stop();
  });

  it('is for reading only without the right', async () => {
    await open({ persona: 'readonly' });
    expect(await field('Product name')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reset to default' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is not asked for again while the session tells of the version that is kept', () => {
    expect(() => keepBrand(0)).not.toThrow();
  });
});

it.each([
  [{ productName: 'x'.repeat(32) }, true],
  [{ productName: 'x'.repeat(33) }, false],
  [{ productName: ' x' }, false],
  [{ productName: '' }, true],
  [{ footer: 'x'.repeat(128) }, true],
  [{ footer: 'x'.repeat(129) }, false],
  [{ themeColor: '#1d5fd1' }, true],
  [{ themeColor: '#fff' }, false],
])('%j is accepted: %s', (given, isGood) => {
  expect(personalizeInput.safeParse({ defaultLanguage: 'browser', ...given }).success).toBe(isGood);
});
