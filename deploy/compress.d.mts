export function compress(file: string): void;
export function compressAll(folder: string): void;
