import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import type { IApi } from 'umi';

const LANGUAGES = ['zh-CN', 'en-US'];

/** The messages of one file, and of those that it gathers. */
function messagesIn(file: string): Record<string, string> {
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, write: false, format: 'cjs' });
  const module: { exports: { default?: Record<string, string> } } = { exports: {} };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  return module.exports.default ?? {};
}

/** Each file of messages as it is sent, by its place below texts/ and without the ending. */
async function texts(cwd: string): Promise<Map<string, string>> {
  // The parser is react-intl's own. What has nothing to fill in stays text.
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  const compiled = (text: string) => (/['{<]/.test(text) ? parse(text) : text);
  const written = new Map<string, string>();
  for (const language of LANGUAGES) {
    const folder = join(cwd, 'locales', language);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    for (const file of files.sort()) {
      // What stands beside the folders is gathered in these two; the types are in another.
      if (!/[\\/]/.test(file) && !['start.ts', 'home.ts'].includes(file)) continue;
      const entries = Object.entries(messagesIn(join(folder, file))).map(([id, text]) => [id, compiled(text)]);
      const place = `${language}/${file.replaceAll('\\', '/').replace(/\.ts$/, '')}`;
      written.set(place, JSON.stringify(Object.fromEntries(entries)));
    }
  }
  return written;
}

/**
 * Writes the messages as data beside the scripts, texts/<language>/<file>.<version>.json, parsed so that the browser needs no
 * parser for them. One version stands for all of them: as scripts, each with a hash of its own, they would be 4 KB in the
 * start of every screen. src/i18n/fetch-texts.ts reads them.
 */
export default (api: IApi) => {
  api.describe({ key: 'ownTexts', enableBy: () => api.env === 'production' });
  let written = new Map<string, string>();
  let version = '';

  api.modifyConfig(async (config) => {
    written = await texts(api.cwd);
    version = createHash('sha256')
      .update(JSON.stringify([...written]))
      .digest('hex')
      .slice(0, 8);
    config.define = { ...config.define, 'process.env.TEXTS_VERSION': version };
    return config;
  });

  api.onBuildComplete(({ err }) => {
    if (err) return;
    for (const [place, json] of written) {
      const file = join(api.paths.absOutputPath, 'texts', `${place}.${version}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, json);
    }
  });
};
