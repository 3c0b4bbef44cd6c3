import { describe, expect, it } from 'vitest';
import { filesOf, matches, textOf } from './sources';

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

/** Rows of the README's table: room, names. */
function rows(): { room: string; names: string[]; files: string[] }[] {
  let room = '';
  return textOf('src/ui/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| room') && !line.startsWith('| ---'))
    .map((line) => {
      const [, first = '', second = '', third = ''] = line.split('|');
      room = first.trim() || room;
      const told = /\(in ([^)]+)\)\s*$/.exec(third)?.[1] ?? '';
      const files = [...told.matchAll(/`([\w-]+)`/g)].map(([, file]) => file ?? '');
      return { room, names: [...second.matchAll(/`(\w+)/g)].map(([, name]) => name ?? ''), files };
    });
}

describe('the kit', () => {
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
    expect(missing).toEqual([]);
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
  expect(matches(filesOf('src/pages'), new RegExp(`col\\.text\\('(?:${words})'`))).toEqual([]);
});
