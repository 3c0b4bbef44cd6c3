import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens the list of a select and gives it: what another select shows or has listed carries the same titles. */
export async function openList(user: UserEvent, box: HTMLElement) {
  await user.click(box);
  const list = await waitFor(() => {
    expect(box).toHaveAttribute('aria-expanded', 'true');
    const found = document.getElementById(box.getAttribute('aria-controls') ?? '')?.parentElement;
    if (!found) throw new Error(`The list of ${box.id} is not there`);
    return found;
  });
  return within(list);
}

/** Chooses an option of a select by its title. */
export async function choose(user: UserEvent, box: HTMLElement, option: string): Promise<void> {
  await user.click(await (await openList(user, box)).findByTitle(option));
}
