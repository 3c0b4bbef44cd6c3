import type { ReactElement, ReactNode } from 'react';
import type { ControlProps } from './form-context';

/** A control of whose values the text says nothing to who reads it stands with one: `TreePick.read`. */
interface Readable {
  /** How a value reads; `props` are those of the control in its field. */
  read: (value: unknown, props: ControlProps) => ReactNode;
}

const isReadable = (type: unknown): type is Readable =>
  typeof type === 'function' && 'read' in type && typeof type.read === 'function';

/** How a value of a control reads, if the control says it. */
export function readerOf({ type, props }: ReactElement<ControlProps>): ((value: unknown) => ReactNode) | undefined {
  return isReadable(type) ? (value) => type.read(value, props) : undefined;
}
