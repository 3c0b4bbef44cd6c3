import type { Fault } from '@mock/runtime/world';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '@/i18n/locales';
import { type MessageId, messagesOf } from '@/i18n/messages';
import { plan, worlds } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

type Say = (id: MessageId) => string;

interface Entry {
  /** The words of the specification (spec 8), in English. */
  english: string;
  /** The message behind them; absent where the gateway says them. */
  id?: MessageId;
  at: string;
  /** What the gateway answers, if it takes a fault. */
  fault?: Partial<Fault> & { path: string };
  /** What the operator does to get there. */
  act?: (user: UserEvent, say: Say) => Promise<unknown>;
}

const KEYS = '/account_center/secret_key';
const ok = (data: unknown) => ({ envelope: { code: 20000, message: 'success', data } });
const first = async () => findRow({ 'Key ID': 'AK20260001' });

async function askToDelete(user: UserEvent): Promise<HTMLElement> {
  await user.click(within(await first()).getByRole('button', { name: /^More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return screen.findByRole('dialog');
}

/** The error catalogue of the specification, each text where its screen exists; a new screen adds its line here. */
const CATALOGUE: readonly Entry[] = [
  {
    english: 'Data loading failure',
    id: 'request.dataFailure',
    at: KEYS,
    fault: { path: '/api/acm/secretKey/list', body: '<html>' },
  },
  {
    english: 'Request error, please retry.',
    id: 'request.retry',
    at: KEYS,
    fault: { path: '/api/acm/secretKey/list', drop: true },
  },
  {
    english: 'Operation cannot be resumed, do you want to proceed?',
    id: 'confirm.irreversible',
    at: KEYS,
    act: askToDelete,
  },
  {
    english: 'Account name or password is incorrect',
    at: KEYS,
    act: async (user) => {
      const dialog = await askToDelete(user);
      await user.type(within(dialog).getByLabelText('Account password'), 'not-the-password');
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    },
  },
  {
    english: 'Failed to get machine code information',
    id: 'accountInfo.machineCodeFailed',
    at: '/account_center/account_info',
    fault: { path: '/api/acm/account/getMachineCode', status: 503 },
  },
  {
    english: 'Copying failed, select the text and copy it by hand',
    id: 'copy.failed',
    at: '/account_center/account_info',
    act: async () => {
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
      const buttons = await screen.findAllByRole('button', { name: /^Copy / });
      if (buttons[0]) fireEvent.click(buttons[0]);
    },
  },
  {
    english: 'No document',
    id: 'document.none',
    at: '/anonymous/help_doc',
    fault: { path: '/api/help/doc/getDirectories', ...ok({ list: [{ type: 'guide', documents: [] }] }) },
  },
  {
    english: 'No document',
    id: 'home.noDocuments',
    at: '/console',
    fault: { path: '/api/acm/overview/getDocuments', ...ok({ list: [] }) },
  },
];

/** Opens the screen of an entry with its fault under way from the first call on. */
async function reach(entry: Entry, language: Language): Promise<string> {
  const isAnonymous = entry.at.startsWith('/anonymous/');
  if (entry.fault && isAnonymous) plan(worlds.anonymous, entry.fault);
  const rendered = renderScreen(entry.at, {
    language,
    hasShell: !isAnonymous,
    ...(entry.fault && !isAnonymous && { onWorld: (world) => plan(world, { path: '', ...entry.fault }) }),
  });
  const { user } = await rendered;
  const say: Say = (id) => String(messagesOf(language)[id]);
  await entry.act?.(user, say);
  return entry.id ? say(entry.id) : entry.english;
}

describe.each(CATALOGUE)('ERR-01 $english', (entry) => {
  it(`is what the operator reads at ${entry.at}`, async () => {
    const text = await reach(entry, 'en-US');
    expect(text).toBe(entry.english);
    await waitFor(() => expect(screen.getAllByText(text, { exact: false })[0]).toBeVisible());
  });

  if (!entry.act) {
    it('has its words in Chinese too', async () => {
      const text = await reach(entry, 'zh-CN');
      expect(text).toMatch(/\p{Script=Han}/u);
      await waitFor(() => expect(screen.getAllByText(text, { exact: false })[0]).toBeVisible());
    });
  }
});
