import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '@/i18n/messages';
import type { RouteRow } from '@/routes/route';
import { PATIENCE, plainScreens, shellOf } from '../support/addresses';
import { renderScreen } from '../support/render';
import { expectWhole, watchErrors } from '../support/whole-screen';
import { watchWire } from '../support/wire';

const areaOf = ({ path }: RouteRow) => path.split('/')[1] ?? '';
const screens = plainScreens.filter((row) => shellOf(row).hasShell);
const areas = new Set(screens.map(areaOf));

/** The ids of all messages, loaded or not: one whose file was not named by its screen stands as its id. */
const ids = new Set(
  Object.values(
    import.meta.glob<Record<string, string> | undefined>('../../locales/zh-CN/**/*.ts', {
      eager: true,
      import: 'default',
    }),
  ).flatMap((texts = {}) => Object.keys(texts)),
);

/** All texts on screen, each as it stands in the document. */
function textsShown(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode.textContent?.trim() ?? '');
  return texts;
}

/** Its heading and the title of the tab say what it is, in the language of the console, and no message stands as its id. */
async function expectSpoken({ path, title }: RouteRow, errors: readonly unknown[]): Promise<void> {
  await waitFor(() => expect(messagesOf('zh-CN')[title], path).toBeDefined(), PATIENCE);
  const name = messagesOf('zh-CN')[title] ?? '';
  await waitFor(() => expect(document.querySelector('h1')?.textContent, path).toBe(name), PATIENCE);
  await expectWhole(path, errors);
  await waitFor(() => expect(document.title.startsWith(`${name} - `), `${path}: ${document.title}`).toBe(true));
  expect(
    textsShown().filter((text) => ids.has(text)),
    path,
  ).toEqual([]);
}

describe('an account that only reads', () => {
  watchWire();
  // One console goes on from screen to screen.
  it.each([...areas])('meets every screen of /%s whole and named', async (area) => {
    const errors = watchErrors();
    const rows = screens.filter((row) => areaOf(row) === area);
    const [first] = rows;
    if (!first) throw new Error('an area without a screen');
    const { history } = await renderScreen(first.path, { hasShell: true, persona: 'readonly', language: 'zh-CN' });
    for (const row of rows) {
      if (row !== first) await act(async () => history.push(row.path));
      await expectSpoken(row, errors);
    }
  });
});
