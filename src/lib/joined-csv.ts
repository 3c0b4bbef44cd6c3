/** A first line is no longer than this; only so much of a file is read. */
const HEAD_BYTES = 4096;

const isNewline = (byte: number | undefined) => byte === 10;

/** The first line of a file with its end, as bytes; none where there is no line end in sight. */
async function headOf(file: Blob): Promise<Uint8Array> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return bytes.subarray(0, bytes.findIndex(isNewline) + 1);
}

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at]);

/**
 * CSV files one after the other as one: a first line that all have in common, their header, stands once, and each begins
 * on a line of its own. The files are not read into memory, apart from their first line.
 */
export async function joinedCsv(files: readonly Blob[]): Promise<Blob> {
  const parts: (Blob | string)[] = [];
  let header: Uint8Array | null = null;
  for (const file of files) {
    const head = await headOf(file);
    parts.push(header !== null && isSame(head, header) ? file.slice(head.length) : file);
    header ??= head;
    const [last] = new Uint8Array(await file.slice(-1).arrayBuffer());
    if (file.size > 0 && !isNewline(last)) parts.push('\r\n');
  }
  return new Blob(parts, { type: 'text/csv' });
}
