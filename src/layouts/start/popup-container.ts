/**
 * Where the popup of a Select, Dropdown, DatePicker or Tooltip hangs. In its dialog or drawer, so that it lies above that and
 * belongs to it; otherwise in the shell's own place inside `main`, so that it stands within a landmark. Dialogs ask without
 * a trigger and hang in the body.
 */
export function popupContainer(trigger?: HTMLElement): HTMLElement {
  const dialog = trigger?.closest<HTMLElement>('[role="dialog"]');
  if (dialog) return dialog;
  const place = trigger && trigger !== document.body ? document.getElementById('popups') : null;
  return place ?? document.body;
}
