import type { CrossIssue } from '@/lib/rules/cross-field';
import { always, byName, list, listSection, type SectionKind, type SentConfig } from '../section';
import { lintBindings } from './lint';
import { type Binding, binding, clashingGroups } from './schema';
import { bindingLines } from './text';

const kind: SectionKind<Binding> = list('bindings', byName, always, (edit) => ({ section: 'bindings', ...edit }));

function clashes({ bindings: groups = [], interfaces = [] }: SentConfig): CrossIssue[] {
  return clashingGroups(groups, interfaces);
}

/** The groups of ports that act as one. */
export const bindings = {
  ...listSection('bindings', binding),
  kind,
  codes: ['bindDisabled', 'bindIdle', 'bindLacp', 'bindManagement', 'bindMove', 'bindName', 'bindSwitch'],
  lint: lintBindings,
  text: { bonds: bindingLines },
  owns: [[/^$/, /^! bond /]],
  isUnread: true,
  clashes,
} as const;
