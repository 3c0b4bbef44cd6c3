import type { FormInstance } from 'antd';
import * as z from 'zod';
import { Field } from '@/ui/form/field';
import type { ControlProps, Fields } from '@/ui/form/form-context';
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
  /** What the screen gives to the control of a field, by its dotted path; undefined where it is no field of the kit. */
  controlAt: (key: string) => ControlProps | undefined;
}

interface Fiber {
  type: unknown;
  memoizedProps: Readonly<{
    name?: unknown;
    shell?: unknown;
    initial?: unknown;
    onSubmit?: unknown;
    value?: unknown;
  }> | null;
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

const place = z.object({ full: z.array(z.union([z.string(), z.number()])) });
const field = z.object({
  name: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
  children: z.object({ props: z.custom<ControlProps>() }),
});

/** Where a part stands in the lists around it. */
function placeOf(fiber: Fiber | null): readonly (string | number)[] {
  for (let one = fiber; one; one = one.return) {
    const found = place.safeParse(one.memoizedProps?.value).data;
    if (found) return found.full;
  }
  return [];
}

function controlIn(root: Fiber, key: string): ControlProps | undefined {
  for (const fiber of fibersOf(root)) {
    const props = fiber.type === Field ? field.safeParse(fiber.memoizedProps).data : undefined;
    if (props && [...placeOf(fiber), ...[props.name].flat()].join('.') === key) return props.children.props;
  }
  return undefined;
}

/** The form that is open: the drawer's, or else the page's; undefined while there is none. */
export function openForm(): OpenForm | undefined {
  const around = document.querySelector('[role=dialog]:has(form[id])') ?? document;
  const element = around.querySelector<HTMLFormElement>('form[id]');
  // The form itself answers for its fields by name: what is inside of it is asked.
  const inside = element?.querySelector('*');
  const root = inside ? rootOf(inside) : null;
  if (!root || !element) return undefined;
  let send: OpenForm['send'];
  for (const { memoizedProps: props } of fibersOf(root)) {
    if (props?.name === element.id && isSend(props.onSubmit)) send = props.onSubmit;
    const shell = props?.shell;
    if (isShell(shell) && shell.name === element.id)
      return { ...shell, element, initial: props?.initial, send, controlAt: (key) => controlIn(root, key) };
  }
  return undefined;
}
