import type { KeyboardEvent } from 'react';

const CONTROLS = 'a[href], button:not(:disabled)';
const STEPS: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowUp: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
};

/** Up and down lead from a control of a row to the same one of its neighbor; true if they did. */
export function moveFocus({ key, target, currentTarget }: KeyboardEvent): boolean {
  const side = STEPS[key];
  // A menu hangs in the page, and sends its keys here all the same.
  if (!side || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return false;
  const row = target.closest('tbody tr');
  const next = row?.[side];
  if (!row || !next) return false;
  const controls = [...next.querySelectorAll<HTMLElement>(CONTROLS)];
  const place = [...row.querySelectorAll(CONTROLS)].reverse().indexOf(target);
  const control = controls.at(-1 - place) ?? controls.at(-1);
  control?.focus();
  return control !== undefined;
}
