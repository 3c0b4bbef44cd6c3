/** A node that can be asked. */
export interface AskedNode {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
}

/** Every node that can be asked. */
export const ALL = 'all';
const GROUP = 'group:';

/** A group of nodes, as it is chosen. */
export const groupToken = (id: string): string => `${GROUP}${id}`;

/** The nodes that are meant: all, those of groups, and single ones, each once and in their order; `gone` is chosen and not there. */
export function chosenOf<Node extends AskedNode>(
  tokens: readonly string[],
  nodes: readonly Node[],
): { chosen: Node[]; gone: string[] } {
  const wanted = new Set(tokens);
  const isMeant = ({ id, groups }: AskedNode) =>
    wanted.has(ALL) || wanted.has(id) || groups.some((group) => wanted.has(groupToken(group)));
  const known = new Set(nodes.flatMap(({ id, groups }) => [id, ...groups.map(groupToken)]));
  return { chosen: nodes.filter(isMeant), gone: tokens.filter((token) => token !== ALL && !known.has(token)) };
}
