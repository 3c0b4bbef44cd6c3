import { type DdiNode, ddiNodeType } from '@/api/system-settings/ddi-node';

/** What the form starts with; the password is never told, a type that the console does not know is chosen anew. */
export function toForm(node: DdiNode) {
  const { name, organizationId, model, serviceNodeName, ip, linkAddress, port, username } = node;
  const { data: type } = ddiNodeType.safeParse(node.type);
  const rest = { name, organizationId, model, serviceNodeName, ip, linkAddress, port, username, password: '' };
  return type ? { ...rest, type } : rest;
}
