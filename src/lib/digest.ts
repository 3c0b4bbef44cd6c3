/** SHA-256 of bytes in hexadecimal; null where the browser has none, on plain http. */
export async function sha256Of(bytes: BufferSource): Promise<string | null> {
  // Typed as always there; browsers leave it out of pages that are not secure.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
