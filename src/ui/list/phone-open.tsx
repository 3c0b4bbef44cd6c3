import type { ReactNode } from 'react';

/** What a row is called on a phone, which opens it: all of the row is its target. Its column says `isOpening`. */
export const PhoneOpen = ({ run, children }: { run: () => void; children: ReactNode }) => (
  <button type="button" className="row-button phone-open" onClick={run}>
    {children}
  </button>
);
