import * as z from 'zod';

import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { alnumName } from '@/lib/rules/names';
import { rule } from '@/lib/rules/rule';
import { LIMITS } from '@/lib/rules/text';

/** Bonding modes 0 to 6 in the order of the specification (section 4). */
export const bindingMode = z.enum(['0', '1', '2', '3', '4', '5', '6']);

const port = z.string().min(1);
/** What the system calls its own: the loopback, the port of the anycast addresses, and settings for every port. */
const RESERVED: ReadonlySet<string> = new Set(['lo', 'anycast', 'all', 'default']);
const groupName = rule(alnumName(LIMITS.short), 'bondReserved', (name) => !RESERVED.has(name.toLowerCase()));
const fields = z.object({ name: groupName, mode: bindingMode, first: port, second: port });

type Typed = { readonly [K in keyof z.output<typeof fields>]?: string | undefined };

/** Two different ports. */
const ownIssues = ({ first, second }: Typed): CrossIssue[] =>
  first !== undefined && first === second ? [{ path: ['second'], rule: 'sameInterface' }] : [];

type Port = { readonly name?: string | undefined };

/** What the node leaves: a port has to be there and in no other group, and the name is no group's and no port's. */
function takenIssues(group: Typed, others: readonly Typed[], ports: readonly (Port | undefined)[]): CrossIssue[] {
  const isPort = (wanted: string) => ports.some((port) => port?.name === wanted);
  const found = (['first', 'second'] as const).flatMap((field): CrossIssue[] => {
    const port = group[field];
    if (!port) return [];
    if (!isPort(port)) return [{ path: [field], rule: 'missingInterface', values: { port } }];
    const owner = others.find((one) => one.first === port || one.second === port);
    return owner ? [{ path: [field], rule: 'boundInterface', values: { port, name: owner.name ?? '' } }] : [];
  });
  const { name } = group;
  const isTaken = name !== undefined && (isPort(name) || others.some((one) => one.name === name));
  return isTaken ? [...found, { path: ['name'], rule: 'taken' }] : found;
}

/** A group as it is entered, beside the other groups and the ports of the node. */
export const bindingInput = (others: readonly Binding[], ports: readonly Port[]) =>
  crossField(fields, (group) => [...ownIssues(group), ...takenIssues(group, others, ports)]);

export const binding = crossField(fields.extend({ id: z.string().min(1) }), ownIssues);
export type Binding = Readonly<z.output<typeof binding>>;

/** Groups that take a name or a port of one before them, or a port that is not there. */
export function clashingGroups(
  groups: readonly (Typed | undefined)[],
  ports: readonly (Port | undefined)[],
): CrossIssue[] {
  return groups.flatMap((group, index) => {
    const before = groups.slice(0, index).filter((one) => one !== undefined);
    return group
      ? takenIssues(group, before, ports).map((issue) => ({ ...issue, path: ['bindings', index, ...issue.path] }))
      : [];
  });
}
