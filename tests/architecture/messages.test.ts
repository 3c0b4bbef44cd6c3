import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { LATIN_WORDS } from './latin-words';
import { filesOf, textOf, withoutComments } from './sources';

const files = filesOf('locales/zh-CN')
  .map((path) => path.slice('locales/zh-CN/'.length, -'.ts'.length))
  .filter((file) => !['home', 'index', 'start'].includes(file));

type Table = Record<string, string>;
const load = async (language: string): Promise<Map<string, Table>> =>
  new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file, { ...(await import(/* @vite-ignore */ `../../locales/${language}/${file}.ts`)).default }] as const,
      ),
    ),
  );

const chinese = await load('zh-CN');
const english = await load('en-US');
const zh: Table = Object.assign({}, ...chinese.values());
const en: Table = Object.assign({}, ...english.values());

/** Names of the values that a message is given. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((found) => found[1]))].sort();
/** Where the braces end that open at a place. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The texts in the braces of a plural or a choice. */
function branchesOf(inside: string): string[] {
  const start = inside.indexOf('{');
  if (start < 0) return [];
  const end = endOf(inside, start);
  return [inside.slice(start + 1, end), ...branchesOf(inside.slice(end + 1))];
}

/** What a message may read: one text for each branch of its plurals and choices, each value as a mark. */
function readings(text: string): string[] {
  const found = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(text);
  if (!found) return [text.replace(/\{\s*\w+[^{}]*\}/g, '◦')];
  const end = endOf(text, found.index);
  const [before, after] = [text.slice(0, found.index), text.slice(end + 1)];
  return branchesOf(text.slice(found.index + found[0].length, end)).flatMap((branch) =>
    readings(`${before}${branch.replaceAll('#', '◦')}${after}`),
  );
}

describe('the readings of a message', () => {
  it.each([
    ['共 {count, number} 项', ['共 ◦ 项']],
    ['{n}（{count, plural, =0 {相同} other {# 项不同}}）', ['◦（相同）', '◦（◦ 项不同）']],
    [
      '{count, plural, =0 {没有} other {# 项，{bad, plural, =0 {正常} other {# 项异常}}}}。',
      ['没有。', '◦ 项，正常。', '◦ 项，◦ 项异常。'],
    ],
  ])('are those of its branches: %s', (text, expected) => {
    expect(readings(text)).toEqual(expected);
  });
});

