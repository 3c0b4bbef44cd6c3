import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MemoryHistory } from 'history';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { saveDrafts } from '@/lib/drafts';
import { ORIGIN } from '../support/gateway';
import { renderScreen } from '../support/render';

/** A form for one object of many, by the id in its address. */
interface Kind {
  resource: string;
  list: string;
  address: (id: string) => string;
  ids: readonly [string, string];
  field: RegExp;
  /** The key of the field, and what an update takes besides it. */
  key: string;
  takes: readonly string[];
}

const KEYS = '/account_center/secret_key';
const HOSTS = '/system_settings/host_management';
const ROLES = '/business_account/role_management';

const KINDS: Record<string, Kind> = {
  'a drawer of few fields': {
    resource: '/api/acm/secretKey',
    list: KEYS,
    address: (id) => `${KEYS}?panel=edit&item=${id}`,
    ids: ['AK20260001', 'AK20260002'],
    field: /^Description/,
    key: 'description',
    takes: [],
  },
  'a drawer with a secret': {
    resource: '/api/dcomm/host',
    list: HOSTS,
    address: (id) => `${HOSTS}?panel=edit&item=${id}`,
    ids: ['H-1', 'H-2'],
    field: /^Remark/,
    key: 'remark',
    takes: ['name', 'hostname', 'ip', 'port', 'user'],
  },
  'a page with a tree': {
    resource: '/api/acm/role',
    list: ROLES,
    address: (id) => `${ROLES}/${id}/edit`,
    ids: ['ROLE-2', 'ROLE-3'],
    field: /^Role name/,
    key: 'name',
    takes: ['type', 'menus'],
  },
};

const record = z.record(z.string(), z.unknown());

