import { type DdiNode, ddiNodeType } from '@/api/system-settings/ddi-node';
import { asItCame } from '@/lib/rules/kept-choice';

/** What the form starts with; the password is never told, a type that the console does not know stays. */
export function toForm(node: DdiNode) {
  const { name, organizationId, model, serviceNodeName, ip, linkAddress, port, username } = node;
  const type = asItCame(ddiNodeType, node.type);
  return { name, organizationId, model, type, serviceNodeName, ip, linkAddress, port, username, password: '' };
}
