import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SecretInput } from '@/ui/feedback/secret-input';
import { renderPart } from '../support/render';

const field = () => screen.getByLabelText('API secret');

describe('a secret field', () => {
  it('hides what is typed until its button is asked, and hides it again', async () => {
    const { user } = await renderPart(<SecretInput autoComplete="off" aria-label="API secret" />);
    await user.type(field(), 'Hidden#1');
    expect(field()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show the text' }));
    expect(field()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide the text' }));
    expect(field()).toHaveAttribute('type', 'password');
    expect(field()).toHaveValue('Hidden#1');
  });

  it('SEC-8 takes a pasted secret and tells password managers what it is', async () => {
    const { user } = await renderPart(<SecretInput autoComplete="new-password" aria-label="API secret" />);
    await user.click(field());
    await user.paste('Pasted#2026');
    expect(field()).toHaveValue('Pasted#2026');
    expect(field()).toHaveAttribute('autocomplete', 'new-password');
    expect(field()).toHaveAttribute('spellcheck', 'false');
  });

  it('is looked at by keyboard alone', async () => {
    const { user } = await renderPart(<SecretInput autoComplete="off" aria-label="API secret" />);
    await user.tab();
    expect(field()).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(field()).toHaveAttribute('type', 'text');
  });
});
