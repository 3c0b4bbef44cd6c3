/** 32 hexadecimal digits by chance: browsers leave `crypto.randomUUID` out of pages on plain http. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
