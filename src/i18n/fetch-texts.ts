import { timeLimit } from '@/lib/time-limit';
import type { Language } from './language';
import { textsFile } from './texts-file';

/** The bundler's: where scripts come from, and so what lies beside them. */
declare const __webpack_public_path__: string;

export type TextTable = Record<string, string>;

/** As long as the bundler waits for a script (.umirc.ts). */
const LIMIT_MS = 120_000;

/** As the bundler names it, so that a lost file of messages is what a lost script is: Retry, or a new version. */
function lost(address: string): Error {
  const error = new Error(`Loading chunk ${address} failed`);
  error.name = 'ChunkLoadError';
  return error;
}

/** From a build, which has them as data (deploy/umi/texts.ts). */
async function fetchBuilt(language: Language, file: string, version: string): Promise<TextTable> {
  const address = __webpack_public_path__ + textsFile(language, file, version);
  try {
    const answer = await fetch(address, { signal: timeLimit(LIMIT_MS) });
    if (answer.ok) return await answer.json();
  } catch {
    // No line, or a page in place of the file.
  }
  throw lost(address);
}

/**
 * Fetches the messages of one file, named as its folder or file under src (`account-center/secret-key`); `start` and `home`
 * gather what is needed together. Rejects with a ChunkLoadError.
 */
export async function fetchTexts(language: Language, file: string): Promise<TextTable> {
  if (process.env.TEXTS_VERSION) return fetchBuilt(language, file, process.env.TEXTS_VERSION);
  const [folder, name] = file.split('/');
  const { default: table }: { default: TextTable } = await (name === undefined
    ? import(`../../locales/${language}/${folder}.ts`)
    : import(`../../locales/${language}/${folder}/${name}.ts`));
  return table;
}
