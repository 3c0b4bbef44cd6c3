let isHeld = false;

// Its forms are only read where there is no document, such as in a test of their rules.
if (typeof document !== 'undefined') {
  const hold = (is: boolean) => () => {
    isHeld = is;
  };
  document.addEventListener('pointerdown', hold(true), true);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, hold(false), true);
}

/**
 * Runs it at once, or, while a pointer is held down, once it is released and whatever it pressed has been told: a press that
 * leaves a field must not lose its button to the error that the field then shows.
 */
export function afterRelease(run: () => void): void {
  if (!isHeld) {
    run();
    return;
  }
  const released = () => {
    for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, released);
    // The click follows the release in the same task.
    setTimeout(run);
  };
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, released);
}
