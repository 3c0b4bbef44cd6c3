import type { FormInstance } from 'antd';
import type * as z from 'zod';
import type { Fields } from '@/ui/form/form-context';
import type { FormShell } from '@/ui/form/use-form-shell';

/** A form on screen, as its shell knows it. */
export interface OpenForm {
  element: HTMLFormElement;
  name: string;
  form: FormInstance;
  schema: z.core.$ZodType;
  initial: unknown;
  /** The fields on screen, by their dotted path. */
  fields: Fields;
  /** Those, and what was on screen before. */
  known: Fields;
  /** What the screen does with what was entered; undefined where the form is of no shell with a frame. */
  send: ((input: unknown) => Promise<unknown>) | undefined;
}

interface Fiber {
  memoizedProps: Readonly<{ name?: unknown; shell?: unknown; initial?: unknown; onSubmit?: unknown }> | null;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  /** Of the root: what is on screen now. */
  stateNode: { current: Fiber };
}

/** React's own record of what is on screen, from its root: a form that any feature shows is reached nowhere else from outside. */
function rootOf(element: Element): Fiber | null {
  const key = Object.keys(element).find((one) => one.startsWith('__reactFiber$'));
  let fiber: Fiber | null = key === undefined ? null : Reflect.get(element, key);
  while (fiber?.return) fiber = fiber.return;
  return fiber?.stateNode.current ?? null;
}

function* fibersOf(root: Fiber): Generator<Fiber> {
  const left = [root];
  for (let fiber = left.pop(); fiber; fiber = left.pop()) {
    yield fiber;
    if (fiber.sibling) left.push(fiber.sibling);
    if (fiber.child) left.push(fiber.child);
  }
}

const isShell = (value: unknown): value is FormShell =>
  typeof value === 'object' && value !== null && 'known' in value && 'schema' in value;

const isSend = (value: unknown): value is (input: unknown) => Promise<unknown> => typeof value === 'function';

/** The form that is open: the drawer's, or else the page's; undefined while there is none. */
export function openForm(): OpenForm | undefined {
  const place = document.querySelector('[role=dialog]:has(form[id])') ?? document;
  const element = place.querySelector<HTMLFormElement>('form[id]');
  // The form itself answers for its fields by name: what is inside of it is asked.
  const inside = element?.querySelector('*');
  const root = inside ? rootOf(inside) : null;
  if (!root || !element) return undefined;
  let send: OpenForm['send'];
  for (const { memoizedProps: props } of fibersOf(root)) {
    if (props?.name === element.id && isSend(props.onSubmit)) send = props.onSubmit;
    const shell = props?.shell;
    if (isShell(shell) && shell.name === element.id) return { ...shell, element, initial: props?.initial, send };
  }
  return undefined;
}
