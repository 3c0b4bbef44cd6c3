import { journalOf } from '@mock/runtime/journal';
import { act, fireEvent, waitFor } from '@testing-library/react';
import axios from 'axios';
import { expect } from 'vitest';
import * as z from 'zod';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { readStaged } from '@/components/network-changes/staged-set';
import { failureOf } from '@/lib/contract/failure';
import { schemasAt } from '@/lib/rules/schema-path';
import { isEmpty, valueAt, withValue } from '@/lib/rules/values';
import { carried } from '@/ui/form/rules';
import { afterEveryTest } from '../support/after-each';
import { type Choice, choicesOf, nameOf, type Path, PRESENT } from '../support/form-choices';
import { ORIGIN } from '../support/gateway';
import { openForm } from '../support/open-form';
import { renderScreen } from '../support/render';
import { clearStaged } from '../support/staged';
import { unreadable } from '../support/unreadable';
import { FORMS, type Form } from './interrupted-forms';
import { EXAMPLES, MORE } from './variant-examples';

/** Every form of the table of writes, and what of them is at another address; each with its name. */
export const CASES: readonly (readonly [file: string, form: Form])[] = [
  ...Object.entries(FORMS).flatMap(([file, forms]) =>
    forms.map((form, index) => [`${file}${index > 0 ? ` ${index + 1}` : ''}`, form] as const),
  ),
  ...Object.entries(MORE),
];

function found<T>(what: T | null | undefined, name: string): T {
  if (what === null || what === undefined) throw new Error(`there is no ${name}`);
  return what;
}

const formNow = () => found(openForm(), 'form');
/** Lets the answers that are there and what follows from them arrive. */
const settle = () => act(() => new Promise<void>((done) => void setImmediate(done)));
const keyOf = (path: readonly PropertyKey[]) => path.map(String).join('.');
const inForm = (path: Path) => path.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What the form would send now: its fields, and what it carries without one. */
function valuesNow(): unknown {
  const { schema, form, initial, known } = formNow();
  return carried(schema, form.getFieldsValue(), initial, known);
}

const setValue = (path: Path, value: unknown) =>
  act(async () => {
    const { form, controlAt } = formNow();
    const follow: unknown = controlAt(keyOf(path))?.onChange;
    form.setFieldValue(inForm(path), value);
    // As the control does: a field may follow another one.
    if (typeof follow === 'function') follow(value);
  });

const control = (path: Path) => document.getElementById([formNow().name, ...path].join('_'));

const offer = z.object({ value: z.unknown(), disabled: z.boolean().optional() });

/** What a field offers to choose from; nothing where it is typed into, or draws its choices itself. */
function offered(key: string): readonly unknown[] {
  const options: unknown = formNow().fields.get(key)?.options;
  if (!Array.isArray(options)) return [];
  return options.flatMap((one: unknown) => {
    const parsed = offer.safeParse(one);
    return parsed.success ? (parsed.data.disabled ? [] : [parsed.data.value]) : [one];
  });
}

const issuesAt = (values: unknown, path: Path) => {
  const parsed = z.safeParse(formNow().schema, values);
  return (parsed.success ? [] : parsed.error.issues).filter((issue) =>
    path.every((part, index) => String(issue.path[index]) === part),
  );
};

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** Short inputs of the usual kinds, another one each time: the first that the schema takes is entered. */
const usual = (n: number): readonly unknown[] => [
  `v${n}`,
  `v${n}.example.com`,
  `198.51.100.${n}`,
  `198.51.${n}.0/24`,
  `v${n}@example.com`,
  `138001380${String(n).padStart(2, '0')}`,
  `https://v${n}.example.com`,
  'Secret#2026',
  String(n),
  n,
  1,
  `2001:db8::${n}`,
  '255.255.255.0',
  '09:00',
  '09:00:00',
  TOMORROW,
  true,
];

class Filler {
  private count = 0;
  constructor(private readonly fields: Readonly<Record<string, unknown>>) {}

