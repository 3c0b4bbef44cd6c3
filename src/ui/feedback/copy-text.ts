/** Rejects where the browser has no clipboard: on plain http, or without the permission. */
export const copyText = async (text: string) => navigator.clipboard.writeText(text);
