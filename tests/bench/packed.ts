import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const FOLDER = '.cache/bench/packed';
const pack = promisify(brotliCompress);
const known = new Map<string, Promise<Packed>>();

export interface Packed {
  /** Length under brotli 11, whatever the server sends: both targets are weighed with the same scales. */
  bytes: number;
}

async function measure(url: string): Promise<Packed> {
  const raw = Buffer.from(await (await fetch(url)).arrayBuffer());
  const note = path.join(FOLDER, createHash('sha256').update(raw).digest('hex').slice(0, 24));
  if (existsSync(note)) return { bytes: Number(readFileSync(note, 'utf8')) };
  const { length } = await pack(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(note, String(length));
  return { bytes: length };
}

/** The compressed size of a script, computed once per content. */
export function packedSize(url: string): Promise<Packed> {
  const found = known.get(url) ?? measure(url);
  known.set(url, found);
  return found;
}
