import { readFileSync } from 'node:fs';
import { changesOf, readDocument } from './changes';

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  console.error(
    'npm run openapi:changes -- before.json after.json: what changed, and whether it breaks. Ends with 1 if it does.',
  );
  process.exit(2);
}

/** The document of a file; ends with a word where it is none. */
function read(file: string) {
  try {
    return readDocument(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  }
}

const changes = changesOf(read(before), read(after));
for (const { path, place, action, breaks } of changes)
  console.warn(`${breaks ? 'breaks' : 'holds '}  ${path}  ${place}: ${action}`);
const broken = changes.filter(({ breaks }) => breaks).length;
console.warn(`${changes.length} changes, ${broken} of them break.`);
process.exitCode = broken > 0 ? 1 : 0;
