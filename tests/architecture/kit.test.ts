import { describe, expect, it } from 'vitest';
import { filesOf, imported, matches, textOf } from './sources';

const ROOMS = ['list', 'form', 'feedback', 'data', 'page', 'tree', 'chart', 'lazy'];
const files = filesOf('src/ui');

/** What a room of the kit gives: its exported names. */
const exportsOf = (room: string) =>
  new Set(
    files
      .filter((file) => file.startsWith(`src/ui/${room}/`))
      .flatMap((file) => [
        ...textOf(file).matchAll(/^export (?:default )?(?:const|function|interface|type|class) (\w+)/gm),
      ])
      .map(([, name]) => name ?? ''),
  );

/** What the rest of the console takes from the kit, as `room/file: name`; the default of a file goes by the file's name. */
function taken(): string[] {
  const others = filesOf('src')
    .filter((file) => !file.startsWith('src/ui/'))
    .map(textOf);
  const pascal = (file: string) => file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return others.flatMap((text) => [
    ...[...text.matchAll(/\{([^{}]*)\} from '@\/ui\/([\w/-]+)'/g)].flatMap(([, names = '', place]) =>
      [...names.matchAll(/(?:^|,)\s*(?:type )?(\w+)/g)].map(([, name]) => `${place}: ${name}`),
    ),
    ...[...text.matchAll(/import\('@\/ui\/([\w-]+)\/([\w-]+)'\)(?:\.then\(\(\{ (\w+))?/g)].map(
      ([, room, file = '', name = pascal(file)]) => `${room}/${file}: ${name}`,
    ),
  ]);
}

/** The blocks of code in the README. */
const blocks = () => [...textOf('src/ui/README.md').matchAll(/^```tsx\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);

/** Rows of the README's list of names: "- `one`, `other`: what it does (in `file`)" below that of its room. */
function rows(): { room: string; names: string[]; told: string; files: string[] }[] {
  const [, list = ''] = textOf('src/ui/README.md').split('\n## Names\n');
  return list.split(/^- /m).flatMap((section) =>
    [...section.matchAll(/^ {2}- ((?:`[^`]+`(?:, )?)+): (.*)$/gm)].map(([, first = '', told = '']) => {
      const [, place = ''] = /\(in ([^)]+)\)\s*$/.exec(told) ?? [];
      return {
        room: section.split('\n')[0] ?? '',
        names: [...first.matchAll(/`(\w+)/g)].map(([, name]) => name ?? ''),
        told,
        files: [...place.matchAll(/`([\w-]+)`/g)].map(([, file]) => file ?? ''),
      };
    }),
  );
}

/** The README's code: its blocks, and what its rows say in code of more than the name of a file. */
const examples = () => {
  const told = rows().flatMap(({ told }) => [...told.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
  return [...blocks(), ...told.filter((code) => /\W/.test(code))].join('\n');
};

describe('the kit', () => {
  it('tells why a form was not sent: whatever has the state of a form draws its actions, where the reason stands', () => {
    const users = filesOf('src').filter(
      (file) => /\buseFormShell\(/.test(textOf(file)) && !/use-form-shell/.test(file),
    );
    expect(users).not.toEqual([]);
    expect(users.filter((file) => !textOf(file).includes('<FormActions'))).toEqual([]);
  });

  it('says of every deletion that it cannot be resumed, itself or in what it shows of what depends on the object', () => {
    const files = filesOf('src');
    const says = (file: string) => textOf(file).includes("'confirm.irreversible'");
    const shownBy = (file: string) =>
      [...textOf(file).matchAll(/(?:from|import\()\s*'([@.][^']+)'/g)]
        .map(([, to = '']) => `${imported(file, to)}.tsx`)
        .filter((one) => files.includes(one));
    const deleting = files.filter((file) => /\bdeletion\(\{/.test(textOf(file)));
    expect(deleting).toContain('src/pages/log/export-task/actions.tsx');
    expect(deleting.filter((file) => !says(file) && !shownBy(file).some(says))).toEqual([]);
  });

  it('stands in its rooms', () => {
    const odd = files.filter((file) => !ROOMS.some((room) => file.startsWith(`src/ui/${room}/`)));
    expect(odd, `a part of the kit belongs to one of ${ROOMS.join(', ')}`).toEqual([]);
  });

  it('has every name that its README tells of, in the room that it says', () => {
    const found = rows();
    expect(found.length).toBeGreaterThan(30);
    const missing = found.flatMap(({ room, names }) =>
      names.filter((name) => !exportsOf(room).has(name)).map((name) => `${room}: ${name}`),
    );
    expect(missing, 'the room does not export it: correct the row in src/ui/README.md').toEqual([]);
  });

  it('has a row in its README for every name that the rest of the console takes, and for no other', () => {
    const told = rows().flatMap(({ room, names }) => names.map((name) => `${room}: ${name}`));
    const used = new Set(taken().map((one) => one.replace(/\/.*: /, ': ')));
    expect(used.size).toBeGreaterThan(100);
    expect(
      [...used].filter((one) => !told.includes(one)),
      'give it a row with an example in src/ui/README.md',
    ).toEqual([]);
    expect(
      told.filter((one) => !used.has(one)),
      'nothing outside of src/ui takes it: remove it from src/ui/README.md',
    ).toEqual([]);
  });

  it('shows each of those names in an example', () => {
    const code = examples();
    const bare = rows().flatMap(({ names }) => names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code)));
    expect(bare, 'show how it is written, in its row of src/ui/README.md').toEqual([]);
  });

  it('shows examples that compile', () => {
    const compiled = filesOf('tests/ui/kit-page').map(textOf);
    expect(blocks().length).toBeGreaterThan(2);
    const loose = blocks().filter((block) => !compiled.some((text) => text.includes(block)));
    expect(loose, 'write the same into a file of tests/ui/kit-page, where the compiler reads it').toEqual([]);
  });

  it('has each name in the file that is called as it is, or in the one that the README names', () => {
    const kebab = (name: string) => name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
    const isIn = (room: string, file: string, name: string) =>
      files.some(
        (one) =>
          one.replace(/\.tsx?$/, '') === `src/ui/${room}/${file}` &&
          new RegExp(`^export (?:default )?(?:const|function|interface|type|class) ${name}\\b`, 'm').test(textOf(one)),
      );
    const lost = rows().flatMap(({ room, names, files: told }) =>
      names.filter((name) => ![kebab(name), ...told].some((file) => isIn(room, file, name))),
    );
    expect(lost, 'say in its row which file it stands in').toEqual([]);
  });
});

it('KIT-12 ids, addresses and names to sign in with are copied from every list', () => {
  const words = 'id|ip|phone|email|hostname|endpoint|webhook|account|createdBy|nodeId|url';
  expect(matches(filesOf('src/pages'), new RegExp(`col\\.text\\('(?:${words})'`)), 'take col.code').toEqual([]);
});

describe('what is shown this once', () => {
  it('is loaded before the call that makes it: a part lost after that would be its loss', () => {
    const alone = filesOf('src').filter(
      (file) => /<ShownOnce\b/.test(textOf(file)) && !/Api\.\w+\(/.test(textOf(file)),
    );
    expect(alone.length).toBeGreaterThan(1);
    const names = alone.map((file) => file.replace(/^.*\/|\.tsx$/g, '')).join('|');
    expect(matches(filesOf('src'), new RegExp(`import\\('[^']*/(?:${names})'\\)`)), 'import it by name').toEqual([]);
  });

  it('keeps its drawer open while it is made: one around a RunButton asks before it closes', () => {
    const around = filesOf('src').filter((file) => /<RunButton\b/.test(textOf(file)) && /<Drawer\b/.test(textOf(file)));
    expect(around.length).toBeGreaterThan(1);
    const loose = around.filter((file) => !/= useAskedClosing\(/.test(textOf(file)));
    expect(loose, 'take useAskedClosing in the place of useClosing').toEqual([]);
  });
});
