let target: string | null = null;

/** Remembers a foreign address that the operator must agree to before the page goes there; null: he did not. */
export const askLeave = (url: string | null): void => {
  target = url;
};

/** The foreign address to ask about, or null. */
export const leaveTarget = (): string | null => target;
