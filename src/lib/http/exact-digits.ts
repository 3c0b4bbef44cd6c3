/** A string, or what may be such a number. */
const PIECE = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]{15,}/g;

/** A JSON text in which whole numbers that a script would round are texts: two ids that differ stay two. */
export const exactDigits = (json: string): string =>
  json.replace(PIECE, (piece) =>
    /^-?\d+$/.test(piece) && !Number.isSafeInteger(Number(piece)) ? `"${piece}"` : piece,
  );