  /** Enters something that the schema takes; into a list without an example an entry, by its button. */
  async fill(path: Path): Promise<void> {
    const { schema, fields, controlAt } = formNow();
    const key = keyOf(path);
    this.count += 1;
    const button = control(path);
    const own = this.fields[key.replace(/\b\d+\b/g, '*')];
    if (
      own === undefined &&
      button instanceof HTMLButtonElement &&
      button.type === 'button' &&
      fields.get(key)?.read === undefined &&
      controlAt(key) === undefined
    ) {
      fireEvent.click(button);
      return settle();
    }
    const values = valuesNow();
    const isList = schemasAt(schema, path).some((one) => one instanceof z.core.$ZodArray);
    const beside = typeof values === 'object' && values !== null ? Object.values(values).reverse() : [];
    const candidates = [
      ...(own === undefined ? [] : [own]),
      ...[...offered(key), ...usual(this.count)].map((one) => (isList ? [one] : one)),
      ...beside,
    ];
    const fits = (one: unknown) => issuesAt(withValue(values, inForm(path), one), path).length === 0;
    const good = candidates.find((one) => fits(one));
    if (good === undefined)
      throw new Error(`nothing fits “${key}”, give an example of it: ${JSON.stringify(issuesAt(values, path))}`);
    await setValue(path, good);
  }

  /** Fills what is missing until the schema has nothing to say; what has no field cannot be filled by anybody. */
  async complete(): Promise<void> {
    const looked = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      await settle();
      const { schema, fields } = formNow();
      const parsed = z.safeParse(schema, valuesNow());
      if (parsed.success) return;
      const issue = found(parsed.error.issues[0], 'issue');
      const at = issue.path.map(String);
      let path = at;
      while (path.length > 0 && !fields.has(keyOf(path))) path = path.slice(0, -1);
      // A field that follows another one comes a moment later.
      if (path.length < at.length && !looked.has(keyOf(at))) looked.add(keyOf(at));
      else if (path.length === 0)
        throw new Error(`the form has no field for “${keyOf(at)}”, which its schema asks for: ${issue.message}`);
      else await this.fill(path);
    }
    throw new Error(`never complete: ${JSON.stringify(z.safeParse(formNow().schema, valuesNow()).error?.issues)}`);
  }
}

