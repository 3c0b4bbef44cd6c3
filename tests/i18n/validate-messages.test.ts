import en from '@locales/en-US/rules';
import zh from '@locales/zh-CN/rules';
import english from 'antd/locale/en_US';
import { describe, expect, it } from 'vitest';
import type { T } from '@/i18n/use-t';
import { validateMessages } from '@/i18n/validate-messages';

type Texts = [path: string, text: string][];

/** Every text of a tree of messages with the way to it. */
const textsOf = (tree: unknown, path = ''): Texts =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(Object(tree)).flatMap(([key, below]) => textsOf(below, `${path}.${key}`));

const placeholders = (text: string) => [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);

describe.each([
  ['zh-CN', zh],
  ['en-US', en],
])('VAL-07 the default messages of the form library, in %s', (_, messages) => {
  const t: T = (id, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
      String(Reflect.get(messages, id)),
    );
  const own = new Map(textsOf(validateMessages(t)));
  const theirs = textsOf(english.Form?.defaultValidateMessages);

  it('are all replaced', () => {
    expect(theirs.length).toBeGreaterThan(20);
    expect([...own.keys()].sort()).toEqual(theirs.map(([path]) => path).sort());
  });

  it('name the field, and figures that the library fills in', () => {
    for (const [path, text] of theirs) {
      const ours = placeholders(own.get(path) ?? '');
      expect(ours, path).toContain('label');
      expect([...placeholders(text), 'label'], path).toEqual(expect.arrayContaining(ours));
    }
  });
});
