import type { CrossIssue } from '@/lib/rules/cross-field';
import { always, byName, type Kind, list, listOf, type SentConfig } from '../section';
import { lintBindings } from './lint';
import { type Binding, binding, clashingGroups } from './schema';
import { bindingLines } from './text';

const kind: Kind<Binding> = list('bindings', byName, always, (edit) => ({ section: 'bindings', ...edit }));

function clashes({ bindings: groups = [], interfaces = [] }: SentConfig): CrossIssue[] {
  return clashingGroups(groups, interfaces);
}

/** The groups of ports that act as one. */
export const bindings = {
  ...listOf('bindings', binding),
  kind,
  codes: ['bindDisabled', 'bindIdle', 'bindLacp', 'bindManagement', 'bindMove', 'bindName', 'bindSwitch'],
  lint: lintBindings,
  text: { bonds: bindingLines },
  clashes,
} as const;
