import * as z from 'zod';
import type { Binding } from '@/lib/net/node-config';
import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { alnumName } from '@/lib/rules/names';
import { LIMITS } from '@/lib/rules/text';

/** Bonding modes 0 to 6 in the order of the specification (section 4). */
export const bindingMode = z.enum(['0', '1', '2', '3', '4', '5', '6']);

const port = z.string().min(1);
const fields = z.object({ name: alnumName(LIMITS.short), mode: bindingMode, first: port, second: port });

type Typed = { readonly [K in keyof z.output<typeof fields>]?: string | undefined };

/** Two different ports (spec 5). */
const ownIssues = ({ first, second }: Typed): CrossIssue[] =>
  first !== undefined && first === second ? [{ path: ['second'], rule: 'sameInterface' }] : [];

/** What the other groups of the node leave: their names and ports are taken. */
function takenIssues(group: Typed, others: readonly Typed[]): CrossIssue[] {
  const ports = (['first', 'second'] as const).flatMap((field): CrossIssue[] => {
    const wanted = group[field];
    const owner = others.find((one) => wanted !== undefined && (one.first === wanted || one.second === wanted));
    if (!owner || wanted === undefined) return [];
    return [{ path: [field], rule: 'boundInterface', values: { port: wanted, name: owner.name ?? '' } }];
  });
  const isTaken = group.name !== undefined && others.some(({ name }) => name === group.name);
  return isTaken ? [...ports, { path: ['name'], rule: 'taken' }] : ports;
}

/** A group as it is entered, beside the other groups of the node. */
export const bindingInput = (others: readonly Binding[]) =>
  crossField(fields, (group) => [...ownIssues(group), ...takenIssues(group, others)]);

export const binding = crossField(fields.extend({ id: z.string().min(1) }), ownIssues);

/** Groups that take a name or a port of one before them. */
export function clashingGroups(groups: readonly (Typed | undefined)[]): CrossIssue[] {
  return groups.flatMap((group, index) => {
    const before = groups.slice(0, index).filter((one) => one !== undefined);
    return group
      ? takenIssues(group, before).map((issue) => ({ ...issue, path: ['bindings', index, ...issue.path] }))
      : [];
  });
}
