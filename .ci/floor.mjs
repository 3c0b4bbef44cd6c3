// Syntax in dist/ that es-check lets pass with ES2022, but Safari 15 does not read: static blocks, lookbehind and the v flag
// of regular expressions. Parsed as scripts, so that an await at the top is an error too:
//   node .ci/floor.mjs [dist]
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const dist = process.argv[2] ?? 'dist';
const found = [];

function walk(file, node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'StaticBlock') found.push(`${file}: a static block`);
  if (node.type === 'RegExpLiteral') {
    if (node.flags.includes('v')) found.push(`${file}: /${node.pattern}/${node.flags} has the v flag`);
    if (/\(\?<[=!]/.test(node.pattern)) found.push(`${file}: /${node.pattern}/ looks behind`);
  }
  for (const child of Object.values(node)) walk(file, child);
}

const files = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.js'));
for (const file of files) {
  const text = readFileSync(path.join(dist, file), 'utf8');
  try {
    walk(file, parseSync(text, { syntax: 'ecmascript', isModule: false, target: 'es2022' }));
  } catch (error) {
    found.push(`${file}: ${error}`);
  }
}
for (const line of found) console.error(line);
console.log(`${files.length} scripts, ${found.length} newer than the oldest browsers`);
process.exit(files.length > 0 && found.length === 0 ? 0 : 1);