describe.each(files)('locales/*/%s.ts', (file) => {
  const own = chinese.get(file) ?? {};
  const other = english.get(file) ?? {};

  it('has the same ids in both languages', () => {
    expect(Object.keys(other).sort(), `locales/en-US/${file}.ts`).toEqual(Object.keys(own).sort());
  });

  it('has the same values in both languages', () => {
    const ids = Object.keys(own).filter(
      (id) => `${placeholders(own[id] ?? '')}` !== `${placeholders(other[id] ?? '')}`,
    );
    expect(ids, 'name the same {values} in both languages').toEqual([]);
  });

  it.each([
    ['zh-CN', own],
    ['en-US', other],
  ])('is readable to the formatter in %s', (language, table) => {
    const problems: string[] = [];
    const intl = createIntl({ locale: language, messages: table, onError: (error) => problems.push(error.message) });
    for (const [id, text] of Object.entries(table)) {
      intl.formatMessage({ id }, Object.fromEntries(placeholders(text).map((name) => [name, 1])));
      if (text.trim() === '' || (text !== text.trim() && !id.endsWith('.separator')))
        problems.push(`${id} is empty or has spaces at its ends`);
    }
    expect(problems).toEqual([]);
  });

  it('shows no Chinese in English, but for the HTTP status texts (decision 12)', () => {
    const found = Object.entries(other).filter(
      ([id, text]) => !id.startsWith('http.') && /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u.test(text),
    );
    expect(found).toEqual([]);
  });

  it('shows only known Latin words in Chinese', () => {
    const words = Object.entries(own).flatMap(([id, text]) =>
      readings(text)
        .flatMap((reading) => reading.match(/[A-Za-z][A-Za-z0-9+&-]*/g) ?? [])
        .filter((word) => !LATIN_WORDS.has(word))
        .map((word) => `${id}: ${word}`),
    );
    expect(words, 'translate it, or add the word to tests/architecture/latin-words.ts').toEqual([]);
  });

  it('sets Chinese with full-width punctuation and a space beside Latin letters and figures', () => {
    const found = Object.entries(own).filter(([, text]) =>
      readings(text).some(
        (reading) =>
          /\p{sc=Han}[,;:!?]|[,;:!?]\p{sc=Han}/u.test(reading) ||
          /\p{sc=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{sc=Han}/u.test(reading),
      ),
    );
    expect(found).toEqual([]);
  });

  it('spells American in en-US', () => {
    const british = /colour|neighbour|behaviour|favour|organis|synchronis|authoris|recognis|licence|\bcentre\b/i;
    expect(Object.entries(other).filter(([, text]) => british.test(text))).toEqual([]);
  });

  it('speaks calmly: no exclamation, no "successfully", no "please" beyond what the specification quotes', () => {
    const loud = Object.entries(own).filter(([, text]) => /[!！]|成功地|已成功/.test(text));
    expect(loud.map(([id]) => id).filter((id) => !QUOTED.has(id))).toEqual([]);
    const found = Object.entries(other).filter(([, text]) => /!|\boops\b|successfully|\bplease\b/i.test(text));
    expect(found.map(([id]) => id).filter((id) => !QUOTED.has(id))).toEqual([]);
  });
});

/** English texts that are not ours: the specification quotes them word by word. */
const QUOTED = new Set([
  'noPermission.text',
  'subscription.templateFailed',
  'alarmTask.fetchFailed',
  'form.invalid',
  'request.retry',
  'commandTask.retried',
  'rule.passwordMismatch',
  'rule.accountTaken',
  'rule.roleNameTaken',
  'rule.taken',
  'rule.pleaseEnter',
  'rule.pleaseSelect',
]);

describe('message ids', () => {
  it('stand in one file only', () => {
    const seen = [...chinese].flatMap(([, table]) => Object.keys(table));
    expect(seen.filter((id, index) => seen.indexOf(id) !== index)).toEqual([]);
  });

  it('are all used', () => {
    const code = [...filesOf('src'), ...filesOf('mock')].map((file) => withoutComments(textOf(file))).join('\n');
    const literal = new Set([...code.matchAll(/['"]([a-zA-Z]\w*(?:\.\w+)+)['"]/g)].map((found) => found[1]));
    // An id that is put together (`threat.${type}`) uses every id of its shape; it must begin with a fixed part.
    const shapes = [
      ...code.matchAll(/`([a-zA-Z]\w*\.(?:[\w.]|\$\{[^`{}]*\})*\$\{[^`{}]*\}(?:[\w.]|\$\{[^`{}]*\})*)`/g),
    ].map((found) => new RegExp(`^${(found[1] ?? '').replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+')}$`));
    const unused = Object.keys(zh).filter((id) => !literal.has(id) && !shapes.some((shape) => shape.test(id)));
    expect(unused, 'nobody shows these: remove them from locales/').toEqual([]);
  });

  it('that the specification quotes say what it says', () => {
    expect(en).toMatchObject({
      'noPermission.text': 'The account does not have permission. Please contact the administrator for assistance.',
      'confirm.irreversible': 'Operation cannot be resumed, do you want to proceed?',
      'form.invalid': 'Data verify failure, please check and submit again!',
      'request.retry': 'Request error, please retry.',
      'request.dataFailure': 'Data loading failure',
      'screen.chunkFailed': 'Loading chunk failed',
      'rule.passwordMismatch': 'Password is inconsistent, please re-enter',
      'rule.accountTaken': 'Account name has already been registered, please re-enter',
      'rule.roleNameTaken': 'The Role name has been used, please re-enter',
    });
  });
});

describe('what the handbook and the FAQ quote', () => {
  /** What a gateway says, in the specification's own words. */
  const SAID = ['duplicate resource record', 'exceeds resource limit'];
  const texts = new Set([...Object.values(zh), ...Object.values(en), ...SAID]);
  const quoted = ['mock/help', 'src/components/faq/entries'].flatMap((folder) =>
    filesOf(folder).flatMap((file) => [...textOf(file).matchAll(/“([^”]+)”/g)].map(([, text = '']) => text)),
  );

  it('is what a screen, a tab or a button is called', () => {
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((text) => !texts.has(text))).toEqual([]);
  });
});