/** Calls as another tab or another operator makes them: not through the client of this page. */
async function ask(token: string, path: string, body: unknown): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json', 'Access-Token': token, Timestamp: String(Date.now()) };
  const answer = await fetch(`${ORIGIN}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const envelope = record.parse(await answer.json());
  expect(envelope.code, `${path} ${JSON.stringify(envelope)}`).toBe(20000);
  return record.safeParse(envelope.data).data ?? {};
}

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const go = async (history: MemoryHistory, address: string) => act(async () => history.push(address));

describe.each(Object.entries(KINDS))('%s', (_, kind) => {
  const field = () => screen.findByRole('textbox', { name: kind.field });
  const stored = async (token: string, id: string) =>
    String((await ask(token, `${kind.resource}/get`, { id }))[kind.key] ?? '');

  async function saveElsewhere(token: string, id: string, text: string): Promise<void> {
    const now = await ask(token, `${kind.resource}/get`, { id });
    const rest = Object.fromEntries(kind.takes.map((key) => [key, now[key]]));
    await ask(token, `${kind.resource}/update`, { ...rest, id, version: now.version, [kind.key]: text });
  }

  it.each([3, 17])('REL-12 loses nothing and mixes nothing up in a sequence of its own: seed %i', async (seed) => {
    const roll = dice(seed);
    const [a] = kind.ids;
    const { world, history } = await renderScreen(kind.address(a));
    const { token } = world;
    const truth = new Map<string, string>();
    for (const id of kind.ids) truth.set(id, await stored(token, id));
    let open = a;
    let typed: string | null = null;
    let isStale = false;
    let count = 0;
    /** Whose form the step before this one left, as Back leads to it. */
    let before: string | null = null;
    const steps: string[] = [];

    const type = async () => {
      count += 1;
      typed = `${open.replace('-', '_')} mine ${count}`;
      fireEvent.change(await field(), { target: { value: typed } });
    };
    /** Whoever leaves what is unsaved is asked once, and may stay. */
    const leave = async (to: string, move: () => void) => {
      await act(async () => move());
      if (typed !== null) {
        const question = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
        const isStaying = roll(2) === 0;
        steps.push(isStaying ? 'stay' : 'discard');
        fireEvent.click(within(question).getByRole('button', { name: isStaying ? 'Cancel' : 'Discard changes' }));
        await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard unsaved changes?' })).toBeNull());
        if (isStaying) return;
      }
      before = before === to ? null : open;
      open = to;
      typed = null;
      isStale = false;
    };
    const other = () => {
      const to = kind.ids.find((id) => id !== open) ?? a;
      return leave(to, () => history.push(kind.address(to)));
    };
    const back = () => (before === null ? other() : leave(before, () => history.back()));
    const save = async () => {
      if (typed === null) await type();
      const mine = typed ?? '';
      await press('Save');
      if (isStale) {
        const compare = await screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' });
        expect(await stored(token, open)).toBe(truth.get(open));
        for (const one of within(compare).getAllByRole('radio', { name: 'Yours' })) fireEvent.click(one);
        await press('Use these values');
        await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Somebody else/ })).toBeNull());
        await press('Save');
      }
      await waitFor(async () => expect(await stored(token, open)).toBe(mine));
      truth.set(open, mine);
      typed = null;
      before = null;
      isStale = false;
      await waitFor(() => expect(screen.queryByRole('textbox', { name: kind.field })).toBeNull());
      // Its address follows in the background.
      await act(async () => {});
      await go(history, kind.address(open));
    };
    const elsewhere = async () => {
      const id = kind.ids[roll(2)] ?? a;
      count += 1;
      const text = `${id.replace('-', '_')} theirs ${count}`;
      await saveElsewhere(token, id, text);
      truth.set(id, text);
      if (id === open) isStale = true;
    };
    await field();
    const turns: Record<string, () => Promise<void>> = {
      type,
      other,
      back,
      elsewhere,
      save,
    };
    for (let step = 0; step < 7; step += 1) {
      const name = Object.keys(turns)[roll(5)] ?? 'type';
      steps.push(name);
      await turns[name]?.();
      // A form that nobody typed into shows what is stored, unless somebody else saved since it was opened.
      const shown = typed ?? (isStale ? null : truth.get(open));
      if (shown !== null) await waitFor(async () => expect(await field(), steps.join()).toHaveValue(shown));
      for (const id of kind.ids) expect(await stored(token, id), `${steps.join()}: ${id}`).toBe(truth.get(id));
    }
  });

  it('REL-12 gives back what was typed when a session ends, to its own object and to no other', async () => {
    const [a, b] = kind.ids;
    await renderScreen(kind.address(a));
    const before = await waitFor(async () => {
      const { value } = z.object({ value: z.string() }).parse(await field());
      return value;
    });
    fireEvent.change(await field(), { target: { value: 'typed for A' } });
    // What the end of a session does before it loads the page again.
    saveDrafts();
    cleanup();
    const { history } = await renderScreen(kind.address(b));
    expect(await field()).not.toHaveValue('typed for A');
    await go(history, kind.address(a));
    await waitFor(async () => expect(await field()).toHaveValue('typed for A'));
    expect(before).not.toBe('typed for A');
  });
});

describe.each([
  ['role', `${ROLES}/create?from=`, ['ROLE-2', 'ROLE-3'], /^Role name/],
  ['alarm task', '/alarm/monitoring_alarm/task_management/create?from=', ['AT-203', 'AT-208'], /^Task name/],
  ['sub-account', '/business_account/account_management/create?from=', ['A-operator', 'A-2020'], /^Account name/],
])('a new %s like another', (_, address, [a = '', b = ''], label) => {
  it('REL-12 gives back what was typed when a session ends, and not where it is like one more', async () => {
    const open = (id: string) => renderScreen(`${address}${id}`);
    const field = () => screen.findByRole('textbox', { name: label });
    await open(a);
    fireEvent.change(await field(), { target: { value: 'typed_for_a' } });
    // What the end of a session does before it loads the page again.
    saveDrafts();
    cleanup();
    await open(b);
    expect(await field()).not.toHaveValue('typed_for_a');
    cleanup();
    await open(a);
    await waitFor(async () => expect(await field()).toHaveValue('typed_for_a'));
  });
});
