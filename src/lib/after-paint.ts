/** Resolves once what was just rendered is on screen: what starts then takes no line and no time from the first rows. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