/** Why a value cannot be chosen here, or null once it is. */
async function choose(path: Path, value: unknown, filler: Filler, isAgain = false): Promise<string | null> {
  const key = keyOf(path);
  const at = path.indexOf('0');
  if (!formNow().fields.has(key) && at > 0 && formNow().fields.has(keyOf(path.slice(0, at)))) {
    const list = control(path.slice(0, at));
    if (list instanceof HTMLButtonElement && valueAt(valuesNow(), inForm(path.slice(0, at + 1))) === undefined) {
      fireEvent.click(list);
      await settle();
    }
  }
  const isSet = value !== PRESENT && isSame(valueAt(valuesNow(), inForm(path)), value);
  if (isSet) return null;
  if (!formNow().fields.has(key)) return 'no field';
  if (value === PRESENT) return filler.fill(path).then(() => null);
  const options = offered(key);
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (options.length > 0 && value !== undefined && !options.includes(one)) return 'not on offer';
  const element = control(path);
  const radio = [
    ...(element?.closest('.ant-form-item')?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
  ].find((input) => input.value === String(value));
  const toggle = typeof value === 'boolean' && element?.matches('[role=switch], input[type=checkbox]') ? element : null;
  const click = radio ?? toggle;
  if (click?.matches(':disabled')) return 'not on offer';
  if (click) await act(async () => void fireEvent.click(click));
  else await setValue(path, value);
  await settle();
  if (isSame(valueAt(valuesNow(), inForm(path)), value)) return null;
  // What was saved just now came back and replaced the form.
  if (isAgain) throw new Error(`“${key}” does not stay as it was chosen`);
  return choose(path, value, filler, true);
}

interface Sent {
  path: string;
  data: unknown;
}

interface Watch {
  readonly sent: Sent[];
  stop: () => void;
}

const versioned = z.object({ version: z.int(), id: z.string().optional() });
const pathOf = (url = '') => new URL(url, ORIGIN).pathname;

/** Follows what the gateway takes; a form that is saved several times sends the version that its object has by then. */
function watch(): Watch {
  const sent: Sent[] = [];
  const versions = new Map<string, number>();
  const begun = axios.interceptors.request.use((config) => {
    const { data } = versioned.safeParse(config.data);
    const known = versions.get(`${pathOf(config.url)} ${data?.id}`);
    if (data && known !== undefined && data.version < known) config.data = { ...config.data, version: known };
    return config;
  });
  const over = axios.interceptors.response.use((reply) => {
    if (!/"code":\s*20000\b/.test(String(reply.data))) return reply;
    const path = pathOf(reply.config.url);
    const data: unknown = typeof reply.config.data === 'string' ? JSON.parse(reply.config.data) : null;
    sent.push({ path, data });
    const { version, id } = versioned.safeParse(data).data ?? {};
    if (version !== undefined && !path.endsWith('/preview')) versions.set(`${path} ${id}`, version + 1);
    return reply;
  });
  const stop = () => {
    axios.interceptors.request.eject(begun);
    axios.interceptors.response.eject(over);
  };
  return { sent, stop };
}

let stop = () => {};
afterEveryTest(() => stop());
afterEveryTest(clearStaged);

/** Whether something says a value under a name, at any depth. */
function says(data: unknown, name: string, value: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(
    ([key, one]: [string, unknown]) =>
      (key === name && (value === PRESENT ? one !== undefined && one !== null : isSame(one, value))) ||
      says(one, name, value),
  );
}

/** A form takes a second on an idle machine. */
const LONGEST = 30_000;
const SOON = 5;

/** Says yes to whatever is asked on the way, until something is over. */
const untilOver = (isOver: () => boolean) =>
  waitFor(
    () => {
      if (isOver()) return;
      const yes = document.querySelector<HTMLButtonElement>(
        '.ant-modal .ant-btn-primary:not(:disabled), .ant-modal .ant-btn-dangerous:not(:disabled)',
      );
      if (yes) fireEvent.click(yes);
      throw new Error('it is still under way');
    },
    { timeout: LONGEST, interval: SOON },
  );

/** Has the screen send what stands in its form, as its button does. */
async function send(run: (input: unknown) => Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const sending = run(z.parse(formNow().schema, valuesNow()));
  sending.then(end, end);
  await untilOver(() => isOver);
  await sending;
}

/** The fields of the open form that say why they are refused. */
const refusedNow = () =>
  formNow()
    .form.getFieldsError()
    .filter(({ errors }) => errors.length > 0)
    .map(({ name }) => keyOf(name));

/** Presses the button that saves, from step to step, until it went through; gives the fields that are refused, if any. */
async function press(hasSaved: () => boolean): Promise<readonly string[]> {
  const { name, element } = formNow();
  const isOpen = () => openForm()?.name === name;
  const isOver = () => hasSaved() || !isOpen() || refusedNow().length > 0;
  const stepNow = () => element.querySelector('section[tabindex="-1"]:not([hidden])');
  for (;;) {
    const button =
      document.querySelector(`button[type=submit][form="${name}"]`) ?? element.querySelector('button[type=submit]');
    const step = stepNow();
    await act(async () => void fireEvent.click(found(button, 'button that saves')));
    await untilOver(() => isOver() || stepNow() !== step);
    if (isOver()) return hasSaved() || !isOpen() ? [] : refusedNow();
  }
}

const NODE = 'BN2026-0001';
const TRIES = 3;

async function open(form: Form) {
  const aside = form.at.startsWith('/anonymous') ? '/anonymous/loginLock' : '/exception';
  const { history, world } = await renderScreen(aside);
  const id = typeof form.id === 'string' ? form.id : ((await form.id?.()) ?? '');
  for (const place of form.looks ?? []) {
    await act(async () => history.push(place));
    await waitFor(() =>
      found(document.querySelector('[role=tabpanel]:not([hidden], [aria-hidden=true]) [data-row-key]'), 'row'),
    );
  }
  await act(async () => history.push(form.at.replace(':id', id)));
  await waitFor(() => expect(formNow().fields.size).toBeGreaterThan(0), { timeout: LONGEST });
  return world;
}

/** Of a node's network: has the gateway look at what was staged, as the review does; false where nothing was changed. */
async function reviewed(): Promise<boolean> {
  const staged = readStaged(NODE);
  if (!staged) return false;
  await nodeNetworkApi.preview({ id: NODE, version: staged.version, changes: [...staged.changes] });
  clearStaged();
  return true;
}

/**
 * Opens a form once and saves every choice that its schema leaves, one after the other, each in the form that is open: what
 * the schema asks for and the form has no field for cannot be filled in. At last its button saves it once more.
 */
export async function saveEveryVariant(file: string, form: Form): Promise<void> {
  const examples = EXAMPLES[file] ?? {};
  const world = await open(form);
  const { sent, ...watched } = watch();
  stop = watched.stop;
  const isStaged = file.includes('/node-network/');
  const isAnonymous = form.at.startsWith('/anonymous');
  const filler = new Filler(examples.fields?.(world) ?? {});

  /** What the gateway took since: writes in its journal, or what it was asked of a staged set. */
  const takenSince = (start: number, before: number): readonly Sent[] => {
    const written = journalOf(world).slice(before);
    const isTaken = ({ path }: Sent) =>
      isAnonymous || written.some((one) => one.path === path && one.result === 'success') || path.endsWith('/preview');
    return sent.slice(start).filter(isTaken);
  };

  /** Saves what stands in the form, and says what the gateway took; what was taken by an earlier save is entered anew. */
  const save = async (kept: string): Promise<readonly Sent[] | 'unchanged'> => {
    for (let tries = 1; ; tries += 1) {
      await filler.complete();
      const [start, before] = [sent.length, journalOf(world).length];
      const run = kept === '' ? undefined : formNow().send;
      let keys: readonly string[] = [];
      try {
        if (run) await send(run);
        else keys = await press(() => readStaged(NODE) !== null || takenSince(start, before).length > 0);
        if (isStaged && keys.length === 0 && !(await reviewed())) return 'unchanged';
      } catch (thrown) {
        keys = Object.keys(failureOf(thrown).fields).filter((key) => formNow().fields.has(key));
        if (keys.length === 0) throw thrown;
        if (tries === TRIES || keys.includes(kept)) throw new Error(`refused at ${keys.join()}`, { cause: thrown });
      }
      if (keys.length === 0) return takenSince(start, before);
      if (tries === TRIES) throw new Error(`refused at ${keys.join()}`);
      for (const key of keys) await filler.fill(key.split('.'));
    }
  };

  /** Chooses one thing and saves it; says so where it cannot be chosen, or belongs to a kind that cannot. */
  const saveChoice = async (choice: Choice): Promise<'saved' | 'unchosen' | 'of another kind'> => {
    for (const given of choice.given) {
      if ((await choose(given.path, given.value, filler)) !== null) return 'of another kind';
      await filler.complete();
    }
    for (const [key, value] of Object.entries(examples.before?.[nameOf(choice)] ?? {})) {
      await choose(key.split('.'), value, filler);
      await settle();
    }
    if ((await choose(choice.path, choice.value, filler)) !== null) return 'unchosen';
    await filler.complete();
    await tell();
    const taken = await save(keyOf(choice.path));
    examples.after?.(world);
    const name = choice.path.filter((part) => !/^\d+$/.test(part)).at(-1) ?? '';
    if (taken === 'unchanged') return 'saved';
    expect(taken, 'what the gateway took').not.toEqual([]);
    const isSaid = taken.some(({ data }) => says(data, name, choice.value));
    const isToSay = choice.value !== undefined && examples.unsaid?.[nameOf(choice)] === undefined;
    expect(isSaid, 'whether that says the choice').toBe(isToSay);
    return 'saved';
  };

  for (const [key, value] of Object.entries(examples.start?.(world) ?? {})) await setValue(key.split('.'), value);
  await filler.complete();
  const told = new Set<string>();
  /** Each field with a value says to who compares what it is. */
  const tell = async () => {
    const { known } = formNow();
    const values = valuesNow();
    const fresh = [...known.values()].flatMap((facts) => {
      const value = valueAt(values, facts.path);
      const key = keyOf(facts.path);
      if (isEmpty(value) || told.has(key)) return [];
      told.add(key);
      return [{ key, facts, value }];
    });
    if (fresh.length > 0) expect(await unreadable(fresh, known)).toEqual([]);
  };
  await tell();
  const unchosen: string[] = [];
  const wrong: string[] = [];
  for (const choice of choicesOf(formNow().schema)) {
    const name = nameOf(choice);
    try {
      if ((await saveChoice(choice)) === 'unchosen') unchosen.push(name);
    } catch (thrown) {
      wrong.push(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
  }
  expect({ wrong, unchosen }).toEqual({ wrong: [], unchosen: Object.keys(examples.never ?? {}) });
  const last = await save('');
  if (!isStaged) expect(last, 'what the gateway took at the button').not.toEqual([]);
}
