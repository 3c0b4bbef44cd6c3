/** The entry script that a page names, such as `umi.1a2b3c4d.js`; its hash changes with every build. */
export const entryOf = (html: string): string | null => /\bumi\.[0-9a-f]{8}\.js\b/.exec(html)?.[0] ?? null;

/** The entry script of this page: which build it runs. */
export const ownEntry = (): string | null =>
  [...document.scripts].map((script) => entryOf(script.src)).find((entry) => entry !== null) ?? null;

/** The version of the release that this page is of, as its build was told; null where the page names none. */
export const ownVersion = (): string | null =>
  document.querySelector('meta[name="version"]')?.getAttribute('content') || null;
