// Writes a .br and a .gz beside every file of a build that shrinks by it, for gzip_static and brotli_static:
//   node deploy/compress.mjs dist
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(css|html|ico|js|json|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/;
const SMALLEST = 512;

export function compress(file) {
  if (!TEXT.test(file)) return;
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const packed = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
  for (const [suffix, body] of Object.entries(packed)) {
    const target = `${file}.${suffix}`;
    if (bytes.length >= SMALLEST && body.length < bytes.length) writeFileSync(target, body);
    else rmSync(target, { force: true });
  }
}

export function compressAll(folder) {
  const files = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));
  for (const file of files) if (statSync(file).isFile()) compress(file);
}

const isCommand = process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url);
if (isCommand) compressAll(process.argv[2] ?? 'dist');
