import { useLayoutEffect } from 'react';

/** Takes the outline of the page away (public/outline.css) once the shell is drawn in its place. */
export function useOutlineGone(): void {
  useLayoutEffect(() => document.getElementById('outline')?.remove(), []);
}
