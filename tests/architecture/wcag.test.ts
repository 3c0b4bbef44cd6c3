import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, matches, root, textOf } from './sources';

/** The criteria of levels A and AA of WCAG 2.2, by guideline; 4.1.1 is none any longer. */
const ALL = `
1.1:1 1.2:1,2,3,4,5 1.3:1,2,3,4,5 1.4:1,2,3,4,5,10,11,12,13 2.1:1,2,4 2.2:1,2 2.3:1 2.4:1,2,3,4,5,6,7,11
2.5:1,2,3,4,7,8 3.1:1,2 3.2:1,2,3,4,6 3.3:1,2,3,4,7,8 4.1:2,3
`;
const CRITERIA = ALL.trim()
  .split(/\s+/)
  .flatMap((part) => {
    const [guideline = '', numbers = ''] = part.split(':');
    return numbers.split(',').map((number) => `${guideline}.${number}`);
  });
const CONFORMANCE = ['supports', 'partially supports', 'does not support', 'not applicable'];

const rows = textOf('docs/accessibility.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const screens = filesOf('src', /\.tsx$/);

describe('SHIP-10 each criterion of WCAG 2.2', () => {
  it('of levels A and AA stands in the document once, with what holds of it', () => {
    expect(CRITERIA).toHaveLength(55);
    expect(rows.map(([name = '']) => name.split(' ')[0]).sort()).toEqual([...CRITERIA].sort());
    expect(rows.filter(([, , conformance = '']) => !CONFORMANCE.includes(conformance))).toEqual([]);
  });

  it('names what shows it, in files that are there, by titles that stand in them', () => {
    const wrong = rows.flatMap(([name = '', , , , shown = '']) => {
      const proofs = [...shown.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)];
      if (proofs.length === 0) return [`${name}: nothing`];
      return proofs.flatMap(([, file = '', title]) => {
        if (!/^(?:tests|e2e)\//.test(file) || !existsSync(join(root, file))) return [`${name}: ${file}`];
        return title === undefined || textOf(file).includes(title) ? [] : [`${name}: ${file} “${title}”`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has five journeys of a screen reader written down, each with a heading, keys and what is said', () => {
    const spoken = textOf('docs/spoken.md');
    const journeys = spoken.split('\n## ').slice(1);
    expect(journeys).toHaveLength(5);
    for (const journey of journeys) expect(journey.match(/^\| .+ \| .+ \|$/gm)?.length).toBeGreaterThan(6);
    // Where nothing has the focus a keyboard begins again at the top: only a screen that was just opened may say so.
    expect(
      spoken
        .split('\n')
        .filter((line) => /nothing has the focus|nameless/.test(line) && !line.includes('| the screen opens')),
    ).toEqual([]);
  });
});

describe('SHIP-10 what a criterion needs of the source', () => {
  it('there is no sound and no video', () => {
    expect(matches(screens, /<(?:audio|video|embed|object)\b|new Audio\(/)).toEqual([]);
  });

  it('no single character is a shortcut', () => {
    const global = filesOf('src', /\.tsx?$/).filter((file) =>
      /(?:document|window)\.addEventListener\('keydown'/.test(textOf(file)),
    );
    expect(global.length).toBeGreaterThan(3);
    // A character without Ctrl or Command, heard by the whole page.
    expect(matches(global, /\bkey(?:\.toLowerCase\(\))? === '[^' ]'(?!.*(?:ctrlKey|metaKey|isCommand))/)).toEqual([]);
  });

  it('nothing is done by dragging alone', () => {
    const dragged = matches(screens, /\bdraggable\b|onDragStart|onPointerMove/).map((line) =>
      line.replace(/:\d.*/, ''),
    );
    // One shows figures under the pointer, one chooses a span; both have keys.
    expect(dragged).toEqual(['src/pages/log/query/brush.tsx', 'src/ui/chart/pointer.tsx']);
    for (const file of dragged) expect(textOf(file)).toContain('onKeyDown');
  });

  it('nothing happens by the press alone', () => {
    const pressed = matches(screens, /\bon(?:PointerDown|MouseDown|TouchStart)\b/).map((line) =>
      line.replace(/:\d.*/, ''),
    );
    expect(pressed).toEqual(['src/pages/log/query/brush.tsx', 'src/ui/chart/pointer.tsx']);
  });

  it('the motion of the device is not asked', () => {
    expect(matches(filesOf('src'), /devicemotion|deviceorientation|Accelerometer|Gyroscope/)).toEqual([]);
  });

  it('fields about the user say their purpose, and nothing keeps the browser from filling in or pasting', () => {
    const purposes = ['name', 'organization', 'tel', 'email', 'current-password', 'new-password', 'one-time-code'];
    const sources = screens.map(textOf).join('\n');
    const absent = purposes.filter(
      (purpose) => !new RegExp(`autoComplete=(?:"${purpose}"|\\{[^}]*'${purpose}'[^}]*\\})`).test(sources),
    );
    expect(absent).toEqual([]);
    expect(matches(screens, /onPaste=\{[^}]*preventDefault/)).toEqual([]);
  });

  it('no table reads its rows out by itself', () => {
    const loud = screens.filter((file) => {
      const tables = textOf(file).match(/<Table(?:<.*>)?$/gm) ?? [];
      return tables.length !== (textOf(file).match(/loading=\{(?:QUIET|\{ \.\.\.QUIET)/g) ?? []).length;
    });
    expect(loud).toEqual([]);
  });
});
