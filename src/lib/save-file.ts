/** How long the browser may take to begin with a file: Safari reads a large one only after the click has been handled. */
const KEPT_MS = 60_000;

/** Hands a text or bytes to the browser as a download. */
export function saveFile(name: string, content: string | Blob, type = 'application/octet-stream'): void {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/**
 * Saves rows as `csvText` writes them, under a name without its ending. Without the mark at the start a spreadsheet takes the
 * file for one in the system's old code page.
 */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, `\uFEFF${text}`, 'text/csv;charset=utf-8');
