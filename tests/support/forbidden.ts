import { screen } from '@testing-library/react';

/** The buttons of this text. By it alone: to work out the role of everything on many screens takes minutes. */
export const buttonsOf = async (name: string) =>
  (await screen.findAllByText(name, { selector: 'button, button *' })).map((text) => text.closest('button'));

/** Whether a button is there to be read, and not to be pressed. */
export const isForbidden = (button: HTMLElement | null | undefined) => button?.getAttribute('aria-disabled') === 'true';
